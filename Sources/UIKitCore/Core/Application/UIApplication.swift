import QuartzCore

/// The running application, with its delegate, life cycle, windows and scenes.
///
/// It is the end of the responder chain. There is one application object per process, ``shared``,
/// which `UIApplicationMain` creates. It calls its ``delegate`` when the application launches,
/// becomes active or enters the background, and sends events to the windows. Without a scene
/// delegate, the application delegate creates the window:
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = UIWindow()
///     window?.rootViewController = UITabBarController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The states of an application.
  ///
  /// The current state is ``UIApplication/applicationState``. It changes in steps: from
  /// `background` to `inactive` to `active` and back.
  public enum State: Int, Sendable {
    /// The application is visible and receives events.
    case active = 0
    /// The application is visible but does not receive events.
    case inactive = 1
    /// The application is not visible.
    case background = 2
  }

  /// A key of the dictionary that describes why the application was launched.
  ///
  /// The dictionary is passed to the delegate's launch methods and may be `nil`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the URL that the application was launched to open, the first if there are several.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// A key of the dictionary that describes how a URL was opened.
  ///
  /// The dictionary is passed to ``UIApplicationDelegate/application(_:open:options:)`` and is
  /// always empty.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the dictionary with options for opening a URL.
  ///
  /// The dictionary is passed to ``UIApplication/open(_:options:completionHandler:)``, which
  /// ignores it.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for a Boolean value that indicates whether the URL is opened only if an application
    /// has claimed it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The application object of the process.
  public private(set) static var shared = UIApplication()

  /// The platform's interface; `nil` in a program without a window system, such as a test.
  package static var host: ApplicationHost?

  /// Replaces `shared` with an instance of a subclass.
  ///
  /// It is called before the launch.
  package static func adopt(_ application: UIApplication) { shared = application }

  var lifecycle = Lifecycle()
  var registry = WindowRegistry()
  var registeredObjects = RegisteredObjects()
  package private(set) lazy var stateRestorationManager = StateRestorationManager(self)
  /// The status bar of an application whose view controllers do not determine it.
  lazy var statusBar = ApplicationStatusBar(.current)
  let userDefaultsSynchronizer = UserDefaultsSynchronizer()

  /// Creates the application object.
  ///
  /// `UIApplicationMain` calls it; apps must not create further instances.
  public override init() {
    super.init()
    MemoryWarning.observe()
  }

  // MARK: Delegate and state

  /// The object that is notified of changes in the application's life cycle.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var delegate: UIApplicationDelegate?

  /// The current state of the application.
  ///
  /// The value is `inactive` until the launch has ended.
  open var applicationState: State { lifecycle.state }

  /// The next responder: the application's delegate if it is a responder, otherwise `nil`.
  open override var next: UIResponder? { delegate as? UIResponder }

  // R-UN-20
  /// The number at the application's icon, which is 0 for none.
  ///
  /// The default value is 0, or the value of the last launch. It is shown if the user allows badges;
  /// see `UNUserNotificationCenter.requestAuthorization`. Negative numbers count as 0.
  open var applicationIconBadgeNumber: Int {
    get { NotificationSession.current.badgeNumber }
    set { NotificationSession.current.badgeNumber = newValue }
  }

  // MARK: Windows and scenes

  /// The visible windows, from back to front.
  ///
  /// With scenes, these are the windows of all scenes.
  open var windows: [UIWindow] { registry.windows }

  /// The window that receives key events, or `nil` if there is none.
  open var keyWindow: UIWindow? { registry.keyWindow }

  /// The connected scenes; empty in an application without a scene delegate.
  open var connectedScenes: Set<UIScene> { Set(registry.scenes) }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(registry.scenes.map(\.session)) }

  // R-WIN-13
  /// A Boolean value that indicates whether more than one scene can be shown, each in a desktop window
  /// of its own.
  ///
  /// The value is `true` if `UIApplicationSupportsMultipleScenes` is set in the
  /// `UIApplicationSceneManifest` of the application's `Info.plist`, and the windows do not show a
  /// device. In simulators it is `false`.
  ///
  /// Unlike iOS, the value does not depend on the idiom.
  open var supportsMultipleScenes: Bool {
    ApplicationInformation.current.supportsMultipleScenes
      && UIApplication.host?.additionalScreenConfiguration != nil
  }

  // R-WIN-13, R-WIN-14, R-WIN-15
  /// Opens a window with a new scene, or brings the window of a scene to the front.
  ///
  /// The request is performed after the method has returned. A new scene is connected in the same way
  /// as the first one, with ``UIApplicationDelegate/application(_:configurationForConnecting:options:)``
  /// and ``UISceneDelegate/scene(_:willConnectTo:options:)``.
  ///
  /// ```swift
  /// let activity = NSUserActivity(activityType: "org.example.mail.compose")
  /// UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene, or `nil` to open a new window.
  ///   - userActivity: What the scene shows, or `nil`. A new scene receives it in
  ///     ``UIScene/ConnectionOptions/userActivities``, a connected one in
  ///     ``UISceneDelegate/scene(_:continue:)``.
  ///   - options: Options for the request, which have no effect, or `nil`.
  ///   - errorHandler: A closure that is called with a ``UISceneError`` if no window was opened, or
  ///     `nil`, which is the default.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    later { [weak self] in
      do throws(UISceneError) {
        try self?.activate(sceneSession, userActivity)
      } catch {
        errorHandler?(error)
      }
    }
  }

  // R-WIN-16
  /// Closes the window of a scene, and discards its session.
  ///
  /// The request is performed after the method has returned. The application ends when its last window
  /// is closed. A session without a scene is discarded only.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: Options for the request, which have no effect, or `nil`.
  ///   - errorHandler: A closure that is called with a ``UISceneError`` if the scene has no window to
  ///     close and is the only one, or `nil`, which is the default.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    later { [weak self] in
      do throws(UISceneError) {
        try self?.destroy(sceneSession)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// The layout direction of the user interface, which follows the system's language settings.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.settings.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The frame of the status bar, in the coordinates of the main screen.
  ///
  /// It is a rectangle of zeros if the status bar is hidden, and on screens without one, such as
  /// ordinary desktop windows.
  open var statusBarFrame: CGRect { UIScreen.main.systemBars.statusBarFrame }

  /// The interface orientation of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  // MARK: Events and actions

  /// Sends an event to the windows of its touches or presses.
  ///
  /// Override this method to observe all events of the application; call `super` to dispatch them.
  open func sendEvent(_ event: UIEvent) {
    for window in EventRouter.windows(of: event) { window.sendEvent(event) }
  }

  /// Calls an action method on a target, or on the first responder that can perform it.
  ///
  /// If `target` is `nil`, the search goes along the responder chain. It starts at the first
  /// responder on the sender's screen, or at the sender if there is none; without a sender it
  /// starts at the key window.
  ///
  /// - Parameters:
  ///   - action: The method to call. The sender and the event are passed to it if it has
  ///     parameters.
  ///   - target: The object to call, or `nil` to search the responder chain.
  ///   - sender: The object that sends the action, usually a control or a bar item.
  ///   - event: The event that caused the action, or `nil`.
  /// - Returns: `true` if a method was called; `false` if no object performs the action.
  @discardableResult open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let receiver: Any?
    if let target {
      receiver = target
    } else {
      let start = FirstResponder.start(
        of: sender as? UIResponder ?? keyWindow,
        in: (sender as? UIView)?.window ?? keyWindow
      )
      receiver = start?.target(forAction: action, withSender: sender)
    }
    guard let object = receiver.map({ $0 as AnyObject }), action.canBeCalled(on: object) else {
      return false
    }
    action.perform(on: object, sender, event)
    return true
  }

  /// Stops the delivery of new touches until ``endIgnoringInteractionEvents()`` is called.
  ///
  /// Calls can be nested: delivery resumes when each call has been balanced.
  open func beginIgnoringInteractionEvents() { lifecycle.ignoringCount += 1 }

  /// Balances one call to ``beginIgnoringInteractionEvents()``.
  ///
  /// Unbalanced calls are ignored.
  open func endIgnoringInteractionEvents() {
    lifecycle.ignoringCount = max(lifecycle.ignoringCount - 1, 0)
  }

  /// A Boolean value that indicates whether new touches are dropped.
  open var isIgnoringInteractionEvents: Bool { lifecycle.ignoringCount > 0 }

  // MARK: Opening

  /// Returns whether a URL can be passed to the platform, which requires a platform and a URL with
  /// a scheme.
  open func canOpenURL(_ url: URL) -> Bool { UIApplication.host != nil && url.scheme != nil }

  /// Opens a URL with the desktop's default application.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Options for opening the URL, which are ignored. The default value is empty.
  ///   - completion: A closure that is called before the method returns, with `true` if the
  ///     platform opened the URL.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let opened = UIApplication.host?.open(url) ?? false
    completion?(opened)
  }
}
