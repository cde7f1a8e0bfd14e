import Foundation

/// The transforms and opacities of the views of two items at both ends of a transition.
///
///     lower shown                           upper shown
///     |        Inbox          |   ⇄   |‹ Inbox      Letter      |
///
/// The lower title and the title of the upper item's back button have the same position at both
/// ends and are cross-faded; a large title shrinks to that position. The upper title enters from
/// the trailing side.
@MainActor
struct NavigationBarTransitionFrames {
  // R-NBAR-70…74
  /// An item's views, and whether its large title is visible.
  struct Side {
    let page: NavigationBarPage
    let isLarge: Bool

    @MainActor init(_ page: NavigationBarPage, largeTitle: LargeTitleState) {
      self.page = page
      isLarge = page.large != nil && !largeTitle.showsRowTitle
    }
  }

  /// The values of one view while its item is not displayed.
  private struct ViewState {
    let view: UIView
    var away = CGAffineTransform.identity
    var awayAlpha: CGFloat = 0
    var restAlpha: CGFloat = 1
    /// Whether the view fades in after the views of the other item have faded out, because they can
    /// overlap.
    var fadesInTurn = false
    // R-NBAR-73
    /// The distance by which the content of the view moves in it.
    var awayShift: CGFloat = 0

    @MainActor func set(isShown: Bool) {
      view.transform = isShown ? .identity : away
      if awayShift != 0 { view.bounds.origin.x = isShown ? 0 : -awayShift }
      view.alpha = isShown ? restAlpha : awayAlpha
    }

    /// Assigns the values in an animation.
    @MainActor func animate(isShown: Bool) {
      guard fadesInTurn, UIView.inheritedAnimationDuration > 0 else { return set(isShown: isShown) }
      UIView.addKeyframe(withRelativeStartTime: isShown ? 0.5 : 0, relativeDuration: 0.5) {
        set(isShown: isShown)
      }
    }
  }

  private var upper: [ViewState] = []
  private var lower: [ViewState] = []
  private var large: [_UINavigationBarLargeTitleView] = []
  // R-NBAR-75
  /// The area outside of which the title of the lower back button is not visible, or `nil`.
  private let nameArea: UIView?

  init(upper: Side?, lower: Side?, isSliding: Bool, in bar: UINavigationBar) {
    let width = bar.bounds.width
    let forward: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let geometry = NavigationMoveGeometry(forward: forward, width: width)
    let name = upper.flatMap { NavigationMovePlace(name: $0.page, forward: forward, in: bar) }
    let title = lower.flatMap { NavigationMovePlace(titleOf: $0, forward: forward, in: bar) }
    nameArea = lower?.page.row.backButton.titleArea
    for side in [upper, lower].compactMap({ $0 }) where side.isLarge {
      if let view = side.page.large { large.append(view) }
    }
    if let upper {
      let fromTrailing = isSliding ? geometry.fromTrailing(isLarge: upper.isLarge) : .identity
      self.upper = NavigationBarTransitionFrames.states(
        of: upper,
        title: fromTrailing,
        search: isSliding ? (geometry.page(at: 1), 0) : nil
      )
      self.upper.append(
        ViewState(
          view: upper.page.row.backButton.label,
          away: isSliding ? geometry.transform(of: name, onto: title) : .identity
        )
      )
      self.upper.append(ViewState(view: upper.page.row.backButton.indicator, fadesInTurn: true))
    }
    if let lower {
      let away = isSliding ? geometry.transform(of: title, onto: name) : .identity
      self.lower = NavigationBarTransitionFrames.states(
        of: lower,
        title: away,
        search: isSliding ? (geometry.page(at: -1), geometry.searchShift) : nil
      )
      self.lower.append(
        ViewState(
          view: lower.page.row.backButton.label,
          away: isSliding ? geometry.toLeading : .identity
        )
      )
      // The lower back indicator remains visible below that of the upper item, so that none is
      // translucent in between.
      let staysBelow = upper.map { !$0.page.row.backButton.isHidden } ?? false
      self.lower.append(
        ViewState(view: lower.page.row.backButton.indicator, awayAlpha: staysBelow ? 1 : 0)
      )
    }
  }

  /// Returns the values of views that are not displayed: the title is transformed, the area of the
  /// search bar is beside the bar unless it fades, and all other views are transparent.
  private static func states(
    of side: Side,
    title: CGAffineTransform,
    search: (place: CGAffineTransform, shift: CGFloat)?
  ) -> [ViewState] {
    let row = side.page.row
    var states = (row.itemPieces + [side.page.prompt].compactMap { $0 }).map {
      ViewState(view: $0, fadesInTurn: true)
    }
    if let view = side.page.search {
      states.append(
        ViewState(
          view: view,
          away: search?.place ?? .identity,
          awayAlpha: search == nil ? 0 : 1,
          awayShift: search?.shift ?? 0
        )
      )
    }
    let isTitleLarge = side.isLarge && !row.showsTitleView
    states.append(
      ViewState(
        view: row.titlePiece,
        away: isTitleLarge ? .identity : title,
        restAlpha: isTitleLarge ? 0 : 1
      )
    )
    if let label = side.page.large?.label {
      states.append(ViewState(view: label, away: side.isLarge ? title : .identity))
    }
    return states
  }

