import QuartzCore

/// The top of a tree of views: where events come in and from where the picture is taken.
///
/// A window is hidden until `makeKeyAndVisible()` is called or `isHidden` is set to false. Visible windows are kept alive by their screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  var root = RootSlot()

  /// How far in front a window stands; windows of one level stand in the order in which they were shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    /// Creates a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where applications have their windows.
    public static let normal = Level(rawValue: 0)
    /// In front of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything that does not interrupt.
    public static let alert = Level(rawValue: 2000)

    /// Whether a level is farther back.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  // MARK: Creating a window

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a window of the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
    setUpWindow()
  }

  /// Creates a window of the main screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of a screen's size.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    setUpWindow()
  }

  /// Creates a window on the main screen from an archive.
  public required init?(coder: NSCoder) {
    screen = .main
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    layer.isHidden = true
    layer.contentsScale = screen.scale
    refreshTraits()
    refreshSafeArea()
  }

  // MARK: Screen and scene

  /// Where the window is shown.
  public private(set) var screen: UIScreen

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// How far in front the window stands; `normal` by default.
  open var windowLevel = Level.normal {
    didSet { if !isHidden, windowLevel != oldValue { screen.add(self) } }
  }

  /// A window is in itself.
  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  private func visibilityChanged() {
    if isHidden {
      screenWhenHidden = screen.configuration
      screen.remove(self)
      UIApplication.shared.windowDidHide(self)
      hideRoot()
      screen.endMovements()
    } else {
      takeProxiedAppearance()
      catchUpWithScreen()
      screen.add(self)
      UIApplication.shared.windowDidShow(self)
      showRoot()
    }
  }

  // MARK: Content

  /// The controller whose view fills the window; it appears when the window is shown and goes when replaced.
  ///
  /// What the old controller presents goes with it. Replacing it from its own callbacks is allowed.
  open var rootViewController: UIViewController? {
    get { root.controller }
    set { setRoot(newValue) }
  }

  // MARK: Being key

  /// Whether key events come here: at most one window of the application is key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window may become key; true by default.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of others of its level and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key without showing it.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Called after the window became key.
  ///
  /// Not for calling.
  open func becomeKey() {}

  /// Called after another window became key.
  ///
  /// Not for calling.
  open func resignKey() {}

  // MARK: Events

  /// Hands an event to the recognizers and views it concerns; every touch and press of the window passes here.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      PressRouter.dispatch(event, in: self)
    } else {
      screen.router.dispatch(event, in: self)
    }
  }

  /// The root controller. (R-FOC-8)
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    rootViewController.map { [$0] } ?? []
  }

  /// A window's next responder is its scene, or the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// A point of this window in the coordinates of another; of the screen when nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.convert(point, to: screen.rootLayer)
    return window.map { $0.layer.convert(onScreen, from: $0.screen.rootLayer) } ?? onScreen
  }

  /// A point of another window, or of the screen when nil, in this one's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.layer.convert(point, to: $0.screen.rootLayer) } ?? point
    return layer.convert(onScreen, from: screen.rootLayer)
  }

  /// A rectangle of this window in the coordinates of another; of the screen when nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = layer.convert(rect, to: screen.rootLayer)
    return window.map { $0.layer.convert(onScreen, from: $0.screen.rootLayer) } ?? onScreen
  }

  /// A rectangle of another window, or of the screen when nil, in this one's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { $0.layer.convert(rect, to: $0.screen.rootLayer) } ?? rect
    return layer.convert(onScreen, from: screen.rootLayer)
  }

  // MARK: Following the screen

  /// What the screen was like when the window was hidden last.
  private var screenWhenHidden: ScreenConfiguration?

  /// Takes over what happened to the screen while the window was hidden. (R-WIN-5)
  private func catchUpWithScreen() {
    guard let old = screenWhenHidden, old != screen.configuration else { return }
    let size = coversScreen(of: old.size) ? screen.bounds.size : bounds.size
    let resizing = WindowResizing(of: self, to: size, traits: traits(on: screen.configuration))
    resizing.announce()
    resizing.perform { self.transition(to: size) }
  }

  func coversScreen(of size: CGSize) -> Bool { frame == CGRect(origin: .zero, size: size) }

  /// Takes a new size together with the screen's new traits and safe area.
  func transition(to size: CGSize) {
    layer.contentsScale = screen.scale
    frame.size = size
    refreshTraits()
    refreshSafeArea()
  }
}

extension UIWindow {
  /// Posted by a window after it was shown.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted by a window after it was hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted by a window after it became key.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by a window after another became key.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
