/// Sizes and times of the sheet that customizes a bar: close to iOS 13 to 17, judged by eye.
enum CustomizationMetrics {
  // MARK: Header

  /// Below the safe area: a navigation bar's.
  static let headerHeight: CGFloat = 44
  static let titleSize: CGFloat = 17
  /// Between the Done button and the safe area's edge.
  static let headerMargin: CGFloat = 16
  static let explanationSize: CGFloat = 15
  /// Above and below the explanation.
  static let explanationMargin: CGFloat = 18

  // MARK: Candidates

  /// How many stand in a row at least.
  static let leastColumns = 4
  /// The narrowest cell where more fit into a row.
  static let cellWidth: CGFloat = 96
  static let cellHeight: CGFloat = 84
  /// The widest grid; it stands in the middle of wider sheets.
  static let gridWidth: CGFloat = 640
  /// Beside the grid and below it.
  static let gridMargin: CGFloat = 8
  /// The square that icons larger than it are fitted into.
  static let iconSide: CGFloat = 30
  /// From the upper edge of a cell to the middle of its icon.
  static let iconCenter: CGFloat = 30
  static let candidateTitleSize: CGFloat = 11
  static let candidateTitleTop: CGFloat = 52
  static let candidateTitleHeight: CGFloat = 15
  /// How much of a candidate shows that stands on the bar already, or is being dragged.
  static let takenAlpha: CGFloat = 0.36

  // MARK: Dragging

  static let liftedScale: CGFloat = 1.25
  static let liftedAlpha: CGFloat = 0.85
  /// How far beside the bar an item may be let go and still meets it.
  static let dropReach: CGFloat = 24
  /// How long a finger rests on a candidate that could also be scrolled, before it lifts it.
  static let liftDelay = 0.15
  static let placeCornerRadius: CGFloat = 9
  /// Beside the plate behind an item.
  static let placeInset: CGFloat = 2
  /// The tint behind items that may be replaced.
  static let placeAlpha: CGFloat = 0.1
  /// The tint behind the item that would be replaced now.
  static let litPlaceAlpha: CGFloat = 0.32
  static let glowRadius: CGFloat = 8

  // MARK: Keys

  /// Beside the Done button, and above it.
  static let ringMargin = CGSize(width: 8, height: -4)
  /// How far above a place on the bar what keys have lifted is held.
  static let heldRise: CGFloat = 26

  // MARK: Movement, in seconds

  static let slideDuration = 0.35
  static let liftDuration = 0.15
  static let makeRoomDuration = 0.25
  static let flightDuration = 0.25

  /// How dark the rest of the window gets, where neither sheet nor bar cover it.
  static let shade: CGFloat = 0.2
}
