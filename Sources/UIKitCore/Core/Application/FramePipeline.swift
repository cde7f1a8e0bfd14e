import QuartzCore

/// The pipeline that renders a screen's windows: layout pass, layer changes, animations,
/// rasterizer.
///
/// The pipeline starts when the screen gets its first window. The rasterizer, which owns the memory
/// of the frame, is created for the first frame.
@MainActor final class FramePipeline {
  private let makeHost: @MainActor (UIScreen) -> WindowHost?
  private(set) var host: WindowHost?
  private(set) var rasterizer: Rasterizer?
  private var compositor: Compositor?
  private var isStarted = false
  private var isFrameOutdated = false
  /// The number of frames rendered so far.
  private(set) var framesDrawn = 0
  private let idleClock = ManualClock()
  private static var running: [WeakPipeline] = []

  private struct WeakPipeline { weak var pipeline: FramePipeline? }

  init(makeHost: @escaping @MainActor (UIScreen) -> WindowHost?) { self.makeHost = makeHost }

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
    compositor.onNeedsFrame = { [weak self] in
      MainActor.assumeIsolated { self?.host?.setNeedsFrame() }
    }
    self.compositor = compositor
    FramePipeline.running.removeAll { $0.pipeline == nil }
    FramePipeline.running.append(WeakPipeline(pipeline: self))
    host?.setNeedsFrame()
  }

  /// Requests a frame from the hosts of all screens.
  static func askAllForFrame() {
    for entry in running { entry.pipeline?.host?.setNeedsFrame() }
  }

  func layout(_ windows: [UIWindow]) {
    for window in windows where !window.isHidden { window.layoutIfNeeded() }
  }

  func performFrame(for screen: UIScreen) -> [PixelRect] {
    guard let compositor else { return [] }
    return FrameTrace.measure("frame") { makeFrame(compositor, for: screen) }
  }

  private func makeFrame(_ compositor: Compositor, for screen: UIScreen) -> [PixelRect] {
    screen.session.enter()
    NextFrame.runPending()
    screen.updateFocus()
    screen.systemBars.updateIfNeeded()
    for window in screen.windows { ConstraintUpdatePass.run(in: window) }
    let list = compositor.frame()
    for window in screen.windows { window.presentationsFollowSources() }
    screen.focusSystem?.noticeLoss()
    framesDrawn += 1
    guard let engine = Engines.graphics else { return [] }
    let rasterizer = rasterizer(for: screen, engine)
    let damage = rasterizer.draw(list)
    guard screen.systemBars.adaptIndicator(to: rasterizer, damage: damage) else { return damage }
    return damage + rasterizer.draw(compositor.updatedNode())
  }

  private func rasterizer(for screen: UIScreen, _ engine: GraphicsEngine) -> Rasterizer {
    if let rasterizer, !isFrameOutdated { return rasterizer }
    let made = engine.makeRasterizer(
      size: screen.configuration.pixelSize,
      scale: screen.scale,
      replacing: rasterizer
    )
    rasterizer = made
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
  func dropRasterizer() { rasterizer = nil }
}
