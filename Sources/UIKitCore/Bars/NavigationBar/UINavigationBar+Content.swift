/// What a navigation bar shows, and how high that makes it.
extension UINavigationBar {
  // MARK: Heights

  func promptHeight(of item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
  }

  /// Where the row ends, below which a large title is.
  var rowEnd: CGFloat { promptHeight(of: stack.last) + environment.contentHeight }

  /// 44 (compact 32, pad 50), what shows of a large title, and a prompt; the status bar does not count.
  ///
  /// While a movement is under way, that of the coming item. (R-NBAR-1…3)
  func fittingHeight(forWidth width: CGFloat) -> CGFloat { rowEnd + largeTitle.shown }

  /// Whether the topmost item shows its title large: as it says itself, or else as the one below it. (R-NBAR-3)
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, environment.showsLargeTitles, let top = stack.last else {
      return false
    }
    let decisive = stack.last { $0.largeTitleDisplayMode != .automatic }
    return decisive?.largeTitleDisplayMode != .never && !(top.title ?? "").isEmpty
  }

  /// The height of the large title's part in the user's text size. (R-NBAR-4)
  private var largeTitleHeight: CGFloat {
    guard showsLargeTitle else { return 0 }
    let font = displayed.value.largeTitle(in: traitCollection).font
    let growth = font.lineHeight - NavigationBarMetrics.largeTitleFont.lineHeight
    return max(NavigationBarMetrics.largeTitleHeight + growth, 0).rounded()
  }

  // MARK: Following changes

  /// Something that an item says changed.
  func itemChanged(_ item: UINavigationItem, animated: Bool = false) {
    guard stack.contains(where: { $0 === item }) else { return }
    if animated, transition == nil, canFade, let page { BarCrossFade.dissolve(page.row) }
    contentChanged()
  }

  /// Shows anew what the items say, and tells where that takes another height.
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
    page?.show(displayed.value, isLarge: showsLargeTitle, in: self)
    if transition == nil { page?.row.titleLabel.alpha = largeTitle.showsRowTitle ? 1 : 0 }
    setNeedsLayout()
  }

  // MARK: Following content

  /// The page's content begins elsewhere.
  func followContent(_ place: NavigationItemPlace) {
    topItem?.place = place
    let old = fittingHeight(forWidth: bounds.width)
    let oldState = largeTitle
    largeTitle.contentTop = place.contentTop
    if isAtScrollEdge != place.isAtScrollEdge {
      isAtScrollEdge = place.isAtScrollEdge
      showAppearance(fading: true)
    }
    guard largeTitle != oldState else { return }
    if largeTitle.showsRowTitle != oldState.showsRowTitle { fadeRowTitle() }
    if largeTitle.shown != oldState.shown || largeTitle.stretch != oldState.stretch {
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

  // MARK: Look

  func appearanceStateChanged() { contentChanged() }

  /// What everything said about the look comes to for the topmost item now.
  private var currentAppearance: ResolvedNavigationBarAppearance {
    let situation = BarSituation(
      isCompact: environment.isCompact,
      isAtScrollEdge: isAtScrollEdge && manager != nil,
      hasPrompt: stack.last?.prompt != nil,
      position: barPosition
    )
    return appearanceState.resolved(for: topItem?.appearances ?? .init(), in: situation)
  }

  /// Shows what has changed of the look; the background of an item that moves in comes with it.
  ///
  /// Only coming to the scroll edge and leaving it fade. (R-NBAR-36)
  private func showAppearance(fading: Bool = false) {
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

  /// The background reaches from the upper edge of what the bar is attached to down to the content.
  func placeBackground() {
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    backgroundView.frame = CGRect(
      x: 0,
      y: -above,
      width: bounds.width,
      height: bounds.height + above + (transition == nil ? largeTitle.stretch : 0)
    )
  }

  /// The user tapped the back button.
  func backTapped() {
    guard transition == nil else { return }
    if let manager { return manager.bar(self, didActivate: backItem) }
    pop(animated: true)
  }
}
