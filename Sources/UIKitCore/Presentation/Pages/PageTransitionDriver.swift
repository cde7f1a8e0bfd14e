import QuartzCore

/// Loads the pages of a page view controller as children, shows them in the scroll view, and
/// follows the transitions that the user and the app begin.
///
///     at rest ── content leaves the middle, or the app sets pages ──▶ in transition
///        ▲                                                              │
///        ├──────────── complete: the content reaches the new page ──────┤
///        └──────────── cancel: the content returns to the middle ───────┘
@MainActor final class PageTransitionDriver: PageScrolling {
  // R-PAGE-10…35
  private unowned let controller: UIPageViewController
  let scrollView = _UIQueuingScrollView(frame: .zero)
  private(set) var queue = PageQueue<UIViewController>()
  private var geometry = PageGeometry()
  /// The position of the area of the pages in the controller's view.
  private var area = CGPoint.zero
  /// The children that this object has added.
  private var adopted: [UIViewController] = []
  private var completion: ((Bool) -> Void)?

  init(_ controller: UIPageViewController) {
    self.controller = controller
    scrollView.pages = self
  }

  var visibleView: UIView? { queue.current.first?.viewIfLoaded }

  var isInTransition: Bool { queue.transition != nil }

  // MARK: Pages that the app sets

  /// Shows pages, which come in from a side if the change is animated.
  func show(
    _ pages: [UIViewController],
    from side: PageSide,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    interrupt()
    guard !queue.current.elementsEqual(pages, by: ===) else {
      queue.forgetNeighbors()
      applyInset()
      removeUnused()
      completion?(true)
      return
    }
    let moves =
      animated && UIView.areAnimationsEnabled && !queue.current.isEmpty
      && controller.appearance.isVisible && scrollView.window?.isHidden == false
      && geometry.length > 0
    guard moves else { return replace(with: pages, completion: completion) }
    queue.begin(to: side, pages: pages)
    self.completion = completion
    bringIn(pages, from: side, animated: true)
    guard isRunning(pages) else { return }
    applyInset()
    scrollView.setContentOffset(geometry.offset(of: side), animated: true)
  }

  private func replace(with pages: [UIViewController], completion: ((Bool) -> Void)?) {
    let previous = queue.current
    queue.replaceCurrent(with: pages)
    applyInset()
    for page in pages { adopt(page) }
    if controller.isViewLoaded {
      let isVisible = controller.appearance.isVisible
      if isVisible { beginAppearance(of: pages, replacing: previous, animated: false) }
      place(pages, at: nil)
      removeViews(of: previous)
      if scrollView.window != nil { scrollView.layoutIfNeeded() }
      endAppearance(of: pages, replacing: previous, wasVisible: isVisible)
    }
    finishAdopting(pages)
    removeUnused()
    controller.scrollViewsChanged()
    completion?(true)
  }

  /// Adds the current pages to the scroll view after the controller's view was loaded.
  func viewLoaded() {
    place(queue.current, at: nil)
  }

  /// Forgets the pages next to the current ones, for example because the data source was replaced.
  func forgetNeighbors() {
    queue.forgetNeighbors()
    updateBouncing()
    applyInset()
    removeUnused()
  }

  // MARK: Layout

  /// Positions the scroll view and the pages in an area of the controller's view.
  func layOut(_ geometry: PageGeometry, at area: CGPoint) {
    guard geometry != self.geometry || area != self.area else { return }
    settle()
    self.geometry = geometry
    self.area = area
    scrollView.arrange(geometry, in: area, inset: inset)
    place(queue.current, at: nil)
  }

  private func place(_ pages: [UIViewController], at side: PageSide?) {
    for (index, page) in pages.enumerated() {
      guard let view = page.view else { continue }
      view.frame = geometry.frame(ofPage: index, at: side)
      if view.superview !== scrollView { scrollView.addSubview(view) }
    }
  }

  private var inset: UIEdgeInsets {
    geometry.inset(before: queue.canMove(to: .before), after: queue.canMove(to: .after))
  }

  private func applyInset() { scrollView.setInset(inset) }

  private func updateBouncing() {
    let follows = controller.dataSource != nil
    scrollView.alwaysBounceHorizontal = follows && controller.navigationOrientation == .horizontal
    scrollView.alwaysBounceVertical = follows && controller.navigationOrientation == .vertical
  }

  // MARK: Scrolling

  func willTrack() {
    if scrollView.hold == nil, !isInTransition { queue.forgetEdges() }
  }

  func prepareToScroll() {
    guard controller.dataSource != nil, !queue.current.isEmpty else { return }
    for side in PageSide.allCases where queue.isUnknown(side) {
      let known = queue.current
      let pages = controller.lookUp(beside: known, on: side)
      // The data source may have set other pages.
      guard queue.current.elementsEqual(known, by: ===) else { return }
      queue.learn(pages, at: side)
    }
    applyInset()
  }

  func willScroll(to offset: CGPoint) {
    guard let side = geometry.side(at: offset), queue.transition?.side != side else { return }
    // The content is about to move, so it does not have to return to the middle.
    if isInTransition { cancel(recenters: false) }
    prepareToScroll()
    guard queue.begin(to: side), let pages = queue.transition?.pages else { return }
    controller.delegate?.pageViewController(controller, willTransitionTo: pages)
    guard isRunning(pages) else { return }
    bringIn(pages, from: side, animated: true)
  }

  func didScroll() {
    // During a drag, the next page can follow without lifting the finger.
    guard scrollView.hold != nil, isAtEnd else { return }
    complete(finished: true)
    prepareToScroll()
  }

  func didEndScrolling() {
    guard isInTransition else { return }
    if isAtEnd {
      complete(finished: true)
    } else if geometry.side(at: scrollView.bounds.origin) == nil {
      cancel()
    }
  }

