import Testing

@testable import TouchModel
