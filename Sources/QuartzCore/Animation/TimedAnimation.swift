/// A change from one value to another whose pace is a function of the time passed.
///
/// For those who wind an animation to and fro and know at each moment how much of the change is to be seen.
package final class TimedAnimation: CABasicAnimation {
  /// The share of the change that belongs to a share of the duration; may lie beyond 0 and 1.
  package var pace: (Double) -> Double = { $0 }

  package override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TimedAnimation)?.pace = pace
    return copy
  }

  override func progress(at fraction: Double, duration: CFTimeInterval) -> Double {
    pace(fraction)
  }
}
