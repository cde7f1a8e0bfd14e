/// Sizes and durations of controllers, chosen to resemble iOS 15.
enum ControllerMetrics {
  /// The size of a view that has no superview when it is loaded: 390 by 844 points, as on a phone.
  static let unplacedViewSize = CGSize(width: 390, height: 844)
  /// The duration of a presentation or dismissal, in seconds.
  static let presentationDuration: TimeInterval = 0.4
  /// The duration of a rotation, in seconds.
  static let rotationDuration: TimeInterval = 0.3
}
