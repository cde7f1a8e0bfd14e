import Foundation

/// One instance of the application's interface that the user can see by itself.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of one scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene is being connected.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    init(urlContexts: Set<UIOpenURLContext> = []) {
      self.urlContexts = urlContexts
      super.init()
    }
  }

  /// What stays of the scene while it is not connected.
  public let session: UISceneSession
  /// The object that hears about the scene's life.
  ///
  /// The scene keeps it alive.
  open var delegate: UISceneDelegate?
  /// Whether the user sees and uses the scene now.
  public internal(set) var activationState = ActivationState.unattached
  /// The title, shown by the desktop on the scene's window.
  open var title: String! = ""

  /// Creates a scene.
  ///
  /// The application does so when the scene is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// Posted before a scene is connected.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene was let go.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene became active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted before a scene comes into sight.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene went out of sight.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Where the scene's windows are shown.
  public internal(set) var screen = UIScreen.main
  /// The scene's windows, in the order in which they joined it.
  public private(set) var windows: [UIWindow] = []

  /// The scene's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The way up of the scene.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The traits of the scene's screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  open override var title: String! {
    didSet { screen.host?.setTitle(title ?? "") }
  }

  func add(_ window: UIWindow) { windows.append(window) }

  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }
}

/// A URL to open, with how it was handed over.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}
