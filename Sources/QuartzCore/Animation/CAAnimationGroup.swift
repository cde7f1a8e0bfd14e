import CoreGraphics

/// A group of animations that run at the same time.
///
/// The begin times of the members are relative to the group's begin time. Members that last longer
/// than the group end with it. Only the delegate of the group is called, not those of its members.
///
/// ```swift
/// let group = CAAnimationGroup()
/// group.animations = [fade, move]
/// group.duration = 0.5
/// layer.add(group, forKey: "appear")
/// ```
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, in the order in which they are applied.
  ///
  /// The default value is `nil`.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAAnimationGroup {
      copy.animations = animations?.compactMap { $0.copy(with: zone) as? CAAnimation }
    }
    return copy
  }

  override func show(
    _ moment: AnimationTiming.Moment,
    duration: CFTimeInterval,
    on layer: CALayer
  ) {
    let time = paced(moment.fraction) * duration
    for animation in animations ?? [] {
      let own = animation.timing.duration > 0 ? animation.timing.duration : duration
      let timing = AnimationTiming(
        timing: animation.timing,
        begin: animation.timing.beginTime,
        duration: own
      )
      let inner = timing.moment(at: time)
      let shows =
        switch inner.phase {
        case .before: animation.fillMode.showsFirst
        case .active: true
        // A member that ends with its group shows its last value as long as the group does.
        case .after: animation.fillMode.holdsLast || timing.end >= duration
        }
      if shows { animation.show(inner, duration: own, on: layer) }
    }
  }

  override func redraws(_ layer: CALayer) -> Bool {
    animations?.contains { $0.redraws(layer) } ?? false
  }
}
