import Foundation

/// What stays of a scene whether or not it is connected.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Shows the application on its screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// The same for one session all its life.
  public let persistentIdentifier: String
  /// Which classes show the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// What the user was doing when the scene was saved last; nil where nothing was named. (R-RES-22)
  ///
  /// It is there before `scene(_:willConnectTo:options:)` is called.
  public var stateRestorationActivity: NSUserActivity?
  /// Whatever the application wants to keep with the session.
  public var userInfo: [String: Any]?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which classes show a scene.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` when nil.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, of which one object is made for each scene.
  public var delegateClass: AnyClass?

  /// Creates a configuration for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Hears about the life of one scene; all members have defaults.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is added: the place to make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called after the scene was let go.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before events go elsewhere.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes into sight.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene went out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// What the scene is to come back to; nil, the default, for nothing. (R-RES-22)
  ///
  /// Asked when the scene went to the background, when the application ends, and 30 seconds after something that the user
  /// did.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// None.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
  /// Called after size, way up or traits of the scene changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousTraitCollection: UITraitCollection,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation
  )
}

extension UIWindowSceneDelegate {
  /// None; setting it is without effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousTraitCollection: UITraitCollection,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation
  ) {}
}
