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
    MediaTime.clock = clock
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
    MediaTime.clock = clock
    NextFrame.catchUp()
    for window in screen.windows { ConstraintUpdatePass.run(in: window) }
    let list = compositor.frame()
    framesDrawn += 1
    guard let engine = Engines.graphics else { return [] }
    let rasterizer =
      self.rasterizer
      ?? engine.makeRasterizer(size: screen.configuration.pixelSize, scale: screen.scale)
    self.rasterizer = rasterizer
    return rasterizer.draw(list)
  }

  /// Ends what moved in a window that is no longer shown; there may be no further frame to do it.
  func windowLeft() { compositor?.endAnimationsOutside() }

  /// Forgets the pixels, since the frame's size changed.
  func dropRasterizer() { rasterizer = nil }
}
