/// The numbers of navigation bars, iOS 11 to 17, in points; each with the rule it was observed under.
enum NavigationBarMetrics {
  // MARK: Heights

  /// R-NBAR-1: upright phones.
  static let regularHeight: CGFloat = 44
  /// R-NBAR-1: phones on their side, except the largest.
  static let compactHeight: CGFloat = 32
  /// R-NBAR-1: pads, since iOS 12.
  static let padHeight: CGFloat = 50
  /// R-NBAR-2: what a prompt adds.
  static let promptHeight: CGFloat = 30
  /// R-NBAR-3: what a large title adds in the standard text size.
  static let largeTitleHeight: CGFloat = 52

  // MARK: Text

  /// R-NBAR-10: the title in the bar, in all text sizes.
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// R-NBAR-11: the size of large titles in the standard text size.
  static let largeTitleSize: CGFloat = 34
  static let largeTitleFont = UIFont.systemFont(ofSize: largeTitleSize, weight: .bold)
  /// R-NBAR-2: the prompt.
  static let promptFont = UIFont.systemFont(ofSize: 12)
  /// R-NBAR-13: the title beside the back indicator.
  static let backTitleFont = UIFont.systemFont(ofSize: 17)

  // MARK: Places

  /// R-NBAR-12: what titles and items keep free at the sides, in narrow and wide bars.
  static let narrowMargin: CGFloat = 16
  static let wideMargin: CGFloat = 20
  /// R-NBAR-12: the width from which a bar is wide.
  static let wideWidth: CGFloat = 414
  /// R-NBAR-14: the back indicator: its distance from the edge, size, and distance of the title from it.
  static let indicatorEdge: CGFloat = 8
  static let indicatorSize = CGSize(width: 12, height: 20.5)
  static let indicatorGap: CGFloat = 6
  /// The arrow itself, which points the other way where reading does.
  @MainActor static let indicatorImage = UIImage(
    systemName: "chevron.left",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
  )?
  .withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  /// R-NBAR-15: the least distance between the title and what stands beside it.
  static let titleGap: CGFloat = 6
  /// R-NBAR-16: the least width and height of what can be touched.
  static let touchSize: CGFloat = 44
  /// R-NBAR-11: what lies between a large title and the bar's lower edge.
  static let largeTitleBottom: CGFloat = 8

  // MARK: Movement

  /// R-NBAR-70: how far a title in the row moves that comes or goes, in widths of the bar; our choice.
  static let titleTravel: CGFloat = 0.5
  /// R-NBAR-70: how far the name of the way back moves that goes, in widths of the bar; our choice.
  static let nameTravel: CGFloat = 0.2

  // MARK: Large titles that move

  /// R-NBAR-41: up to which share of the large title the title in the row shows; our choice.
  static let rowTitleLimit: CGFloat = 0.3
  /// R-NBAR-41: how long the title in the row takes to fade, in seconds; our choice.
  static let rowTitleFade = 0.2
  /// R-NBAR-43: how much a title grows that is pulled down, and how far it is pulled for that; our choice.
  static let stretchScale: CGFloat = 0.1
  static let stretchForScale: CGFloat = 150

  /// R-NBAR-14: what the back button keeps of its opacity while pressed; our choice.
  static let pressedAlpha: CGFloat = 0.3

  /// How long items of a bar without a controller take to move, in seconds.
  static let moveDuration = 0.35

  /// What titles and items keep free at the sides of a bar.
  static func margin(forWidth width: CGFloat) -> CGFloat {
    width >= wideWidth ? wideMargin : narrowMargin
  }
}
