/// Metrics of sheets, estimated from iOS 15 to 17 unless a comment names a rule.
enum SheetMetrics {
  /// The distance between the safe area and the top edge of the largest card.
  static let gap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance between the top edge of the card and the grabber.
  static let grabberInset: CGFloat = 5
  /// The size of the grabber's touch area.
  static let grabberTarget = CGSize(width: 80, height: 24)
  // R-PRE-20
  /// The height of the medium detent as a fraction of the maximum.
  static let mediumShare: CGFloat = 0.5
  /// The opacity of the dimming, in the light and the dark interface style.
  static let dimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
  /// The inset on each side of a presenter that is scaled down.
  static let presenterInset: CGFloat = 16
  // R-SB-15
  /// The progress of the scaling at which the status bar is over black, because the top edge of the
  /// presenter is below the middle of the status bar.
  static let statusBarShare: CGFloat = 0.5
  // R-PRE-24
  /// The minimum speed of a flick, in points per second.
  static let throwSpeed: CGFloat = 1000
  /// The time by which the movement of a released card is extrapolated, in seconds.
  static let throwTime: CGFloat = 0.1
  /// The initial ratio of the movement of a card that cannot be dismissed to that of the finger.
  static let give: CGFloat = 0.2
  // R-PRE-24
  /// The maximum stretch of a card beyond its maximum height.
  static let stretch: CGFloat = 24
  /// The duration in which a released card moves to its detent, in seconds.
  static let settlingTime: TimeInterval = 0.45
  static let pageSize = CGSize(width: 704, height: 960)
  static let formSize = CGSize(width: 540, height: 620)
  /// The minimum distance of a card from the edges of a wide window.
  static let wideMargin: CGFloat = 20
  /// The width below which the content of a card has a compact horizontal size class.
  static let compactWidth: CGFloat = 600
  static let shadowRadius: CGFloat = 16
  static let shadowOpacity: Float = 0.16
}
