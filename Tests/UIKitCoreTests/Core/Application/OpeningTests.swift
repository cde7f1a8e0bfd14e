import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

extension Journal {
  /// The calls of delegates, which applications create.
  fileprivate static let opening = Journal()
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var accepts = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = options?[.url] as? URL
    Journal.opening.record("launched \(url?.absoluteString ?? "without a URL")")
    return accepts
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Journal.opening.record("active")
  }

  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Journal.opening.record("open \(url.absoluteString)")
    return true
  }
}

private final class OpeningSceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OpeningScene.self
    return configuration
  }
}

private final class OpeningScene: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let urls = options.urlContexts.map(\.url.absoluteString).sorted()
    Journal.opening.record("connected \(urls.joined(separator: " "))")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Journal.opening.record("scene opens")
  }
}

@MainActor @Suite("UIApplication: URLs at launch", .serialized, .rule("R-INFO-10"))
struct OpeningTests {
  private let urls = ["app:one", "app:two"].compactMap { URL(string: $0) }

  private func launch(_ delegate: UIApplicationDelegate, opening urls: [URL]) -> [String] {
    Journal.opening.clear()
    let application = UIApplication()
    application.delegate = delegate
    LaunchSequence(application).run(opening: urls)
    return Journal.opening.lines
  }

  @Test("the first URL is in the launch options, and all are opened before activation")
  func launching() {
    #expect(
      launch(OpeningDelegate(), opening: urls)
        == ["launched app:one", "open app:one", "open app:two", "active"]
    )
    #expect(launch(OpeningDelegate(), opening: []) == ["launched without a URL", "active"])
  }

  @Test("a launch method that returns false prevents opening")
  func refusing() {
    let delegate = OpeningDelegate()
    delegate.accepts = false

    #expect(launch(delegate, opening: urls) == ["launched app:one", "active"])
  }

  @Test("a scene is connected with the URLs")
  func scenes() {
    let delegate = OpeningSceneApp()

    #expect(
      launch(delegate, opening: urls) == ["connected app:one app:two"]
    )
  }
}
