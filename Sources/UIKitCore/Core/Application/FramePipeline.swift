import QuartzCore

/// What turns a screen's windows into pixels: layout pass, layer changes, animations, rasterizer.
///
/// Nothing runs until something changed; the rasterizer, which owns the frame's memory, is made with the first frame.
@MainActor final class FramePipeline {
  private let makeHost: @MainActor (UIScreen) -> WindowHost?
  private(set) var host: WindowHost?
  private(set) var rasterizer: Rasterizer?
  private var compositor: Compositor?
  private var isStarted = false
  private var isFrameOutdated = false
  /// How many frames there were, so that code can tell whether something was ever seen.
  private(set) var framesDrawn = 0
  private let idleClock = ManualClock()
  private static var running: [WeakPipeline] = []

  private struct WeakPipeline { weak var pipeline: FramePipeline? }

  init(makeHost: @escaping @MainActor (UIScreen) -> WindowHost?) { self.makeHost = makeHost }

  var clock: MediaClock { host?.clock ?? idleClock }

  var isAnimating: Bool { compositor?.isAnimating ?? false }

  /// Gets the host when the first window comes.
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

  /// Asks the hosts of all screens for a frame.
  static func askAllForFrame() {
    for entry in running { entry.pipeline?.host?.setNeedsFrame() }
  }

  func layout(_ windows: [UIWindow]) {
    for window in windows where !window.isHidden { window.layoutIfNeeded() }
  }

  func performFrame(for screen: UIScreen) -> [PixelRect] {
    guard let compositor else { return [] }
    screen.session.enter()
    NextFrame.catchUp()
    screen.catchUpWithFocus()
    for window in screen.windows { ConstraintUpdatePass.run(in: window) }
    let list = compositor.frame()
    screen.focusSystem?.noticeLoss()
    framesDrawn += 1
    guard let engine = Engines.graphics else { return [] }
    return rasterizer(for: screen, engine).draw(list)
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

  /// Ends what moved in a window that is no longer shown; there may be no further frame to do it.
  func windowLeft() { compositor?.endAnimationsOutside() }

  /// Makes the next frame one of the screen's present size.
  func frameSizeChanged() { isFrameOutdated = true }

  /// Forgets the pixels.
  func dropRasterizer() { rasterizer = nil }
}
