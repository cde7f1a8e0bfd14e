import QuartzCore

/// The root of a view hierarchy, which shows a controller's view and dispatches events to its
/// views.
///
/// A window is hidden until ``makeKeyAndVisible()`` is called or ``isHidden`` is set to `false`.
/// Its screen retains it while it is visible. Most applications have one window, which they create
/// at launch:
///
/// ```swift
/// let window = UIWindow()
/// window.rootViewController = UITabBarController()
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
  var root = RootSlot()
  /// The area for the input views of the first responder, or `nil` until one is shown.
  var inputArea: InputArea?
  /// The view that takes all keys while it is shown, such as an open menu.
  weak var keyTaker: UIView?
  private lazy var ownUndoManager = UndoManager()
  /// The reference of the views in the window.
  final let reference = UnretainedReference<UIWindow>()
  override final var asWindow: UIWindow? { self }

  /// The undo manager for the views of the window, which is created when it is first used.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The position of a window in the z-order.
  ///
  /// Windows with a higher level are in front of windows with a lower level. Windows of the same
  /// level are in the order in which they were shown, the last one in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    /// Creates a level from its raw value; higher values are in front.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the application's windows, 0.
    ///
    /// This is the default.
    public static let normal = Level(rawValue: 0)
    /// The level of windows in front of other windows and behind alerts, 1000.
    ///
    /// As on iOS 13 and later, windows of no level cover the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, 2000.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level in front of another one, such as `.alert + 1`.
    public static func + (level: Level, value: CGFloat) -> Level {
      Level(rawValue: level.rawValue + value)
    }

    /// Returns a level behind another one, such as `.statusBar - 1`.
    public static func - (level: Level, value: CGFloat) -> Level {
      Level(rawValue: level.rawValue - value)
    }

    /// Returns whether the first level is behind the second.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  deinit { reference.object = nil }

  // MARK: Creating a window

  /// Creates a hidden window on the main screen.
  public override init(frame: CGRect) {
    screen = .main
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a hidden window that fills a scene's screen.
  public init(windowScene: UIWindowScene) {
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
    setUpWindow()
  }

  /// Creates a hidden window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window that fills a screen.
  package init(screen: UIScreen) {
    self.screen = screen
    super.init(frame: screen.bounds)
    setUpWindow()
  }

  /// Creates a hidden window on the main screen from an archive.
  public required init?(coder: NSCoder) {
    screen = .main
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    reference.object = self
    screenWhenHidden = screen.configuration
    layer.isHidden = true
    layer.contentsScale = screen.scale
    refreshTraits()
    refreshSafeArea()
  }

  // MARK: Screen and scene

  /// The screen that shows the window.
  public private(set) var screen: UIScreen

  /// The scene that the window belongs to, or `nil` in an application without scenes.
  ///
  /// Setting it adds the window to the scene's windows. A hidden window moves to the scene's screen.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
      if let screen = windowScene?.screen, screen !== self.screen, isHidden { move(to: screen) }
      if oldValue?.traitState != nil || windowScene?.traitState != nil { refreshTraits() }
    }
  }

  // R-WIN-18
  private func move(to screen: UIScreen) {
    let isFull = coversScreen(of: self.screen.bounds.size)
    screenWhenHidden = screen.configuration
    self.screen = screen
    transition(to: isFull ? screen.bounds.size : bounds.size)
  }

  /// The traits that the window inherits: those of the screen, with the overrides of the scene.
  var traitsOfScreen: UITraitCollection {
    windowScene?.traits(on: screen.traitCollection) ?? screen.traitCollection
  }

  /// The position of the window in the z-order.
  ///
  /// The default value is ``UIWindow/Level/normal``.
  open var windowLevel = Level.normal {
    didSet { if !isHidden, windowLevel != oldValue { screen.add(self) } }
  }

  /// The window itself.
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
      // The application may have shown the window again.
      guard isHidden else { return }
      hideRoot()
      screen.endMovements()
    } else {
      takeProxiedAppearance()
      catchUpWithScreen()
      // Callbacks may have hidden the window again, or hidden and shown it.
      guard !isHidden, !UIApplication.shared.windows.contains(self) else { return }
      screen.add(self)
      UIApplication.shared.windowDidShow(self)
      showRoot()
    }
  }

  // MARK: Content

  /// The controller whose view fills the window.
  ///
  /// Its view appears when the window is shown. When another controller is set, the previous one
  /// disappears together with all controllers that it presents. The property can also be set in the
  /// callbacks of the previous controller. The default value is `nil`.
  open var rootViewController: UIViewController? {
    get { root.controller }
    set { setRoot(newValue) }
  }

  // MARK: Key window

  /// A Boolean value that indicates whether the window receives key events.
  ///
  /// At most one window of the application is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// A Boolean value that indicates whether the window can become the key window.
  ///
  /// The default value is `true`.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of the other windows of its level and makes it the key window.
  ///
  /// A window that is already visible keeps its position.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window without showing it.
  ///
  /// The call is ignored if ``canBecomeKey`` is `false`.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Called when the window becomes the key window.
  ///
  /// Override this method to respond to the change. Do not call it directly.
  open func becomeKey() {}

  /// Called when another window becomes the key window, or when the window is hidden.
  ///
  /// Override this method to respond to the change. Do not call it directly.
  open func resignKey() {}

  // MARK: Events

  /// Dispatches an event to the gesture recognizers and views of the window.
  ///
  /// Every touch and press in the window passes through this method. Override it to observe them;
  /// call `super` to dispatch the event.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      PressRouter.dispatch(event, in: self)
    } else {
      screen.router.dispatch(event, in: self)
    }
  }

  /// The root view controller.
  open override var preferredFocusEnvironments: [UIFocusEnvironment] {
    // R-FOC-8
    rootViewController.map { [$0] } ?? []
  }

  /// The window's scene, or the application if there is none.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Converts a point from this window's coordinates to those of another window.
  ///
  /// - Parameters:
  ///   - point: A point in this window's coordinates.
  ///   - window: The window to convert to, or `nil` for the screen's coordinates.
  /// - Returns: The converted point.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.convert(point, to: screen.rootLayer)
    return window.map { $0.layer.convert(onScreen, from: $0.screen.rootLayer) } ?? onScreen
  }

  /// Converts a point from another window's coordinates to those of this window.
  ///
  /// - Parameters:
  ///   - point: A point in the other window's coordinates.
  ///   - window: The window to convert from, or `nil` for the screen's coordinates.
  /// - Returns: The converted point.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window.map { $0.layer.convert(point, to: $0.screen.rootLayer) } ?? point
    return layer.convert(onScreen, from: screen.rootLayer)
  }

  /// Converts a rectangle from this window's coordinates to those of another window.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this window's coordinates.
  ///   - window: The window to convert to, or `nil` for the screen's coordinates.
  /// - Returns: The bounding box of the converted rectangle.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = layer.convert(rect, to: screen.rootLayer)
    return window.map { $0.layer.convert(onScreen, from: $0.screen.rootLayer) } ?? onScreen
  }

  /// Converts a rectangle from another window's coordinates to those of this window.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other window's coordinates.
  ///   - window: The window to convert from, or `nil` for the screen's coordinates.
  /// - Returns: The bounding box of the converted rectangle.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { $0.layer.convert(rect, to: $0.screen.rootLayer) } ?? rect
    return layer.convert(onScreen, from: screen.rootLayer)
  }

  // MARK: Screen changes

  /// The screen's configuration when the window was last hidden, created or moved to the screen.
  private var screenWhenHidden: ScreenConfiguration?

  /// Applies the changes of the screen that were made while the window was hidden.
  private func catchUpWithScreen() {
    // R-WIN-5
    guard let old = screenWhenHidden, old != screen.configuration else { return }
    let size = coversScreen(of: old.size) ? screen.bounds.size : bounds.size
    let resizing = WindowResizing(of: self, to: size, traits: traits(on: screen.configuration))
    resizing.announce()
    resizing.perform { self.transition(to: size) }
  }

  func coversScreen(of size: CGSize) -> Bool { frame == CGRect(origin: .zero, size: size) }

  /// Applies a new size together with the screen's new traits and safe area.
  func transition(to size: CGSize) {
    layer.contentsScale = screen.scale
    frame.size = size
    refreshTraits()
    refreshSafeArea()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + windowMembers
  }
}

extension UIWindow {
  /// Posted after a window has been shown.
  ///
  /// The object is the window.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted after a window has been hidden.
  ///
  /// The object is the window.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted after a window has become the key window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window is no longer the key window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
