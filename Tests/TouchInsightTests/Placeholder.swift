import Testing

@testable import TouchInsight
