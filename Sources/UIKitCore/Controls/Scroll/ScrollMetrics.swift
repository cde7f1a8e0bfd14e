import Foundation

/// Numbers of scroll views, in points and seconds; where each comes from stands in the rules.
enum ScrollMetrics {
  /// How much of a pull beyond the edge the content follows at first (R-SCR-20).
  static let rubberBand: CGFloat = 0.55
  /// The circular frequency of the spring that brings content back: stiffness 100, mass 1 (R-SCR-24).
  static let bounceFrequency: CGFloat = 10
  /// The same for pages and targets, which nobody has to wait for (R-SCR-27).
  static let targetFrequency: CGFloat = 12
  /// The same for the wheel and keys, which have to be felt at once (R-SCR-50).
  static let stepFrequency: CGFloat = 20
  /// A movement with less than this to go is over (R-SCR-23).
  static let restDistance: CGFloat = 0.5
  /// A finger slower than this lets go of content that stays (R-SCR-22).
  static let slowestFling: CGFloat = 25
  /// Faster fingers count as this fast.
  static let fastestFling: CGFloat = 20_000
  /// A finger that rested this long before it went up has no speed left (R-SCR-22).
  static let restingTime: TimeInterval = 0.1
  /// How long `setContentOffset(_:animated:)` takes (R-SCR-30).
  static let animationDuration: TimeInterval = 0.3
  /// How long content waits for its touches (R-SCR-40).
  static let touchDelay: TimeInterval = 0.15
  /// How much longer than across a movement is along an axis to be locked to it (R-SCR-16).
  static let lockRatio: CGFloat = 1.7
  /// A touch pad that said nothing for so long has been left (R-SCR-51).
  static let touchpadPause: TimeInterval = 0.15
  /// How far an arrow key scrolls, and what a page keeps of the last one (R-SCR-52).
  static let keyStep: CGFloat = 40
  /// How long a movement may take at the most.
  static let longestMovement: TimeInterval = 20
}

/// Numbers of the bars that show which part of the content is seen (R-SCR-60…63).
enum IndicatorMetrics {
  static let thickness: CGFloat = 3
  static let cornerRadius: CGFloat = 1.5
  /// From the view's edges.
  static let margin: CGFloat = 3
  /// What both leave free in the corner where they would meet.
  static let corner: CGFloat = 9
  static let shortest: CGFloat = 36
  /// The shortest one while content is pulled beyond its edge.
  static let squeezed: CGFloat = 7
  /// Of black or white.
  static let opacity: CGFloat = 0.35
  static let pauseBeforeFading: TimeInterval = 0.3
  static let fadeDuration: TimeInterval = 0.25
}
