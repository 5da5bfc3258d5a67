import Testing

@testable import SceneLanguage
