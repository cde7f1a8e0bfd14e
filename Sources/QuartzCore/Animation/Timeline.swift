import CoreGraphics

/// The animated layers of one tree, whose animations it begins, updates and ends.
final class Timeline {
  private var layers: [CALayer] = []

  /// Whether a running animation needs a new frame at every tick.
  private(set) var isTicking = false
  /// The clock time at which the next pending animation begins, or `nil` if there is none.
  private(set) var nextBeginning: CFTimeInterval?

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// Begins and ends the animations that are due, in the order in which their layers were added.
  ///
  /// Returns whether delegates have added more animations, which have not begun yet.
  @discardableResult
  func settle(to now: CFTimeInterval, root: CALayer) -> Bool {
    adoptPending(root: root)
    var events: [AnimationEvent] = []
    for layer in layers { settle(layer, now: now, root: root, &events) }
    // A delegate may change any layer, and may add and remove animations.
    for event in events { event.report() }
    let hasMore = adoptPending(root: root)
    dropIdleLayers()
    return hasMore
  }

  /// Updates the presentation layers of the layers whose animations are running or pending.
  func present(at now: CFTimeInterval) {
    isTicking = false
    nextBeginning = nil
    for layer in layers {
      if let animations = layer.extras?.animations { present(layer, animations, now: now) }
    }
  }

  /// Ends the animations of layers that were removed from the tree, without waiting for a frame.
  func endThoseOutside(root: CALayer) {
    adoptPending(root: root)
    let events = layers.flatMap { layer in layer.root === root ? [] : end(layer) }
    dropIdleLayers()
    for event in events { event.report() }
  }

  private func end(_ layer: CALayer) -> [AnimationEvent] {
    layer.extras?.animations?.endAll(finished: false) ?? []
  }

  private func dropIdleLayers() {
    layers.removeAll { layer in
      guard layer.extras?.animations?.isEmpty ?? true else { return false }
      LayerAnimations.dropPresentation(of: layer)
      return true
    }
  }

  /// Adds the layers to which animations were added since the last frame to the compositor of their
  /// tree.
  ///
  /// Animations of a layer that isn't in a tree end immediately. Returns whether there were any
  /// layers.
  @discardableResult
  private func adoptPending(root: CALayer) -> Bool {
    var hasAny = false
    while let layer = PendingAnimations.next() {
      hasAny = true
      guard let compositor = layer.root.extras?.compositor else {
        LayerAnimations.removeAll(from: layer, finished: true)
        continue
      }
      if compositor.rootLayer === root { add(layer) } else { compositor.animate(layer) }
    }
    return hasAny
  }

  /// Begins and ends the animations of a layer that are due, and appends the events to report.
  private func settle(
    _ layer: CALayer,
    now: CFTimeInterval,
    root: CALayer,
    _ events: inout [AnimationEvent]
  ) {
    guard let animations = layer.extras?.animations else { return }
    guard layer.root === root else {
      events += end(layer)
      return
    }
    let count = events.count
    animations.settle(at: LayerTime.local(now, in: layer), &events)
    if events.count > count { layer.mark(redraws: true) }
  }

  private func present(_ layer: CALayer, _ animations: LayerAnimations, now: CFTimeInterval) {
    let time = LayerTime.local(now, in: layer)
    let demand = animations.demand(at: time)
    if demand.isTicking, !LayerTime.standsStill(in: layer) {
      isTicking = true
      layer.mark(redraws: animations.redraws)
    } else {
      // The layer's time is stopped, and the app changes its time offset. If the time goes back,
      // animations that had begun or ended may have another effect.
      let hasMoved = demand.isTicking && animations.shownTime != time
      if hasMoved || animations.isLater(than: time) { layer.mark(redraws: animations.redraws) }
      if !hasMoved, let beginning = demand.nextBeginning {
        let wait = LayerTime.global(beginning, of: layer)
        nextBeginning = min(nextBeginning ?? wait, wait)
      }
    }
    if layer.flags.contains(.nodeDirty) { animations.present(on: layer, at: time) }
  }
}

/// The layers to which animations were added since the last frame.
enum PendingAnimations {
  nonisolated(unsafe) private static var layers: [CALayer] = []

  static var isWaiting: Bool { !layers.isEmpty }

  static func add(_ layer: CALayer) {
    // Several properties of a layer are often animated together.
    if layers.last !== layer { layers.append(layer) }
  }

  static func next() -> CALayer? { layers.isEmpty ? nil : layers.removeFirst() }
}
