/// The content of a navigation bar, and the height that it needs.
extension UINavigationBar {
  // MARK: Heights

  func promptHeight(of item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
  }

  /// The lower edge of the row, where the large title begins.
  ///
  /// It is 0 while a search hides the row.
  func titleTop(of item: UINavigationItem?) -> CGFloat {
    hidesRow(for: item) ? 0 : promptHeight(of: item) + environment.contentHeight
  }

  /// The lower edge of the row and of a search bar that does not scroll with the content.
  var rowEnd: CGFloat { titleTop(of: topItem) + fixedSearchHeight(of: topItem) }

  // R-NBAR-1…3
  /// Returns the height of row, prompt and the visible part of a large title, without the status
  /// bar.
  ///
  /// During a transition it is the height for the item that appears.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    rowEnd + largeTitle.shown + largeTitle.searchShown
  }

  /// Whether the topmost item displays a large title: according to its own display mode, or else to
  /// that of the items below.
  var showsLargeTitle: Bool {
    // R-NBAR-3
    guard prefersLargeTitles, !hidesRow(for: topItem), environment.showsLargeTitles,
      let top = stack.last
    else {
      return false
    }
    let decisive = stack.last { $0.largeTitleDisplayMode != .automatic }
    return decisive?.largeTitleDisplayMode != .never && !(top.title ?? "").isEmpty
  }

  /// The height of the large title at the user's text size.
  private var largeTitleHeight: CGFloat {
    // R-NBAR-4
    guard showsLargeTitle else { return 0 }
    let font = displayed.value.largeTitle(in: traitCollection).font
    let growth = font.lineHeight - NavigationBarMetrics.largeTitleFont.lineHeight
    return max(NavigationBarMetrics.largeTitleHeight + growth, 0).rounded()
  }

  // MARK: Item changes

  /// Called after a displayed value of an item changed.
  func itemChanged(_ item: UINavigationItem, animated: Bool = false) {
    guard stack.contains(where: { $0 === item }) else { return }
    if animated, transition == nil, canFade, let page { BarCrossFade.dissolve(page.row) }
    contentChanged()
  }

  /// Updates the views from the items and reports a change of the height.
  func contentChanged() {
    let old = fittingHeight(forWidth: bounds.width)
    refresh()
    heightMayHaveChanged(from: old)
  }

  func heightMayHaveChanged(from old: CGFloat) {
    guard fittingHeight(forWidth: bounds.width) != old else { return }
    invalidateIntrinsicContentSize()
    if transition == nil { manager?.barHeightChanged(self) }
  }

  private func refresh() {
    showAppearance()
    largeTitle.fullHeight = largeTitleHeight
    largeTitle.searchHeight = scrollingSearchHeight(of: topItem)
    page?.show(displayed.value, isLarge: showsLargeTitle, in: self)
    if transition == nil { page?.row.titleLabel.alpha = largeTitle.showsRowTitle ? 1 : 0 }
    setNeedsLayout()
  }

  // MARK: Scrolling content

  /// Called after the position of the content changed.
  func followContent(_ place: NavigationItemPlace) {
    let old = fittingHeight(forWidth: bounds.width)
    let oldState = largeTitle
    topItem?.place = place
    largeTitle.contentTop = place.contentTop
    largeTitle.searchHeight = scrollingSearchHeight(of: topItem)
    if isAtScrollEdge != place.isAtScrollEdge {
      isAtScrollEdge = place.isAtScrollEdge
      showAppearance(fading: true)
    }
    guard largeTitle != oldState else { return }
    if largeTitle.showsRowTitle != oldState.showsRowTitle { fadeRowTitle() }
    if largeTitle.shown != oldState.shown || largeTitle.stretch != oldState.stretch
      || largeTitle.searchShown != oldState.searchShown
    {
      setNeedsLayout()
    }
    heightMayHaveChanged(from: old)
  }

  private func fadeRowTitle() {
    guard let label = page?.row.titleLabel else { return }
    let alpha: CGFloat = largeTitle.showsRowTitle ? 1 : 0
    guard canFade else { return label.alpha = alpha }
    UIView.animate(
      withDuration: NavigationBarMetrics.rowTitleFade,
      delay: 0,
      options: .allowUserInteraction,
      animations: { label.alpha = alpha }
    )
  }

  // MARK: Appearance

  func appearanceStateChanged() { contentChanged() }

  /// The appearance for the topmost item.
  private var currentAppearance: ResolvedNavigationBarAppearance {
    let situation = BarSituation(
      isCompact: environment.isCompact,
      isAtScrollEdge: isAtScrollEdge && manager != nil,
      hasPrompt: stack.last?.prompt != nil,
      position: barPosition
    )
    return appearanceState.resolved(for: topItem?.appearances ?? .init(), in: situation)
  }

  /// Displays changes of the appearance; the background of an item that is pushed or popped changes
  /// with the transition.
  ///
  /// Only changes of the scroll edge are cross-faded.
  private func showAppearance(fading: Bool = false) {
    // R-NBAR-36
    let resolved = currentAppearance
    let fades = fading && canFade && !displayed.isUnseen(in: framesDrawn)
    guard let old = displayed.replace(with: resolved, frame: framesDrawn) else { return }
    if transition == nil, resolved.background != old.background {
      backgroundView.show(resolved.background, fading: fades)
    }
    guard fading, resolved.hasOtherContent(than: old) else { return }
    if fades, let page { BarCrossFade.dissolve(page.row) }
    page?.show(resolved, isLarge: showsLargeTitle, in: self)
  }

  /// Extends the background from the edge to which the bar is attached down to the content.
  func placeBackground() {
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    backgroundView.frame = CGRect(
      x: 0,
      y: -above,
      width: bounds.width,
      height: bounds.height + above + (transition == nil ? largeTitle.stretch : 0)
    )
  }

  /// Called when the user taps the back button.
  func backTapped() {
    guard transition == nil else { return }
    if let manager { return manager.bar(self, didActivate: backItem) }
    pop(animated: true)
  }
}
