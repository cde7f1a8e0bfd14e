/// Decides what a finger that pulls at a card does to it.
struct SheetDrag: Equatable {
  /// Of the card, in points: the way down.
  var height: CGFloat

  /// How much of the way down a pull of some points makes.
  func share(of distance: CGFloat) -> CGFloat {
    height > 0 && distance.isFinite ? min(max(distance / height, 0), 1) : 0
  }

  /// Whether the card goes when let go: past the middle, or thrown; a throw upwards brings it back.
  func dismisses(distance: CGFloat, velocity: CGFloat) -> Bool {
    if abs(velocity) > ControllerMetrics.sheetThrow { return velocity > 0 }
    return share(of: distance) > 0.5
  }

  /// How far a card that has to stay gives way: ever less the further it is pulled.
  func give(of distance: CGFloat) -> CGFloat {
    guard height > 0, distance.isFinite, distance > 0 else { return 0 }
    return height * (1 - 1 / (distance * ControllerMetrics.sheetGive / height + 1))
  }
}
