import Foundation

/// One instance of the application's user interface.
///
/// The application creates a scene when its delegate returns a configuration with a delegate class
/// from ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``. The scene
/// then notifies its own delegate of changes in its life cycle. Apps use the subclass
/// ``UIWindowScene``, which manages windows. On a desktop, each scene has a window of its own; see
/// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states of a scene.
  ///
  /// The current state is ``UIScene/activationState``.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible but does not receive events.
    case foregroundInactive = 1
    /// The scene is connected but not visible.
    case background = 2
  }

  /// Information about why a scene is being connected.
  ///
  /// It is passed to ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``
  /// and to the scene's delegate.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs that the application was launched to open; empty if there are none.
    ///
    /// URLs that are opened later are passed to ``UISceneDelegate/scene(_:openURLContexts:)``.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene is to continue; empty if there are none.
    ///
    /// It contains the argument of
    /// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
    public let userActivities: Set<NSUserActivity>
    init(
      urlContexts: Set<UIOpenURLContext> = [],
      userActivities: Set<NSUserActivity> = []
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      super.init()
    }
  }

  /// The session of the scene, which describes it whether or not it is connected.
  public let session: UISceneSession
  /// The object that is notified of changes in the scene's life cycle.
  ///
  /// The application sets it to a new object of the configuration's delegate class. The reference
  /// is strong. The default value is `nil`.
  open var delegate: UISceneDelegate?
  /// The current state of the scene.
  ///
  /// The default value is `unattached`.
  public internal(set) var activationState = ActivationState.unattached
  /// The title of the scene, which a ``UIWindowScene`` shows as the title of the desktop window.
  ///
  /// The default value is empty.
  open var title: String! = ""

  /// Creates a scene.
  ///
  /// The application calls it when it connects the scene.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reason why the scene is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted before a scene is connected.
  ///
  /// The object is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene has been disconnected.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted after a scene has become active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted after a scene's delegate has been notified that the scene will become inactive.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted after a scene's delegate has been notified that the scene will enter the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted after a scene has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A scene that shows windows on a screen.
///
/// The scene's delegate creates a window when the scene is connected:
///
/// ```swift
/// func scene(
///   _ scene: UIScene,
///   willConnectTo session: UISceneSession,
///   options: UIScene.ConnectionOptions
/// ) {
///   guard let scene = scene as? UIWindowScene else { return }
///   window = UIWindow(windowScene: scene)
///   window?.rootViewController = UITabBarController()
///   window?.makeKeyAndVisible()
/// }
/// ```
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  var traitState: TraitState?
  /// The screen that shows the scene's windows.
  public internal(set) var screen = UIScreen.main
  /// The windows of the scene, in the order in which they were added.
  public private(set) var windows: [UIWindow] = []

  /// The key window of the application if it belongs to the scene, otherwise `nil`.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The interface orientation of the scene's screen.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The traits of the scene's screen, with ``UIWindowScene/traitOverrides``.
  open var traitCollection: UITraitCollection { traits(on: screen.traitCollection) }

  /// Called after ``UIWindowScene/traitCollection`` has changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the scene overrides for its windows.
  open var traitOverrides: any UITraitOverrides {
    get { _traitOverrides }
    set {
      let old = traitCollection
      _traitOverrides = newValue
      traitsChanged(from: old)
    }
  }

  /// The status bar of the scene's screen.
  ///
  /// The value is never `nil`.
  open private(set) lazy var statusBarManager: UIStatusBarManager? =
    UIStatusBarManager(screen: screen)

  open override var title: String! { didSet { screen.titleChanged() } }

  /// The sizes that the user can give the scene's window, or `nil` if its size is that of a device.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? =
    screen.configuration.isResizable ? UISceneSizeRestrictions(screen: screen) : nil

  func add(_ window: UIWindow) { windows.append(window) }

  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }
}

/// A URL that a scene is requested to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}
