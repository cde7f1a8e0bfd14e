/// An animation between two values whose progress is a function of the elapsed time.
///
/// Interactive animations use it, because they determine the progress at each moment themselves.
package final class TimedAnimation: CABasicAnimation {
  /// Returns the progress for a fraction of the duration; the progress may be outside 0 to 1.
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
