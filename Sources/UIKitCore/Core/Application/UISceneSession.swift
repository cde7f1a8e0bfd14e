import Foundation

/// The persistent description of a scene, whether or not it is connected.
///
/// The application creates the session when it connects the scene and passes it to the delegates.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene that shows windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// An identifier that stays the same across launches of the application.
  public let persistentIdentifier: String
  /// The classes of the scene and its delegate.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, or `nil` while it is not connected.
  public internal(set) weak var scene: UIScene?
  // R-RES-22
  /// The activity that was saved with the scene, or `nil` if there is none.
  ///
  /// It is set before ``UISceneDelegate/scene(_:willConnectTo:options:)`` is called and updated
  /// whenever the state of the application is saved.
  public var stateRestorationActivity: NSUserActivity?
  /// Custom data of the application, which is not saved.
  ///
  /// The default value is `nil`.
  public var userInfo: [String: Any]?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// The classes that the application uses to show a scene.
///
/// Return one with a ``delegateClass`` from
/// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)`` to create an
/// application with scenes.
///
/// ```swift
/// let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
/// configuration.delegateClass = SceneDelegate.self
/// ```
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name of the configuration, or `nil`.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene, or `nil` for ``UIWindowScene``.
  ///
  /// A class that is not a subclass of ``UIScene`` is ignored. The default value is `nil`.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  ///
  /// The class must be a subclass of `NSObject` and conform to ``UISceneDelegate``; otherwise a
  /// warning is logged and the application starts without scenes. If the value is `nil`, which is
  /// the default, the application has no scenes.
  public var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window shows, or `nil`.
  ///
  /// The default value is `nil`, for that of the application's `Info.plist`, if it names one.
  public var storyboard: UIStoryboard?

  /// Creates a configuration without a delegate class.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration, or `nil`.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An object that responds to changes in the life cycle of a scene.
///
/// All methods have default implementations, which do nothing. The application creates one delegate
/// for a scene from the ``UISceneConfiguration/delegateClass`` of its configuration. For scenes
/// with windows, use ``UIWindowSceneDelegate``.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected.
  ///
  /// - Parameters:
  ///   - scene: The new scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reason why the scene is connected.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the scene is disconnected, which happens when its window is closed and when the
  /// application terminates.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when URLs are opened in the scene.
  ///
  /// - Parameters:
  ///   - scene: The scene that opens the URLs.
  ///   - contexts: The URLs to open.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  // R-WIN-15
  /// Called when the scene is connected and is requested to show an activity.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose window comes to the front.
  ///   - userActivity: The argument of
  ///     ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  // R-RES-22
  /// Returns an activity that describes the scene's current state.
  ///
  /// It is called when the scene enters the background, when the application terminates, and 30
  /// seconds after user input. The activity is passed to the scene's session at the next launch.
  /// The default implementation returns `nil`, for which no state is saved.
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
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns `nil`.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene that has windows.
///
/// It stores the scene's main window and is notified when the scene's size, orientation or traits
/// change. See ``UIWindowScene`` for an example.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  ///
  /// The default implementation returns `nil` and ignores new values.
  var window: UIWindow? { get set }
  /// Called after the size, the interface orientation or the traits of the scene have changed.
  ///
  /// - Parameters:
  ///   - windowScene: The scene that changed.
  ///   - previousTraitCollection: The traits before the change.
  ///   - previousInterfaceOrientation: The orientation before the change.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousTraitCollection: UITraitCollection,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation
  )
}

extension UIWindowSceneDelegate {
  /// Returns `nil` and ignores new values.
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
