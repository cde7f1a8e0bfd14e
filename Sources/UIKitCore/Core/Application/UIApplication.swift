import QuartzCore

/// The running program: its delegate, its life cycle, its windows and scenes, and the end of the responder chain.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of the application as the user sees it.
  public enum State: Int, Sendable {
    /// In front and getting events.
    case active = 0
    /// In front, but events go elsewhere just now.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// What is known about why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the application was started to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How a URL was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens only links that an application claims for itself.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The only application of the process.
  public private(set) static var shared = UIApplication()

  /// The platform below; nil in a program that shows no windows of its own accord.
  package static var host: ApplicationHost?

  /// Puts an instance of a subclass in the place of `shared`, before anything else happens.
  package static func adopt(_ application: UIApplication) { shared = application }

  var lifecycle = Lifecycle()
  var registry = WindowRegistry()
  var registeredObjects = RegisteredObjects()
  package private(set) lazy var stateKeeper = StateRestorationManager(self)

  /// Creates the application.
  ///
  /// `UIApplicationMain` does so; there is only one.
  public override init() { super.init() }

  // MARK: Delegate and state

  /// The object that hears about the life cycle.
  open weak var delegate: UIApplicationDelegate?

  /// Whether the user sees and uses the application now.
  open var applicationState: State { lifecycle.state }

  /// The application's next responder is its delegate, if that is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Windows and scenes

  /// The windows that are shown, the hindmost first; with scenes, those of all scenes.
  open var windows: [UIWindow] { registry.windows }

  /// The window that key events go to.
  open var keyWindow: UIWindow? { registry.keyWindow }

  /// The scenes that are connected; empty in an application without a scene delegate.
  open var connectedScenes: Set<UIScene> { registry.scenes }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(registry.scenes.map(\.session)) }

  /// Whether more than one scene can be shown; false.
  open var supportsMultipleScenes: Bool { false }

  /// The direction in which the interface runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.settings.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The height of the main screen's top inset, as a frame at the top; empty where there is none.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }

  /// The way up of the main screen.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  // MARK: Events and actions

  /// Hands an event to the windows it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in EventRouter.windows(of: event) { window.sendEvent(event) }
  }

  /// Calls `action` on `target`, or along the responder chain from the first responder, or from the sender, when nil.
  ///
  /// - Returns: Whether anything was called.
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

  /// Stops handing touches to views until as many calls of `endIgnoringInteractionEvents` were made.
  open func beginIgnoringInteractionEvents() { lifecycle.ignoringCount += 1 }

  /// Undoes one call of `beginIgnoringInteractionEvents`.
  open func endIgnoringInteractionEvents() {
    lifecycle.ignoringCount = max(lifecycle.ignoringCount - 1, 0)
  }

  /// Whether touches are dropped now.
  open var isIgnoringInteractionEvents: Bool { lifecycle.ignoringCount > 0 }

  // MARK: Opening

  /// Whether there is a platform to open URLs with.
  open func canOpenURL(_ url: URL) -> Bool { UIApplication.host != nil && url.scheme != nil }

  /// Asks the desktop to open a URL.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let opened = UIApplication.host?.open(url) ?? false
    completion?(opened)
  }
}
