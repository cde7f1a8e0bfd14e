/// Times, shares and distances of stacks of pages: close to iOS 15, judged by eye.
enum NavigationMetrics {
  /// Seconds that a push and a pop take.
  static let slideDuration: TimeInterval = 0.35
  /// How much of its width the lower page moves, against the upper page's whole one.
  static let parallax: CGFloat = 0.3
  /// How dark the lower page gets.
  static let dimming: CGFloat = 0.1
  /// How wide the shadow at the upper page's leading edge is.
  static let shadowWidth: CGFloat = 9
  /// How dark that shadow is where it meets the page.
  static let shadowOpacity: CGFloat = 0.12
  /// Seconds that bars take to come and go by themselves: UIKit's `hideShowBarDuration`.
  static let hideShowBarDuration: CGFloat = 0.2
  /// How many seconds of the finger's speed count as way when it lets a page go.
  static let swipeOutlook: CGFloat = 0.2
}
