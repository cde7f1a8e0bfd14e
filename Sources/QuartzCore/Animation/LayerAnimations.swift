import CoreGraphics

/// The animations of one layer, which begins and ends them and applies their values.
final class LayerAnimations {
  private struct Entry {
    var key: String?
    var animation: CAAnimation
    var duration: CFTimeInterval
    /// The timing in the layer's time, or `nil` until the first frame.
    var timing: AnimationTiming?
    var hasStarted = false
    var hasEnded = false
    var tokens: [TransactionToken]
    /// The layer's node before the change, if the animation is a transition.
    var before: DisplayNode?

    /// Returns the timing, which begins at a time of the layer unless the animation has its own
    /// begin time.
    mutating func resolvedTiming(at time: CFTimeInterval) -> AnimationTiming {
      if let timing { return timing }
      let values = animation.timing
      let begin = values.beginTime == 0 ? time : values.beginTime
      let resolved = AnimationTiming(timing: values, begin: begin, duration: duration)
      timing = resolved
      return resolved
    }

    func shows(in phase: AnimationTiming.Phase) -> Bool {
      switch phase {
      case .before: animation.timing.fillMode.showsFirst
      case .active: true
      case .after: animation.timing.fillMode.holdsLast
      }
    }
  }

  /// The frames that the animations need.
  struct Demand {
    var isTicking = false
    /// The time at which the next animation begins, in the layer's time.
    var nextBeginning: CFTimeInterval?
  }

  // Each access to these values reads or replaces a part of one of them and calls no delegate, so
  // exclusive access is not checked.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The blend of the running transition, which replaces the layer's node.
  @exclusivity(unchecked) private(set) var transition: TransitionBlend?
  /// Whether an animation changes the layer's own drawing.
  @exclusivity(unchecked) private(set) var redraws = false
  /// The time that the presentation layer shows, in the layer's time.
  @exclusivity(unchecked) private(set) var shownTime: CFTimeInterval?

  var isEmpty: Bool { entries.isEmpty }
  var keys: [String]? {
    let keys = entries.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  // MARK: Adding and removing

  static func add(_ animation: CAAnimation, to layer: CALayer, key: String?) {
    guard !layer.flags.contains(.isPresentation),
      let copy = animation.isUnshared ? animation : animation.copy(with: nil) as? CAAnimation
    else { return }
    copy.isUnshared = false
    let key = copy is CATransition ? CATransition.key : key
    if let key { remove(key, from: layer) }
    let extras = layer.makeExtras()
    let animations = extras.animations ?? LayerAnimations()
    extras.animations = animations
    let duration = copy.timing.duration
    animations.entries.append(
      Entry(
        key: key,
        animation: copy,
        duration: duration > 0 ? duration : CATransaction.animationDuration(),
        tokens: CATransaction.enterAnimation(),
        before: copy is CATransition ? layer.node ?? .empty : nil
      )
    )
    animations.redraws = animations.redraws || copy.redraws(layer)
    PendingAnimations.add(layer)
    layer.mark(redraws: animations.redraws)
  }

  static func remove(_ key: String, from layer: CALayer) {
    guard let animations = layer.extras?.animations,
      let index = animations.entries.firstIndex(where: { $0.key == key })
    else { return }
    let entry = animations.entries.remove(at: index)
    animations.didChange(layer)
    AnimationEvent.stop(entry.animation, finished: false, entry.hasEnded ? [] : entry.tokens)
      .report(skippingDelegate: entry.hasEnded)
  }

  static func removeAll(from layer: CALayer, finished: Bool = false) {
    guard let animations = layer.extras?.animations else { return }
    let events = animations.endAll(finished: finished)
    animations.didChange(layer)
    for event in events { event.report() }
  }

  static func dropPresentation(of layer: CALayer) {
    guard let extras = layer.extras else { return }
    if extras.presentation != nil {
      extras.presentation = nil
      layer.mark(redraws: true)
    }
    if extras.animations?.isEmpty == true { extras.animations = nil }
  }

  private func didChange(_ layer: CALayer) {
    transition = nil
    layer.mark(redraws: true)
    if entries.isEmpty { Self.dropPresentation(of: layer) }
  }

  // MARK: Advancing time

  /// Removes all animations, and returns the events to report.
  func endAll(finished: Bool) -> [AnimationEvent] {
    let events = entries.filter { !$0.hasEnded }.map {
      AnimationEvent.stop($0.animation, finished: finished, $0.tokens)
    }
    entries.removeAll()
    transition = nil
    return events
  }

  /// Begins and ends the animations that are due at a time of the layer, and appends the events.
  func settle(at time: CFTimeInterval, _ events: inout [AnimationEvent]) {
    var hasEnded = false
    for index in entries.indices {
      let timing = entries[index].resolvedTiming(at: time)
      if !entries[index].hasStarted, time >= timing.begin {
        entries[index].hasStarted = true
        events.append(.start(entries[index].animation))
      }
      if !entries[index].hasEnded, time >= timing.end {
        entries[index].hasEnded = true
        events.append(
          .stop(entries[index].animation, finished: true, entries[index].tokens)
        )
      }
      hasEnded = hasEnded || entries[index].hasEnded
    }
    if hasEnded { entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion } }
  }

  func demand(at time: CFTimeInterval) -> Demand {
    var demand = Demand()
    for index in entries.indices where !entries[index].hasEnded {
      let timing = entries[index].resolvedTiming(at: time)
      if timing.begin > time {
        demand.nextBeginning = min(demand.nextBeginning ?? timing.begin, timing.begin)
      } else if timing.isMoving {
        demand.isTicking = true
      }
    }
    return demand
  }

  /// Whether the presentation layer shows a later time of the layer.
  func isLater(than time: CFTimeInterval) -> Bool { shownTime.map { $0 > time } ?? false }

  /// Updates the layer's presentation layer to a time of the layer.
  func present(on layer: CALayer, at time: CFTimeInterval) {
    shownTime = time
    let extras = layer.makeExtras()
    let copy: CALayer
    if let kept = extras.presentation {
      kept.copyValues(of: layer)
      copy = kept
    } else {
      copy = LayerCopy.makePresentation(of: layer)
      extras.presentation = copy
    }
    transition = nil
    for index in entries.indices {
      let moment = entries[index].resolvedTiming(at: time).moment(at: time)
      let entry = entries[index]
      guard entry.shows(in: moment.phase) else { continue }
      entry.animation.show(moment, duration: entry.duration, on: copy)
      if let before = entry.before, let change = entry.animation as? CATransition {
        transition = change.blend(from: before, at: moment.fraction)
      }
    }
    copy.layerAppearance.opacity =
      copy.layerAppearance.opacity > 0 ? min(copy.layerAppearance.opacity, 1) : 0
  }

  /// Updates the presentation layer with the drawing that the layer has recorded since.
  func presentAgain(on layer: CALayer) {
    if let shownTime { present(on: layer, at: shownTime) }
  }
}

/// The beginning or end of an animation, which is reported after all layers were updated.
enum AnimationEvent {
  case start(CAAnimation)
  case stop(CAAnimation, finished: Bool, [TransactionToken])

  func report(skippingDelegate: Bool = false) {
    switch self {
    case .start(let animation): animation.delegate?.animationDidStart(animation)
    case .stop(let animation, let finished, let tokens):
      if !skippingDelegate { animation.delegate?.animationDidStop(animation, finished: finished) }
      for token in tokens { token.leave() }
    }
  }
}
