/// The views that display one item on a navigation bar: the row, the large title and the prompt.
@MainActor
final class NavigationBarPage {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  let row = _UINavigationBarContentView()
  private(set) var large: _UINavigationBarLargeTitleView?
  private(set) var prompt: UILabel?
  private(set) var search: _UINavigationBarSearchView?

  init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    backItem = back
    bar.addSubview(row)
    row.backButton.addAction(
      UIAction { [weak bar] _ in bar?.backTapped() },
      for: .touchUpInside
    )
  }

  /// Whether the page is part of a transition and receives no touches.
  var isMoving = false { didSet { row.isUserInteractionEnabled = !isMoving } }

  /// All views that are subviews of the bar.
  var views: [UIView] { [row, large, prompt, search].compactMap { $0 } }

  func remove() { for view in views { view.removeFromSuperview() } }

  // MARK: Content

  /// Updates the views from the item.
  func show(_ appearance: ResolvedNavigationBarAppearance, isLarge: Bool, in bar: UINavigationBar) {
    row.show(item, back: item.hidesBackButton ? nil : backItem, appearance, bar.environment)
    showLargeTitle(isLarge ? appearance.largeTitle(in: bar.traitCollection) : nil, in: bar)
    showPrompt(appearance, in: bar)
    showSearch(in: bar)
  }

  private func showSearch(in bar: UINavigationBar) {
    guard let searchBar = item.searchController?.searchBar else {
      search?.removeFromSuperview()
      search = nil
      return
    }
    let view = search ?? _UINavigationBarSearchView()
    view.show(searchBar)
    guard search == nil else { return }
    search = view
    bar.insertSubview(view, belowSubview: row)
  }

  private func showLargeTitle(
    _ text: ResolvedNavigationBarAppearance.Text?,
    in bar: UINavigationBar
  ) {
    guard let text else {
      large?.removeFromSuperview()
      large = nil
      return
    }
    let view = large ?? _UINavigationBarLargeTitleView()
    view.label.show(item.title, text)
    guard large == nil else { return }
    large = view
    bar.insertSubview(view, belowSubview: row)
  }

  private func showPrompt(_ appearance: ResolvedNavigationBarAppearance, in bar: UINavigationBar) {
    guard let text = item.prompt else {
      prompt?.removeFromSuperview()
      prompt = nil
      return
    }
    let label = prompt ?? UILabel()
    label.textAlignment = .center
    label.style(font: NavigationBarMetrics.promptFont, color: appearance.title.color)
    label.text = TitleText.firstLine(of: text)
    guard prompt == nil else { return }
    prompt = label
    bar.addSubview(label)
  }

  // MARK: Layout

  /// Assigns the frames of the views.
  func place(in bar: UINavigationBar, state: LargeTitleState) {
    let width = bar.bounds.width
    let top = bar.promptHeight(of: item)
    let height = bar.environment.contentHeight
    let titleTop = bar.titleTop(of: item)
    let rowAlpha: CGFloat = bar.hidesRow(for: item) ? 0 : 1
    for view in [row, prompt].compactMap({ $0 }) where view.alpha != rowAlpha && !isMoving {
      view.alpha = rowAlpha
    }
    prompt?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    row.frame = CGRect(x: 0, y: top, width: width, height: height)
    placeSearch(in: bar, top: titleTop + state.shown, state)
    guard let large else { return }
    large.frame = CGRect(
      x: 0,
      y: titleTop,
      width: width,
      height: state.shown + state.stretch
    )
    large.isHidden = state.shown <= 0
    large.label.transform = isMoving ? large.label.transform : .scale(state.scale)
    let margin = ScreenMetrics.sideMargin(forWidth: width)
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = bar.safeAreaInsets
    large.place(
      LargeTitlePlace(
        width: width,
        leading: margin + (isRightToLeft ? insets.right : insets.left),
        trailing: margin + (isRightToLeft ? insets.left : insets.right),
        state: state,
        isRightToLeft: isRightToLeft
      )
    )
  }
}

extension NavigationBarPage {
  private func placeSearch(in bar: UINavigationBar, top: CGFloat, _ state: LargeTitleState) {
    let isInline = search != nil && bar.searchPlacement(of: item) == .inline
    row.searchWidth = isInline ? NavigationBarMetrics.inlineSearchWidth : 0
    guard let search else { return }
    guard isInline else {
      return search.place(
        top: top,
        width: bar.bounds.width,
        height: bar.fixedSearchHeight(of: item) + state.searchShown
      )
    }
    // The row would receive the touches of a view below it.
    if search.superview === bar, row.superview === bar {
      bar.insertSubview(search, aboveSubview: row)
    }
    let frame = row.searchFrame
    search.place(inRow: frame.offsetBy(dx: row.frame.minX, dy: row.frame.minY))
  }
}

extension CGAffineTransform {
  fileprivate static func scale(_ scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale)
  }
}
