import TestSupport
import Testing
import UIKitCore

@Suite("An appearance proxy traps")
struct ProxyTrapTests {
  @Test("when the class's init() requests the proxy", .rule("R-PROXY-11"))
  func proxyInItsOwnInitializer() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SelfStyledBar.appearance() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("appearance() of SelfStyledBar was called in its init()"))
  }

  @Test("when the class has no init()", .rule("R-PROXY-11"))
  func classWithoutInitializer() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NumberedBar.appearance() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("unimplemented initializer 'init(frame:)'"))
    #expect(text.contains("NumberedBar"))
  }

  @Test("when the class is neither a view nor a bar item", .rule("R-PROXY-11"))
  func otherClass() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Theme.appearance() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Theme is neither a view nor a bar item"))
  }
}

/// Sets up its class's looks when the first instance is made.
private final class SelfStyledBar: UITabBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.appearance().barTintColor = .red
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Cannot be made without a number.
private final class NumberedBar: UITabBar {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Theme: NSObject, UIAppearance {}
