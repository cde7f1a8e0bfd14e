import CoreGraphics

/// The layers of one tree that have animations, and what a moment of time does to them.
final class Timeline {
  private var layers: [CALayer] = []

  /// Whether a running animation changes something from frame to frame.
  private(set) var isTicking = false
  /// When the next waiting animation begins, on the clock; nil without one.
  private(set) var nextBeginning: CFTimeInterval?

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// Begins what is due and ends what is over, in the order the layers began to animate.
  ///
  /// Says whether more began meanwhile, which is not settled yet.
  @discardableResult
  func settle(to now: CFTimeInterval, root: CALayer) -> Bool {
    adoptPending(root: root)
    let events = layers.flatMap { settle($0, now: now, root: root) }
    // A delegate may change any layer, add animations and remove others.
    for event in events { event.report() }
    let hasMore = adoptPending(root: root)
    dropIdleLayers()
    return hasMore
  }

  /// Updates what the layers show whose animations are not over.
  func present(at now: CFTimeInterval) {
    isTicking = false
    nextBeginning = nil
    for layer in layers {
      if let animations = layer.extras?.animations { present(layer, animations, now: now) }
    }
  }

  /// Ends the animations of layers that have left the tree, without waiting for a frame.
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

  /// Animations added since the last frame join the compositor of the tree their layer is in.
  ///
  /// Those of a layer in no tree show nowhere and end at once.
  ///
  /// Says whether there were any.
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

  private func settle(_ layer: CALayer, now: CFTimeInterval, root: CALayer) -> [AnimationEvent] {
    guard let animations = layer.extras?.animations else { return [] }
    guard layer.root === root else { return end(layer) }
    let events = animations.settle(at: LayerTime.local(now, in: layer))
    if !events.isEmpty { layer.mark(redraws: true) }
    return events
  }

  private func present(_ layer: CALayer, _ animations: LayerAnimations, now: CFTimeInterval) {
    let time = LayerTime.local(now, in: layer)
    let demand = animations.demand(at: time)
    if demand.isTicking, !LayerTime.standsStill(in: layer) {
      isTicking = true
      layer.mark(redraws: animations.redraws)
    } else if demand.isTicking, animations.shownTime != time {
      // Somebody winds time that stands still by hand.
      layer.mark(redraws: animations.redraws)
    } else if let beginning = demand.nextBeginning {
      let wait = LayerTime.global(beginning, of: layer)
      nextBeginning = min(nextBeginning ?? wait, wait)
    }
    if layer.flags.contains(.nodeDirty) { animations.present(on: layer, at: time) }
  }
}

/// Layers that got an animation since the last frame.
enum PendingAnimations {
  nonisolated(unsafe) private static var layers: [CALayer] = []

  static var isWaiting: Bool { !layers.isEmpty }

  static func add(_ layer: CALayer) { layers.append(layer) }

  static func next() -> CALayer? { layers.isEmpty ? nil : layers.removeFirst() }
}
