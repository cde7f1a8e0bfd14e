import QuartzCore

/// The animations inside a layer, held and wound to and fro by hand, then let go in either
/// direction.
///
/// The time of the layer stands still while held. A share p of the movement is shown by setting the
/// time to start + p · duration; letting go makes it run on, or backwards to the start.
@MainActor final class HeldMovement {
  private let layer: CALayer
  private let clock: MediaClock
  private let duration: TimeInterval
  private let start: CFTimeInterval
  private(set) var share: CGFloat = 0
  private var ending: ClockTimer?
  private var animations: [(layer: CALayer, key: String)] = []
  /// Whether animations are being taken away because they were wound back to their start.
  private(set) static var isUndoing = false

  /// Holds the layer's time; `movement` adds the animations, which begin at that time.
  init(of layer: CALayer, clock: MediaClock, duration: TimeInterval, movement: () -> Void) {
    self.layer = layer
    self.clock = clock
    self.duration = max(duration, 0)
    start = layer.convertTime(clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = start
    let before = Set(layer.animationsBelow.map(AnimationName.init))
    movement()
    animations = layer.animationsBelow.filter { !before.contains(AnimationName($0)) }
    layer.beginAnimationsNow()
  }

  /// Shows a share of the movement, from 0 to 1.
  func wind(to share: CGFloat) {
    guard ending == nil, share.isFinite else { return }
    self.share = min(max(share, 0), 1)
    // The very end is left out: the animations would be over and could not be taken back.
    layer.timeOffset = start + min(Double(self.share), 0.999) * duration
  }

  /// Runs on to the end, or back to the start, at a multiple of the movement's own speed; `ending`
  /// runs there, after the layer's time goes as before.
  func release(forward: Bool, speed: CGFloat, ending: @escaping @MainActor () -> Void) {
    guard self.ending == nil else { return }
    let pace = speed.isFinite && speed > 0 ? Double(speed) : 1
    let reached = layer.timeOffset
    layer.beginTime = clock.now
    layer.timeOffset = reached
    layer.speed = Float(forward ? pace : -pace)
    let way = forward ? start + duration - reached : reached - start
    self.ending = clock.schedule(after: way / pace) {
      MainActor.assumeIsolated {
        HeldMovement.isUndoing = !forward
        self.giveBackTime()
        HeldMovement.isUndoing = false
        ending()
      }
    }
  }

  /// The layer's time goes as before; what was wound ends, since at that time it might still be
  /// half way.
  private func giveBackTime() {
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
  /// The animations of all layers in this one.
  fileprivate var animationsBelow: [(layer: CALayer, key: String)] {
    (sublayers ?? []).flatMap { sublayer in
      (sublayer.animationKeys() ?? []).map { (sublayer, $0) } + sublayer.animationsBelow
    }
  }
}