  /// Whether the content shows the new pages completely.
  private var isAtEnd: Bool {
    guard let transition = queue.transition else { return false }
    let progress = geometry.progress(at: scrollView.bounds.origin)
    return abs(progress) >= 1 - PageGeometry.tolerance
      && (progress > 0) == (transition.side == .after)
  }

  /// Begins a transition of the user to the pages on a side, and returns whether there are any.
  @discardableResult func turn(to side: PageSide) -> Bool {
    guard scrollView.hold == nil, !isInTransition else { return false }
    willTrack()
    prepareToScroll()
    guard queue.neighbor(side) != nil else { return false }
    scrollView.setContentOffset(geometry.offset(of: side), animated: true)
    return true
  }

  // MARK: Transitions

  private func isRunning(_ pages: [UIViewController]) -> Bool {
    queue.transition?.pages.elementsEqual(pages, by: ===) ?? false
  }

  private func bringIn(_ pages: [UIViewController], from side: PageSide, animated: Bool) {
    for page in pages { adopt(page) }
    for page in pages { page.loadViewIfNeeded() }
    if controller.appearance.isVisible {
      beginAppearance(of: pages, replacing: queue.current, animated: animated)
    }
    guard isRunning(pages) else { return }
    UIView.performWithoutAnimation {
      place(pages, at: side)
      for page in pages { page.viewIfLoaded?.layoutIfNeeded() }
    }
    finishAdopting(pages)
  }

  /// Ends the transition in progress at the nearer page, or at the pages that the app has set.
  func settle() {
    guard let transition = queue.transition else { return }
    let isPastHalf = abs(geometry.progress(at: scrollView.bounds.origin)) >= 0.5
    scrollView.stopScrolling()
    if isPastHalf || !transition.isInteractive { complete(finished: true) } else { cancel() }
  }

  /// Ends the transition in progress before another change.
  ///
  /// New pages that the app has set become current, and a transition of the user is cancelled.
  private func interrupt() {
    scrollView.stopScrolling()
    guard let transition = queue.transition else { return recenter() }
    if transition.isInteractive { cancel() } else { complete(finished: false) }
  }

  private func complete(finished: Bool) {
    guard let transition = queue.transition else { return }
    let (previous, completion) = (queue.current, takeCompletion())
    queue.complete()
    recenter()
    removeViews(of: previous)
    endAppearance(of: transition.pages, replacing: previous, wasVisible: isShown(transition.pages))
    removeUnused()
    controller.scrollViewsChanged()
    if transition.isInteractive {
      controller.didTurn(to: transition.side, from: previous, finished: finished)
    } else {
      controller.reloadPageControl()
    }
    completion?(finished)
  }

  private func cancel(recenters: Bool = true) {
    guard let transition = queue.transition else { return }
    let (current, completion) = (queue.current, takeCompletion())
    let wasVisible = isShown(transition.pages)
    queue.cancel()
    if recenters { recenter() } else { applyInset() }
    if wasVisible {
      beginAppearance(of: current, replacing: transition.pages, animated: true)
    }
    removeViews(of: transition.pages)
    endAppearance(of: current, replacing: transition.pages, wasVisible: wasVisible)
    removeUnused()
    if transition.isInteractive {
      controller.didCancel(from: current)
    }
    completion?(false)
  }

  private func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  private func recenter() {
    let center = geometry.offset(of: nil)
    if scrollView.bounds.origin != center { scrollView.recenter(at: center) }
    place(queue.current, at: nil)
    applyInset()
  }

  private func removeViews(of pages: [UIViewController]) {
    for page in pages where !queue.current.contains(where: { $0 === page }) {
      guard let view = page.viewIfLoaded, view.superview === scrollView else { continue }
      view.removeFromSuperview()
    }
  }
}

// MARK: - Children

extension PageTransitionDriver {
  private func adopt(_ page: UIViewController) {
    guard page.parent !== controller else { return }
    controller.addChild(page)
    if !adopted.contains(where: { $0 === page }) { adopted.append(page) }
  }

  private func finishAdopting(_ pages: [UIViewController]) {
    for page in pages where page.parent === controller && page.isMovingToParent {
      page.didMove(toParent: controller)
    }
  }

  /// Removes the children that are not next to the current pages.
  private func removeUnused() {
    let unused = adopted.filter { !queue.contains($0) }
    adopted.removeAll { page in unused.contains { $0 === page } }
    for page in unused where page.parent === controller {
      page.willMove(toParent: nil)
      if let view = page.viewIfLoaded, view.superview === scrollView { view.removeFromSuperview() }
      page.removeFromParent()
    }
  }

  // MARK: Appearance

  private func isShown(_ pages: [UIViewController]) -> Bool {
    controller.appearance.isVisible && pages.contains { $0.appearance.isVisible }
  }

  // R-PAGE-30…32
  private func beginAppearance(
    of pages: [UIViewController],
    replacing others: [UIViewController],
    animated: Bool
  ) {
    for page in pages { page.beginAppearance(.appearing, animated: animated) }
    for page in others where !pages.contains(where: { $0 === page }) {
      page.beginAppearance(.disappearing, animated: animated)
    }
  }

  /// Ends the changes of appearance after the views have been exchanged.
  ///
  /// While the controller itself appears, the change of the new pages ends together with its own.
  private func endAppearance(
    of pages: [UIViewController],
    replacing others: [UIViewController],
    wasVisible: Bool
  ) {
    if wasVisible, !controller.appearance.isUnderWay {
      for page in pages { page.endAppearance() }
    }
    for page in others where !pages.contains(where: { $0 === page }) {
      page.finishAppearanceAlone()
    }
  }
}
