/// The row of a navigation bar: back button, items and title of one item.
@preconcurrency @MainActor
final class _UINavigationBarContentView: UIView {
  let backButton = _UINavigationBarBackButton()
  let titleLabel = _UINavigationBarTitleLabel()
  private let titleHolder = _UINavigationBarTitleHolder()
  private let leading = NavigationBarSide(isTrailing: false)
  private let trailing = NavigationBarSide(isTrailing: true)
  private var titleOffset = UIOffset.zero
  /// The width of a search bar at the trailing edge; 0 for none.
  var searchWidth: CGFloat = 0 { didSet { if searchWidth != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.textAlignment = .center
    for view in [titleLabel, titleHolder, backButton] as [UIView] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Views in transitions

  /// The view that moves as the title.
  var titlePiece: UIView { showsTitleView ? titleHolder : titleLabel }

  var showsTitleView: Bool { !titleHolder.isHidden }

  /// The views that fade without moving.
  var itemPieces: [UIView] { leading.pieces + trailing.pieces }

  // MARK: Content

  func show(
    _ item: UINavigationItem,
    back: UINavigationItem?,
    _ appearance: ResolvedNavigationBarAppearance,
    _ environment: NavigationBarTraits
  ) {
    titleOffset = appearance.titles.offset
    titleLabel.show(item.title, appearance.title)
    titleHolder.show(item.titleView)
    titleHolder.isHidden = item.titleView == nil
    titleLabel.isHidden = item.titleView != nil
    let leadingItems = item.leftBarButtonItems ?? []
    let replacesBack = !leadingItems.isEmpty && !item.leftItemsSupplementBackButton
    backButton.show(replacesBack ? nil : back, appearance, isCompact: environment.isCompact)
    let isCompact = environment.isCompact
    let allLeadingItems = item.containerItems + leadingItems
    leading.show(allLeadingItems, appearance.buttons, isCompact: isCompact, in: self)
    trailing.show(
      item.rightBarButtonItems ?? [],
      appearance.buttons,
      isCompact: isCompact,
      in: self
    )
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = layout(isRightToLeft: isRightToLeft).frames
    titlePiece.bounds.size = frames.title.size
    titlePiece.center = CGPoint(
      x: frames.title.midX + titleOffset.horizontal,
      y: frames.title.midY + titleOffset.vertical
    )
    backButton.place(frames)
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 2
    leading.place(in: frames.leading, isRightToLeft: isRightToLeft, scale: scale)
    trailing.place(in: frames.trailing, isRightToLeft: isRightToLeft, scale: scale)
  }

  /// The frame of the search bar.
  var searchFrame: CGRect {
    layout(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft).frames.search
  }

  private func layout(isRightToLeft: Bool) -> NavigationBarLayout {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return NavigationBarLayout(
      size: bounds.size,
      leadingInset: isRightToLeft ? right : left,
      trailingInset: isRightToLeft ? left : right,
      margin: ScreenMetrics.sideMargin(forWidth: bounds.width),
      back: backButton.measures,
      leadingWidth: leading.fittingWidth,
      trailingWidth: trailing.fittingWidth,
      titleSize: titleSize,
      searchWidth: searchWidth,
      isRightToLeft: isRightToLeft
    )
  }

  private var titleSize: CGSize {
    showsTitleView ? titleHolder.fittingSize(in: bounds.size) : titleLabel.intrinsicContentSize
  }
}
