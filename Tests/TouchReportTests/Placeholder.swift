import Testing

@testable import TouchReport
