import Foundation

/// How the pieces of two items stand at either end of a movement between them.
///
///     lower shown                           upper shown
///     |        Inbox          |   ⇄   |‹ Inbox      Letter      |
///
/// The lower title and the upper one's name for the way back are at the same place at either end and fade into each other; a large
/// title shrinks to that place. The upper title comes from the trailing side. (R-NBAR-70…72)
@MainActor
struct NavigationBarTransitionFrames {
  /// An item's views, and how much of its large title shows.
  struct Side {
    let page: NavigationBarPage
    let isLarge: Bool

    @MainActor init(_ page: NavigationBarPage, largeTitle: LargeTitleState) {
      self.page = page
      isLarge = page.large != nil && !largeTitle.showsRowTitle
    }
  }

  /// How one view stands when its item is away.
  private struct Pose {
    let view: UIView
    var away = CGAffineTransform.identity
    var awayAlpha: CGFloat = 0
    var restAlpha: CGFloat = 1

    @MainActor func set(isShown: Bool) {
      view.transform = isShown ? .identity : away
      view.alpha = isShown ? restAlpha : awayAlpha
    }
  }

  private var upper: [Pose] = []
  private var lower: [Pose] = []
  private var large: [_UINavigationBarLargeTitleView] = []

  init(upper: Side?, lower: Side?, isSliding: Bool, in bar: UINavigationBar) {
    let width = bar.bounds.width
    let forward: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let geometry = NavigationMoveGeometry(forward: forward, width: width)
    let name = upper.flatMap { NavigationMovePlace(name: $0.page, forward: forward, in: bar) }
    let title = lower.flatMap { NavigationMovePlace(titleOf: $0, forward: forward, in: bar) }
    for side in [upper, lower].compactMap({ $0 }) where side.isLarge {
      if let view = side.page.large { large.append(view) }
    }
    if let upper {
      let fromTrailing = isSliding ? geometry.fromTrailing(isLarge: upper.isLarge) : .identity
      self.upper = NavigationBarTransitionFrames.poses(of: upper, title: fromTrailing)
      self.upper.append(
        Pose(
          view: upper.page.row.backButton.label,
          away: isSliding ? geometry.transform(of: name, onto: title) : .identity
        )
      )
      self.upper.append(Pose(view: upper.page.row.backButton.indicator))
    }
    if let lower {
      let away = isSliding ? geometry.transform(of: title, onto: name) : .identity
      self.lower = NavigationBarTransitionFrames.poses(of: lower, title: away)
      self.lower.append(
        Pose(
          view: lower.page.row.backButton.label,
          away: isSliding ? geometry.toLeading : .identity
        )
      )
      // Below the upper item's own arrow the lower one stays, so that there is no moment with half of one.
      let staysBelow = upper.map { !$0.page.row.backButton.isHidden } ?? false
      self.lower.append(
        Pose(view: lower.page.row.backButton.indicator, awayAlpha: staysBelow ? 1 : 0)
      )
    }
  }

  /// The title moves as told; everything else fades where it is.
  private static func poses(of side: Side, title: CGAffineTransform) -> [Pose] {
    let row = side.page.row
    var poses = row.itemPieces.map { Pose(view: $0) }
    if let prompt = side.page.prompt { poses.append(Pose(view: prompt)) }
    let isTitleLarge = side.isLarge && !row.showsTitleView
    poses.append(
      Pose(
        view: row.titlePiece,
        away: isTitleLarge ? .identity : title,
        restAlpha: isTitleLarge ? 0 : 1
      )
    )
    if let label = side.page.large?.label {
      poses.append(Pose(view: label, away: side.isLarge ? title : .identity))
    }
    return poses
  }

  /// Sets all poses for one end of the movement.
  func set(showingUpper: Bool) {
    for view in large { view.clipsToBounds = false }
    for pose in upper { pose.set(isShown: showingUpper) }
    for pose in lower { pose.set(isShown: !showingUpper) }
  }

  /// Everything stands as without a movement.
  func clear() {
    for view in large { view.clipsToBounds = true }
    for pose in upper + lower { pose.set(isShown: true) }
  }
}

/// Where a text stands on a bar: the middle of its leading edge, and how large it is set.
struct NavigationMovePlace {
  var edge: CGPoint
  var fontSize: CGFloat
  /// From the leading edge to the point that transforms leave in place.
  var anchor: CGVector
}

extension NavigationMovePlace {
  /// What an item says about the way back, or the arrow alone.
  @MainActor init?(name page: NavigationBarPage, forward: CGFloat, in bar: UINavigationBar) {
    let button = page.row.backButton
    guard !button.isHidden else { return nil }
    let label = button.label
    let isNamed = !(label.text ?? "").isEmpty
    let view: UIView = isNamed ? label : button.indicator
    let middle = bar.convert(view.center, from: button)
    let half = view.bounds.width / 2 * forward
    edge = CGPoint(x: middle.x + (isNamed ? -half : half), y: middle.y)
    fontSize = label.font.pointSize
    anchor = CGVector(dx: isNamed ? half : -half, dy: 0)
  }

  /// An item's title, large or in the row.
  @MainActor init?(
    titleOf side: NavigationBarTransitionFrames.Side,
    forward: CGFloat,
    in bar: UINavigationBar
  ) {
    if side.isLarge, let large = side.page.large {
      let corner = bar.convert(large.label.center, from: large)
      let height = large.label.bounds.height
      edge = CGPoint(x: corner.x, y: corner.y - height / 2)
      fontSize = large.label.font.pointSize
      anchor = CGVector(dx: 0, dy: height / 2)
      return
    }
    let piece = side.page.row.titlePiece
    let middle = bar.convert(piece.center, from: side.page.row)
    let half = piece.bounds.width / 2 * forward
    edge = CGPoint(x: middle.x - half, y: middle.y)
    fontSize = side.page.row.titleLabel.font.pointSize
    anchor = CGVector(dx: half, dy: 0)
  }
}

/// The ways that titles take.
struct NavigationMoveGeometry {
  /// 1, or -1 where reading goes from right to left.
  var forward: CGFloat
  var width: CGFloat

  /// Large titles come with their page, others from half way.
  func fromTrailing(isLarge: Bool) -> CGAffineTransform {
    CGAffineTransform(
      translationX: width * (isLarge ? 1 : NavigationBarMetrics.titleTravel) * forward,
      y: 0
    )
  }

  var toLeading: CGAffineTransform {
    CGAffineTransform(translationX: -NavigationBarMetrics.nameTravel * width * forward, y: 0)
  }

  /// Puts a text at another one's place, in that one's size.
  func transform(of text: NavigationMovePlace?, onto other: NavigationMovePlace?)
    -> CGAffineTransform
  {
    guard let text else { return .identity }
    guard let other else {
      return CGAffineTransform(
        translationX: -width * NavigationBarMetrics.titleTravel * forward,
        y: 0
      )
    }
    let scale = text.fontSize > 0 ? other.fontSize / text.fontSize : 1
    // The anchor stays where it is; the leading edge moves towards it by what the scale takes away.
    let edge = CGPoint(
      x: text.edge.x + text.anchor.dx * (1 - scale),
      y: text.edge.y + text.anchor.dy * (1 - scale)
    )
    return CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: other.edge.x - edge.x,
      ty: other.edge.y - edge.y
    )
  }
}
