/// Sizes and durations of controllers, chosen to resemble iOS 15.
enum ControllerMetrics {
  /// The duration of a presentation or dismissal, in seconds.
  static let presentationDuration: TimeInterval = 0.4
  /// The duration of a rotation, in seconds.
  static let rotationDuration: TimeInterval = 0.3
}
