import QuartzCore

/// The animations inside a layer, which can be paused, scrubbed interactively, and released in
/// either direction.
///
/// The layer's time is stopped while the animation is paused. To show the fraction p, the time is
/// set to start + p · duration. After the release, the time runs forward to the end or backward to
/// the start.
///
///     runs ──hold──▶ held ──release──▶ runs on, or back ──▶ ended
///                     ▲  └─wind          │
///                     └───────hold───────┘
@MainActor final class ScrubbableAnimation {
  private let layer: CALayer
  private let clock: MediaClock
  private let duration: TimeInterval
  private let start: CFTimeInterval
  private(set) var share: CGFloat = 0
  private var ending: ClockTimer?
  private var animations: [(layer: CALayer, key: String)] = []
  /// Whether this object controls the layer's time.
  private var hasOwnTime = false
  private var isHeld = false
  /// Whether animations are being removed after they were scrubbed back to their start.
  private(set) static var isUndoing = false

  /// Adds animations with `animation` and pauses them at their start unless they are to run.
  ///
  /// Animations that exist already, in the layer and in a view that is about to be added, are not
  /// affected.
  init(
    of layer: CALayer,
    clock: MediaClock,
    duration: TimeInterval,
    arriving: CALayer? = nil,
    runs: Bool = false,
    animation: () -> Void
  ) {
    self.layer = layer
    self.clock = clock
    self.duration = max(duration, 0)
    start = layer.convertTime(clock.now, from: nil)
    if !runs { stop(at: start) }
    collect(besides: (arriving?.animationsBelow ?? []) + (arriving?.ownAnimations ?? []), animation)
    layer.beginAnimationsNow()
  }

  /// Makes changes whose animations are driven as if they had been added at the start.
  func join(_ changes: () -> Void) {
    guard isHeld else { return changes() }
    let reached = layer.timeOffset
    layer.timeOffset = start
    collect(changes)
    layer.beginAnimationsNow()
    layer.timeOffset = reached
  }

  private func collect(
    besides others: [(layer: CALayer, key: String)] = [],
    _ changes: () -> Void
  ) {
    let before = Set((layer.animationsBelow + others).map(AnimationName.init))
    changes()
    animations += layer.animationsBelow.filter { !before.contains(AnimationName($0)) }
  }

  /// Shows the animation at a fraction from 0 to 1.
  func wind(to share: CGFloat) {
    guard isHeld, share.isFinite else { return }
    self.share = min(max(share, 0), 1)
    // The end is excluded, because the animations would be removed and could not be reversed.
    layer.timeOffset = start + min(Double(self.share), 0.999) * duration
  }

  /// Pauses running animations at their current fraction for scrubbing.
  func hold() {
    guard !isHeld else { return }
    ending?.cancel()
    ending = nil
    let reached = layer.convertTime(clock.now, from: nil)
    share = duration > 0 ? CGFloat(min(max((reached - start) / duration, 0), 1)) : 0
    stop(at: min(max(reached, start), start + 0.999 * duration))
  }

  private func stop(at time: CFTimeInterval) {
    hasOwnTime = true
    isHeld = true
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = time
  }

  /// Runs the animations to the end, or back to the start.
  ///
  /// - Parameters:
  ///   - forward: Whether the animations run to the end.
  ///   - speed: The speed as a multiple of the normal speed. Values that are not positive or not
  ///     finite are replaced with 1.
  ///   - ending: A closure that is called after the layer's time has been restored.
  func release(forward: Bool, speed: CGFloat, ending: @escaping @MainActor () -> Void) {
    guard isHeld else { return }
    isHeld = false
    let pace = speed.isFinite && speed > 0 ? Double(speed) : 1
    let reached = layer.timeOffset
    layer.beginTime = clock.now
    layer.timeOffset = reached
    layer.speed = Float(forward ? pace : -pace)
    let way = forward ? start + duration - reached : reached - start
    self.ending = clock.schedule(after: way / pace) {
      MainActor.assumeIsolated {
        ScrubbableAnimation.isUndoing = !forward
        self.restoreLayerTime()
        ScrubbableAnimation.isUndoing = false
        ending()
      }
    }
  }

  /// Ends the animation at its current fraction and restores the layer's time.
  func end() {
    ending?.cancel()
    ending = nil
    restoreLayerTime()
  }

  /// Restores the layer's time.
  ///
  /// Scrubbed animations are removed first, because they might still be in progress at the restored
  /// time.
  private func restoreLayerTime() {
    guard hasOwnTime else { return }
    hasOwnTime = false
    isHeld = false
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
    let due = animations
    animations = []
    for (layer, key) in due { layer.removeAnimation(forKey: key) }
  }
}

private struct AnimationName: Hashable {
  let layer: ObjectIdentifier
  let key: String

  init(_ animation: (layer: CALayer, key: String)) {
    layer = ObjectIdentifier(animation.layer)
    key = animation.key
  }
}

extension CALayer {
  /// The animations of all sublayers.
  fileprivate var animationsBelow: [(layer: CALayer, key: String)] {
    (sublayers ?? []).flatMap { $0.ownAnimations + $0.animationsBelow }
  }

  fileprivate var ownAnimations: [(layer: CALayer, key: String)] {
    (animationKeys() ?? []).map { (self, $0) }
  }
}
