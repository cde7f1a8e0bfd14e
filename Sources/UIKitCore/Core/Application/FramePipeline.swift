import QuartzCore

/// The pipeline that renders a screen's windows: layout pass, layer changes, animations,
/// rasterizer.
///
/// The pipeline starts when the screen gets its first window. The rasterizer, which owns the memory
/// of the frame, is created when the first frame is painted.
@MainActor final class FramePipeline {
  private let makeHost: @MainActor (UIScreen) -> WindowHost?
  private(set) var host: WindowHost?
  private var currentRasterizer: Rasterizer?
  /// The display list of the last frame, if it is not painted yet.
  private var unpainted: DisplayNode?
  private var compositor: Compositor?
  private var isStarted = false
  private var isFrameOutdated = false
  /// The number of frames made so far.
  private(set) var framesDrawn = 0
  private let idleClock = ManualClock()
  private static var running: [UnretainedReference<FramePipeline>] = []
  private let reference = UnretainedReference<FramePipeline>()

  init(makeHost: @escaping @MainActor (UIScreen) -> WindowHost?) { self.makeHost = makeHost }

  deinit { reference.object = nil }

  var clock: MediaClock { host?.clock ?? idleClock }

  var isAnimating: Bool { compositor?.isAnimating ?? false }

  /// Creates the host and the compositor when the screen gets its first window.
  ///
  /// Later calls do nothing.
  func start(for screen: UIScreen) {
    guard !isStarted else { return }
    isStarted = true
    host = makeHost(screen)
    screen.session.enter()
    let compositor = Compositor(rootLayer: screen.rootLayer, clock: clock)
    compositor.onNeedsFrame = { [host] in MainActor.assumeIsolated { host?.setNeedsFrame() } }
    self.compositor = compositor
    FramePipeline.running.removeAll { $0.object == nil }
    reference.object = self
    FramePipeline.running.append(reference)
    host?.setNeedsFrame()
  }

  /// Requests a frame from the hosts of all screens.
  static func askAllForFrame() {
    for entry in running { entry.object?.host?.setNeedsFrame() }
  }

  func layout(_ windows: [UIWindow]) {
    for window in windows where !window.isHidden { window.layoutIfNeeded() }
  }

  /// Makes a frame without painting it: layout, layer changes, animations and the display list.
  func makeFrame(for screen: UIScreen) {
    guard let compositor else { return }
    screen.session.enter()
    NextFrame.runPending()
    screen.updateFocus()
    screen.systemBars.updateIfNeeded()
    for window in screen.windows { ConstraintUpdatePass.run(in: window) }
    unpainted = compositor.frame()
    for window in screen.windows { window.presentationsFollowSources() }
    screen.focusSystem?.noticeLoss()
    framesDrawn += 1
  }

  /// Returns the rasterizer with the pixels of the last frame, which are painted now if they are not
  /// yet, or `nil` before the first frame.
  func rasterizer(for screen: UIScreen) -> Rasterizer? {
    paintFrame(for: screen)
    return currentRasterizer
  }

  /// Paints the last frame.
  ///
  /// Returns the pixel rectangles that differ from the frame that was painted before, or none if the
  /// last frame is painted already.
  @discardableResult func paintFrame(for screen: UIScreen) -> [PixelRect] {
    guard let list = unpainted, let compositor, let engine = Engines.graphics else { return [] }
    unpainted = nil
    let rasterizer = rasterizer(for: screen, engine)
    let damage = rasterizer.draw(list)
    guard screen.systemBars.adaptIndicator(to: rasterizer, damage: damage) else { return damage }
    return damage + rasterizer.draw(compositor.updatedNode())
  }

  private func rasterizer(for screen: UIScreen, _ engine: GraphicsEngine) -> Rasterizer {
    if let currentRasterizer, !isFrameOutdated { return currentRasterizer }
    let made = engine.makeRasterizer(
      size: screen.configuration.pixelSize,
      scale: screen.scale,
      replacing: currentRasterizer
    )
    currentRasterizer = made
    isFrameOutdated = false
    return made
  }

  /// Ends the animations of layers that are no longer on the screen.
  ///
  /// It is called when a window is hidden, because there may be no further frame that ends them.
  func windowLeft() { compositor?.endAnimationsOutside() }

  /// Makes the next frame replace the rasterizer with one of the screen's current size and scale.
  func frameSizeChanged() { isFrameOutdated = true }

  /// Releases the rasterizer together with its pixels.
  func dropRasterizer() { currentRasterizer = nil }
}
