extension UINavigationController {
  /// The kinds of transition for which the delegate can provide an animator.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}