  /// Assigns the values for one end of the transition.
  func set(showingUpper: Bool) {
    for view in large { view.clipsToBounds = false }
    nameArea?.clipsToBounds = true
    for state in upper { state.set(isShown: showingUpper) }
    for state in lower { state.set(isShown: !showingUpper) }
  }

  /// Assigns the values for one end of the transition, in an animation.
  func animate(showingUpper: Bool) {
    for state in upper { state.animate(isShown: showingUpper) }
    for state in lower { state.animate(isShown: !showingUpper) }
  }

  /// Assigns the values without a transition.
  func clear() {
    for view in large { view.clipsToBounds = true }
    nameArea?.clipsToBounds = false
    for state in upper + lower { state.set(isShown: true) }
  }
}

/// The position of a text on a bar: the center of its leading edge, its font size and its width.
struct NavigationMovePlace {
  var edge: CGPoint
  var fontSize: CGFloat
  /// The text, or `nil` if a view or an image is shown instead.
  var text: String?
  var textWidth: CGFloat = 0
  /// The vector from the leading edge to the anchor point of transforms.
  var anchor: CGVector
}

extension NavigationMovePlace {
  /// Creates the position of the title of the back button, or of the back indicator if it has no
  /// title.
  @MainActor init?(name page: NavigationBarPage, forward: CGFloat, in bar: UINavigationBar) {
    let button = page.row.backButton
    guard !button.isHidden else { return nil }
    let label = button.label
    let isNamed = !(label.text ?? "").isEmpty
    let view: UIView = isNamed ? label : button.indicator
    let middle = bar.convert(view.center, from: view.superview)
    let half = view.bounds.width / 2 * forward
    edge = CGPoint(x: middle.x + (isNamed ? -half : half), y: middle.y)
    fontSize = label.font.pointSize
    anchor = CGVector(dx: isNamed ? half : -half, dy: 0)
    if isNamed { take(label) }
  }

  /// Creates the position of an item's title, which is large or in the row.
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
      take(large.label)
      return
    }
    let piece = side.page.row.titlePiece
    let middle = bar.convert(piece.center, from: side.page.row)
    let half = piece.bounds.width / 2 * forward
    edge = CGPoint(x: middle.x - half, y: middle.y)
    fontSize = side.page.row.titleLabel.font.pointSize
    anchor = CGVector(dx: half, dy: 0)
    if !side.page.row.showsTitleView { take(side.page.row.titleLabel) }
  }

  /// Takes the text of a label and its width.
  @MainActor private mutating func take(_ label: UILabel) {
    text = label.text
    textWidth = min(label.intrinsicContentSize.width, label.bounds.width)
  }

  /// Returns the horizontal and vertical scales that give this text the size of another one.
  ///
  /// The same text in another weight gets the same width, so that both coincide while they are
  /// cross-faded.
  func scale(to other: NavigationMovePlace) -> CGVector {
    let scale = fontSize > 0 ? other.fontSize / fontSize : 1
    guard text == other.text, textWidth > 0, other.textWidth > 0 else {
      return CGVector(dx: scale, dy: scale)
    }
    return CGVector(dx: other.textWidth / textWidth, dy: scale)
  }
}

/// The transforms of titles.
struct NavigationMoveGeometry {
  /// 1, or -1 in right-to-left languages.
  var forward: CGFloat
  var width: CGFloat

  /// Returns the start of a title that enters: large titles move with their pages, others by half
  /// of the width.
  func fromTrailing(isLarge: Bool) -> CGAffineTransform {
    CGAffineTransform(
      translationX: width * (isLarge ? 1 : NavigationBarMetrics.titleTravel) * forward,
      y: 0
    )
  }

  /// Returns the place of a part that moves with the edge of the upper page: 1 is behind the trailing
  /// edge of the bar, and -1 before its leading edge.
  func page(at place: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: place * width * forward, y: 0)
  }

  // R-NBAR-73
  /// The distance by which the lower search bar moves in its area.
  ///
  /// The area ends at the edge of the upper page, so that the page covers the search bar, which moves
  /// like its own page.
  var searchShift: CGFloat { (1 - NavigationMetrics.parallax) * width * forward }

  var toLeading: CGAffineTransform {
    CGAffineTransform(translationX: -NavigationBarMetrics.nameTravel * width * forward, y: 0)
  }

  /// Returns the transform that moves a text to the position of another one and scales it to its
  /// font size.
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
    let scale = text.scale(to: other)
    // The anchor point does not move; the leading edge moves towards it according to the scale.
    let edge = CGPoint(
      x: text.edge.x + text.anchor.dx * (1 - scale.dx),
      y: text.edge.y + text.anchor.dy * (1 - scale.dy)
    )
    return CGAffineTransform(
      a: scale.dx,
      b: 0,
      c: 0,
      d: scale.dy,
      tx: other.edge.x - edge.x,
      ty: other.edge.y - edge.y
    )
  }
}
