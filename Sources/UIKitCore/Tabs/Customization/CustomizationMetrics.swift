/// The metrics of the customization sheet in points, chosen to look similar to iOS 13 to 17.
enum CustomizationMetrics {
  // MARK: Header

  static let titleSize: CGFloat = 17
  static let explanationSize: CGFloat = 15
  /// The distance above and below the explanation.
  static let explanationMargin: CGFloat = 18

  // MARK: Candidates

  /// The minimum number of candidates in a row.
  static let leastColumns = 4
  /// The minimum width of a cell if more than four fit in a row.
  static let cellWidth: CGFloat = 96
  static let cellHeight: CGFloat = 84
  /// The maximum width of the grid, which is centered in wider sheets.
  static let gridWidth: CGFloat = 640
  /// The distance beside the grid and below it.
  static let gridMargin: CGFloat = 8
  /// The side of the square for icons; smaller icons keep their size.
  static let iconSide: CGFloat = 30
  /// The distance from the top of a cell to the center of its icon.
  static let iconCenter: CGFloat = 30
  static let candidateTitleSize: CGFloat = 11
  static let candidateTitleTop: CGFloat = 52
  static let candidateTitleHeight: CGFloat = 15
  /// The opacity of a candidate that is on the bar or being dragged.
  static let takenAlpha: CGFloat = 0.36

  // MARK: Dragging

  static let liftedScale: CGFloat = 1.25
  static let liftedAlpha: CGFloat = 0.85
  /// The distance from the bar at which a dropped item is still added to it.
  static let dropReach: CGFloat = 24
  /// The delay in seconds before a candidate is lifted if the sheet can scroll.
  static let liftDelay = 0.15
  static let placeCornerRadius: CGFloat = 9
  /// The distance beside the plate behind an item.
  static let placeInset: CGFloat = 2
  /// The opacity of the plate behind a replaceable item.
  static let placeAlpha: CGFloat = 0.1
  /// The opacity of the plate behind the item that would be replaced.
  static let litPlaceAlpha: CGFloat = 0.32
  static let glowRadius: CGFloat = 8

  // MARK: Keyboard

  /// The distance of the focus ring from the Done button.
  static let ringMargin = CGSize(width: 8, height: -4)
  /// The distance between a position and an item that was lifted with the keyboard and is held
  /// above it.
  static let heldRise: CGFloat = 26

  // MARK: Durations in seconds

  static let slideDuration = 0.35
  static let liftDuration = 0.15
  static let makeRoomDuration = 0.25
  static let flightDuration = 0.25

  /// The opacity of the shade over the rest of the window.
  static let shade: CGFloat = 0.2
}
