/// Durations, distances and opacities of navigation controllers, chosen to look similar to iOS 15.
enum NavigationMetrics {
  /// The duration of a push or pop in seconds.
  static let slideDuration: TimeInterval = 0.35
  /// The distance that the lower page moves, as a fraction of its width.
  static let parallax: CGFloat = 0.3
  /// The opacity of the black view that dims the lower page.
  static let dimming: CGFloat = 0.1
  /// The width of the shadow at the leading edge of the upper page, in points.
  static let shadowWidth: CGFloat = 9
  /// The opacity of that shadow next to the page.
  static let shadowOpacity: CGFloat = 0.12
  // R-NAV-60
  /// The distance of a swipe that hides or shows the bars, in points.
  static let barSwipeDistance: CGFloat = 20
  /// The duration in seconds for which bars slide in and out, published as `hideShowBarDuration`.
  static let hideShowBarDuration: CGFloat = 0.2
  /// The time in seconds for which the velocity of a lifted finger is extrapolated.
  static let swipeOutlook: CGFloat = 0.2
}
