/// Sizes, times and colours of sheets: close to iOS 15 to 17, judged by eye where no rule says more.
enum SheetMetrics {
  /// Between the safe area of the window and the upper edge of the largest card.
  static let gap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  static let grabberSize = CGSize(width: 36, height: 5)
  /// Between the card's edge and the grabber.
  static let grabberInset: CGFloat = 5
  /// What a finger may hit of the grabber.
  static let grabberTarget = CGSize(width: 80, height: 24)
  /// The share of the largest value that the medium detent has (R-PRE-20).
  static let mediumShare: CGFloat = 0.5
  /// How dark the one below a card gets, in light and dark looks.
  static let dimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
  /// How far the sides of the one below a card step in.
  static let presenterInset: CGFloat = 16
  /// Points per second from which letting a card go counts as throwing it (R-PRE-24).
  static let throwSpeed: CGFloat = 1000
  /// Seconds for which a card that is let go would go on at its speed.
  static let throwTime: CGFloat = 0.1
  /// How much a card that has to stay follows the finger at first.
  static let give: CGFloat = 0.2
  /// The most that a card at its largest stretches (R-PRE-24).
  static let stretch: CGFloat = 24
  /// Seconds in which a card that was let go, or was given another detent, comes to rest.
  static let settlingTime: TimeInterval = 0.45
  static let pageSize = CGSize(width: 704, height: 960)
  static let formSize = CGSize(width: 540, height: 620)
  /// The least distance of a card from the edges of a wide window.
  static let wideMargin: CGFloat = 20
  /// Cards narrower than this are of compact width inside.
  static let compactWidth: CGFloat = 600
  static let shadowRadius: CGFloat = 16
  static let shadowOpacity: Float = 0.16
}
