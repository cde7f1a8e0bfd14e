import Foundation
import QuartzCore

/// A display surface with its size and scale.
///
/// A screen has windows and renders them into frames. On a desktop every screen is the content of
/// one desktop window, so its ``bounds`` change when the user resizes that window. Apps use
/// ``main`` for measurements and otherwise use the screen of their window.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  package private(set) var configuration: ScreenConfiguration
  /// The traits that windows of the screen inherit.
  public private(set) var traitCollection: UITraitCollection
  /// The visible windows, from back to front.
  package private(set) var windows: [UIWindow] = []
  /// The superlayer of the windows' layers.
  package let rootLayer = CALayer()
  private let pipeline: FramePipeline
  /// The clock and stores in use while code runs on behalf of this screen.
  package private(set) lazy var session = SessionContext(screen: self)
  /// Routes the touches that the host reports to windows, recognizers and views.
  let router = EventRouter()
  /// Notifies hover recognizers of the pointer.
  private(set) lazy var pointer = PointerTracking()
  /// The pointer of a mouse over the screen.
  package var pointerShape: PointerShape { pointer.shape }
  /// Plays the feedback of feedback generators, or `nil` for screens without haptics.
  package var playFeedback: (@MainActor (HapticFeedback) -> Void)?
  /// Creates the keyboard on the screen, or `nil` for screens of devices with other keyboards.
  package var makeSoftwareKeyboard: (@MainActor () -> any SoftwareKeyboard)? {
    didSet {
      createdKeyboard = nil
      if keyInput != nil { InputArea.refresh() }
    }
  }
  private var createdKeyboard: (any SoftwareKeyboard)?
  /// Tracks the keys and buttons that are down.
  let presses = PressRouter()
  /// The focus of keyboards and remote controls, or `nil` until it is first used.
  var focusSystem: UIFocusSystem?
  /// The status bar and the home indicator.
  package private(set) lazy var systemBars = SystemBars(screen: self)
  /// Follows the touches of the screen until they end, also after their view was removed.
  var touchObserver: (any TouchObserver)?
  /// Lets the desktop carry items that are dragged out of the window, or `nil` if it can't.
  ///
  /// The closure receives the values of each item by type, and returns whether the desktop carries
  /// them.
  package var startExternalDrag: (@MainActor ([[String: Data]]) -> Bool)?
  /// Opens the file chooser of the desktop, or `nil` if there is none.
  ///
  /// The first closure receives the chosen files once, or `nil` if the user cancels. The result closes
  /// the chooser without a choice.
  package var openFileChooser:
    (
      @MainActor (FileChooserRequest, @escaping @MainActor ([URL]?) -> Void) ->
        @MainActor () -> Void
    )?
  /// Tracks drags over the screen.
  private(set) lazy var springLoading = SpringLoadingSession()

  /// Creates a screen.
  ///
  /// `makeHost` is called once, when the first window is added.
  package init(
    configuration: ScreenConfiguration = ScreenConfiguration(),
    makeHost: @escaping @MainActor (UIScreen) -> WindowHost?
  ) {
    self.configuration = configuration
    traitCollection = UITraitCollection(values: configuration.traits)
    pipeline = FramePipeline(makeHost: makeHost)
    super.init()
    reference.object = self
    rootLayer.bounds = bounds
    rootLayer.anchorPoint = .zero
    // Changes of the size are not animated.
    rootLayer.actions = ["bounds": NSNull()]
  }

  /// The keyboard on the screen, which is created when it is first used, or `nil`.
  package var softwareKeyboard: (any SoftwareKeyboard)? {
    if createdKeyboard == nil { createdKeyboard = makeSoftwareKeyboard?() }
    return createdKeyboard
  }

  /// Whether the window that shows the screen receives keys.
  package var isWindowActive = true {
    didSet { if isWindowActive != oldValue { activityObserver?.windowActivityChanged() } }
  }
  /// The observer of the caret that was shown last, or `nil`.
  weak var activityObserver: WindowActivityObserver?

  /// The window of the screen that was the key window last.
  var lastKeyWindow: UnretainedReference<UIWindow>?
  /// The reference of objects that belong to the screen.
  package let reference = UnretainedReference<UIScreen>()

  deinit { reference.object = nil }

  // R-WIN-17
  /// The window that becomes the key window when the user chooses the surface of the screen.
  var keyWindowCandidate: UIWindow? {
    if let last = lastKeyWindow?.object, windows.contains(where: { $0 === last }) { return last }
    return windows.last { $0.canBecomeKey && $0.windowLevel == .normal }
  }

  // MARK: Main screen

  /// The default screen of new windows.
  ///
  /// It is created from the host's configuration when it is first accessed. Setting the property
  /// replaces the screen for windows that are created afterwards.
  public static var main: UIScreen {
    get {
      if let mainScreen { return mainScreen }
      let host = UIApplication.host
      let screen = UIScreen(configuration: host?.mainScreenConfiguration ?? .init()) {
        host?.makeWindowHost(for: $0)
      }
      mainScreen = screen
      return screen
    }
    set { mainScreen = newValue }
  }
  private(set) static var mainScreen: UIScreen? {
    didSet { showTraitsOfMainScreen() }
  }

  /// The language of the main screen, or of the one that would be created.
  ///
  /// It is English without a host.
  static var language: SystemLanguage {
    (mainScreen?.configuration ?? UIApplication.host?.mainScreenConfiguration)?.settings.language
      ?? .english
  }

  private static func showTraitsOfMainScreen() {
    UITraitCollection.ofMainScreen = UITraitCollection(
      values: mainScreen?.configuration.traits ?? .fallback
    )
    LocalizedStrings.preferred = [language.rawValue]
  }

  /// Removes `screen` as the main screen, so that a new one can be created.
  ///
  /// It is called before `screen` is deallocated.
  package static func resignMain(_ screen: UIScreen) {
    if mainScreen === screen { mainScreen = nil }
  }

  // MARK: Geometry and traits

  /// The bounds in points, in the current orientation.
  ///
  /// The origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// The number of pixels per point.
  public var scale: CGFloat { configuration.scale }

  /// The number of pixels per point; the same as ``scale``.
  public var nativeScale: CGFloat { configuration.scale }

  /// The bounds in pixels, in portrait orientation.
  public var nativeBounds: CGRect {
    let (width, height) = (configuration.size.width * scale, configuration.size.height * scale)
    let isTurned = configuration.orientation.isLandscape
    return CGRect(x: 0, y: 0, width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// The insets of the areas that the notch, the status bar and the home indicator cover.
  package var safeAreaInsets: UIEdgeInsets { systemBars.safeAreaInsets }

  package var orientation: UIInterfaceOrientation { configuration.orientation }

  /// The physical orientation of the device.
  ///
  /// It differs from `orientation` if the controllers do not support it.
  package var deviceOrientation = UIInterfaceOrientation.portrait

  /// A closure that rotates the content, or `nil` for screens that do not rotate, such as desktop
  /// windows.
  package var turnContent: (@MainActor (UIInterfaceOrientation) -> Void)?

  package var settings: SystemSettings { configuration.settings }

  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Windows

  func add(_ window: UIWindow) {
    remove(window)
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    if index < windows.count {
      rootLayer.insertSublayer(window.layer, below: windows[index].layer)
    } else {
      rootLayer.addSublayer(window.layer)
    }
    windows.insert(window, at: index)
    pipeline.start(for: self)
    systemBars.windowsChanged()
    titleChanged()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    guard window.layer.superlayer === rootLayer else { return }
    window.layer.removeFromSuperlayer()
    systemBars.update()
  }

  /// Ends the animations of a window that was hidden.
  func endMovements() { pipeline.windowLeft() }

  // MARK: Surface

  /// The sizes that the user can give the surface.
  package var sizeLimits = WindowSizeLimits() {
    didSet { if sizeLimits != oldValue { host?.setSizeLimits(sizeLimits) } }
  }
  private var shownTitle: String?

  // R-WIN-9
  /// The title of the surface: that of the scene, otherwise that of the root controller of the rear
  /// window, or `nil` for the name of the application.
  package var title: String? {
    let window = windows.first
    return [window?.windowScene?.title, window?.rootViewController?.title]
      .compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Shows the title of the surface if it has changed.
  func titleChanged() {
    guard title != shownTitle else { return }
    shownTitle = title
    host?.setTitle(title)
  }

  // MARK: Frames

  /// The surface that shows the screen, or `nil` until the first window is added.
  package var host: WindowHost? { pipeline.host }

  /// The clock of the screen's touches, animations and timers.
  package var clock: MediaClock { pipeline.clock }

  /// The rasterizer with the pixels of the last frame, or `nil` until the first frame.
  ///
  /// Reading it paints a frame that ``makeFrame()`` made.
  package var rasterizer: Rasterizer? { pipeline.rasterizer(for: self) }

  /// Whether animations are running that change the next frame, even without input.
  package var isAnimating: Bool { pipeline.isAnimating }

  /// The number of frames made so far.
  var framesDrawn: Int { pipeline.framesDrawn }

  /// Makes one frame and paints it: layout, layer changes and animations, rasterization.
  ///
  /// Returns the pixel rectangles that changed since a frame was painted.
  @discardableResult package func performFrame() -> [PixelRect] {
    FrameTrace.measure("frame") {
      makeFrame()
      return pipeline.paintFrame(for: self)
    }
  }

  /// Makes one frame, which is painted when ``rasterizer`` is read.
  package func makeFrame() { pipeline.makeFrame(for: self) }

  /// Releases the pixels, so that the next frame is drawn completely into a new buffer.
  package func forgetFrame() { pipeline.dropRasterizer() }

  /// Lays out all windows without rendering a frame.
  package func layoutWindows() { pipeline.layout(windows) }

  /// The configuration after the change that is being made and those that its callbacks made, or
  /// `nil` if none is being made.
  private var nextConfiguration: ScreenConfiguration?
  /// Whether controllers are being notified of a change that has not been made yet.
  private(set) var announcesChange = false

  /// Applies a new configuration that the host reports; windows, traits and controllers are
  /// updated.
  ///
  /// A change that is made in a callback of another one follows it.
  package func update(_ change: (inout ScreenConfiguration) -> Void) {
    // R-ROT-10
    if var next = nextConfiguration {
      change(&next)
      return nextConfiguration = next
    }
    var next = configuration
    change(&next)
    while next != configuration {
      nextConfiguration = next
      replaceConfiguration(by: next)
      next = nextConfiguration ?? next
    }
    nextConfiguration = nil
  }

  private func replaceConfiguration(by new: ScreenConfiguration) {
    let old = configuration
    configuration = new
    announcesChange = true
    ScreenTransition(of: self, from: old).run { [self] in
      announcesChange = false
      rootLayer.bounds = bounds
      if old.pixelSize != configuration.pixelSize || old.scale != configuration.scale {
        pipeline.frameSizeChanged()
      }
      traitCollection = UITraitCollection(values: configuration.traits)
      if UIScreen.mainScreen === self { UIScreen.showTraitsOfMainScreen() }
    }
    systemBars.update()
    if old.accentColor != configuration.accentColor {
      for window in windows where window.viewAppearance.tintColor == nil { window.tintChanged() }
    }
    pipeline.host?.setNeedsFrame()
    if UIScreen.mainScreen === self {
      SettingsNotifications.post(from: old.settings, to: configuration.settings)
    }
  }

  /// Applies a new size, for example when the user resizes a desktop window.
  package func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    update {
      $0.size = size
      $0.scale = scale
      $0.safeAreaInsets = safeAreaInsets
    }
  }
}

/// A closure that is called when the window of a screen begins or ceases to receive keys.
@MainActor final class WindowActivityObserver {
  let windowActivityChanged: () -> Void

  init(windowActivityChanged: @escaping () -> Void) {
    self.windowActivityChanged = windowActivityChanged
  }
}
