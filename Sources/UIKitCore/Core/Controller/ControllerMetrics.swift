/// Sizes and durations of controllers, chosen to resemble iOS 15.
enum ControllerMetrics {
  /// The size of a view that is loaded before it has a superview: that of the main screen.
  @MainActor static var unplacedViewSize: CGSize { UIScreen.main.bounds.size }
  /// The duration of a presentation or dismissal, in seconds.
  static let presentationDuration: TimeInterval = 0.4
  /// The duration of a rotation, in seconds.
  static let rotationDuration: TimeInterval = 0.3
}
