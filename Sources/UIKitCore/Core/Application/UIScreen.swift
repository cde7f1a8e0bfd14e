import QuartzCore

/// One surface with its size and scale; it holds windows and makes their pictures.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  package private(set) var configuration: ScreenConfiguration
  /// The traits that windows start from.
  public private(set) var traitCollection: UITraitCollection
  /// From back to front.
  package private(set) var windows: [UIWindow] = []
  /// The layer that holds those of the windows.
  package let rootLayer = CALayer()
  private let pipeline: FramePipeline
  /// The clock and stores in use while code runs on behalf of this screen.
  package private(set) lazy var session = SessionContext(screen: self)
  /// Sends what the host reports to windows, views and recognizers.
  let router = EventRouter()
  /// Follows the keys and buttons that are down.
  let presses = PressRouter()
  /// Where the focus of keys is; nil until somebody asks.
  var focusSystem: UIFocusSystem?
  /// Follows what is dragged over the screen.
  private(set) lazy var springLoading = SpringLoadingSession()

  /// Creates a screen.
  ///
  /// `makeHost` is asked once, when the first window comes.
  package init(
    configuration: ScreenConfiguration = ScreenConfiguration(),
    makeHost: @escaping @MainActor (UIScreen) -> WindowHost?
  ) {
    self.configuration = configuration
    traitCollection = UITraitCollection(values: configuration.traits)
    pipeline = FramePipeline(makeHost: makeHost)
    super.init()
    rootLayer.bounds = bounds
    rootLayer.anchorPoint = .zero
    // A new size of the screen is there at once.
    rootLayer.actions = ["bounds": NSNull()]
  }

  // MARK: Finding screens

  /// The screen that windows go to which name none: that of the host, made when first asked for.
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
  private static var mainScreen: UIScreen? {
    didSet { showTraitsOfMainScreen() }
  }

  /// The language of the main screen, or of the one that would be made; English without a host.
  static var language: SystemLanguage {
    (mainScreen?.configuration ?? UIApplication.host?.mainScreenConfiguration)?.settings.language
      ?? .english
  }

  private static func showTraitsOfMainScreen() {
    UITraitCollection.ofMainScreen = mainScreen?.configuration.traits ?? .fallback
  }

  /// Makes room for another main screen when `screen`, which is going away, is the present one.
  package static func resignMain(_ screen: UIScreen) {
    if mainScreen === screen { mainScreen = nil }
  }

  // MARK: Measures

  /// The size in points, in the present orientation; the origin is zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }

  /// Pixels per point.
  public var scale: CGFloat { configuration.scale }

  /// As `scale`.
  public var nativeScale: CGFloat { configuration.scale }

  /// The size in pixels, held upright.
  public var nativeBounds: CGRect {
    let (width, height) = (configuration.size.width * scale, configuration.size.height * scale)
    let isTurned = configuration.orientation.isLandscape
    return CGRect(x: 0, y: 0, width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// What the device's own shape covers: notch, home indicator.
  package var safeAreaInsets: UIEdgeInsets { configuration.safeAreaInsets }

  package var orientation: UIInterfaceOrientation { configuration.orientation }

  /// How the device is held, which is not how its content stands where controllers do not support that.
  package var deviceOrientation = UIInterfaceOrientation.portrait

  /// Turns the content; nil for screens that nobody turns, such as desktop windows.
  package var turnContent: (@MainActor (UIInterfaceOrientation) -> Void)?

  package var settings: SystemSettings { configuration.settings }

  /// Does nothing: screens have nothing to adapt.
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
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if window.layer.superlayer === rootLayer { window.layer.removeFromSuperlayer() }
  }

  /// Ends the movements in a window that was hidden.
  func endMovements() { pipeline.windowLeft() }

  // MARK: Frames

  /// The surface that shows the screen; nil until it has had a window.
  package var host: WindowHost? { pipeline.host }

  /// The time by which touches, animations and timers of this screen run.
  package var clock: MediaClock { pipeline.clock }

  /// The pixels; nil until the first frame.
  package var rasterizer: Rasterizer? { pipeline.rasterizer }

  /// Whether a further frame differs from the last one although nobody touches anything.
  package var isAnimating: Bool { pipeline.isAnimating }

  /// How many frames were made so far.
  var framesDrawn: Int { pipeline.framesDrawn }

  /// Makes one frame: layout, then the layers' changes and animations, then pixels.
  ///
  /// Returns where they changed.
  @discardableResult package func performFrame() -> [PixelRect] { pipeline.performFrame(for: self) }

  /// Forgets the pixels, so that the next frame is drawn whole, into a new buffer.
  package func forgetFrame() { pipeline.dropRasterizer() }

  /// Lays all windows out, with no frame.
  package func layoutWindows() { pipeline.layout(windows) }

  /// Takes over what the host says the surface is like now: windows, traits and controllers follow.
  package func update(_ change: (inout ScreenConfiguration) -> Void) {
    let old = configuration
    change(&configuration)
    guard configuration != old else { return }
    ScreenTransition(of: self, from: old).run { [self] in
      rootLayer.bounds = bounds
      if old.pixelSize != configuration.pixelSize || old.scale != configuration.scale {
        pipeline.frameSizeChanged()
      }
      traitCollection = UITraitCollection(values: configuration.traits)
      if UIScreen.mainScreen === self { UIScreen.showTraitsOfMainScreen() }
    }
    pipeline.host?.setNeedsFrame()
    if UIScreen.mainScreen === self {
      SettingsNotifications.post(from: old.settings, to: configuration.settings)
    }
  }

  /// Takes over a new size, as when the user resizes a desktop window.
  package func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    update {
      $0.size = size
      $0.scale = scale
      $0.safeAreaInsets = safeAreaInsets
    }
  }
}
