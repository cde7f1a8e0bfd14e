/// Sizes and times of controllers: close to iOS 15, judged by eye.
enum ControllerMetrics {
  /// The size of a view that was made before it has a place: a phone of 390 by 844 points.
  static let unplacedViewSize = CGSize(width: 390, height: 844)
  /// Seconds that a presentation and a dismissal take.
  static let presentationDuration: TimeInterval = 0.4
  /// Seconds that a turn of the device takes.
  static let rotationDuration: TimeInterval = 0.3
}
