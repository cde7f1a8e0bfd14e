import CoreGraphics

/// Animations that run together in a time of their own.
///
/// Begin times of the members count from the group's; what lasts longer than the group is cut off. Only the
/// group's delegate hears of begin and end.
open class CAAnimationGroup: CAAnimation {
  /// The members, each applied on top of those before.
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
