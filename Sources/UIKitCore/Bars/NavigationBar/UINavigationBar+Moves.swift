/// Pushing, popping and replacing the items of a navigation bar.
extension UINavigationBar {
  // MARK: For the managing controller

  /// Displays other items without animation.
  func install(_ items: [UINavigationItem]) {
    if transition != nil { endMove(completed: true) }
    let old = fittingHeight(forWidth: bounds.width)
    take(items)
    showTop()
    contentChanged()
    scrollObserver?.itemsChanged()
    heightMayHaveChanged(from: old)
  }

  /// Replaces the items and assigns the start of a transition to the topmost one; must be called
  /// outside of animations.
  ///
  /// After this call, `fittingHeight(forWidth:)` returns the height for the item that appears. The
  /// caller assigns the bar's frame.
  func prepareMove(to items: [UINavigationItem], _ move: NavigationBarMove) {
    if transition != nil { endMove(completed: true) }
    layoutIfNeeded()
    let transition = NavigationBarTransition(
      from: page,
      items: stack,
      largeTitle: largeTitle,
      isAtScrollEdge: isAtScrollEdge,
      appearance: displayed.value,
      move: canFade ? move : .none
    )
    self.transition = transition
    page = nil
    take(items)
    showTop()
    contentChanged()
    layoutIfNeeded()
    transition.prepare(in: self)
  }

  /// Assigns the end of the transition; must be called inside of the animation.
  func performMove() { transition?.perform(in: self) }

  /// Completes the transition; if it was cancelled, the previous items are displayed again.
  func endMove(completed: Bool) {
    guard let transition else { return }
    self.transition = nil
    transition.end(in: self, completed: completed)
    contentChanged()
    scrollObserver?.itemsChanged()
  }

  // MARK: For bars without a controller

  func push(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else {
      return Log.warning("UINavigationBar.pushItem: the item is on the bar already; ignored")
    }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    go(to: stack + [item], .push, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPush: item)
    }
  }

  @discardableResult
  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true, stack.last === item else {
      return nil
    }
    go(to: stack.dropLast(), .pop, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  func replaceItems(with items: [UINavigationItem], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    let unique = items.filter { seen.insert(ObjectIdentifier($0)).inserted }
    if unique.count < items.count {
      Log.warning("UINavigationBar.items: duplicate item ignored")
    }
    guard unique.last !== stack.last else { return install(unique) }
    let isBack = unique.last.map { item in stack.contains { $0 === item } } ?? true
    go(to: unique, isBack ? .pop : .push, animated: animated) { _ in }
  }

  private func go(
    to items: [UINavigationItem],
    _ move: NavigationBarMove,
    animated: Bool,
    then done: @escaping (UINavigationBar) -> Void
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      install(items)
      return done(self)
    }
    prepareMove(to: items, move)
    let transition = transition
    UIView.animate(
      withDuration: NavigationBarMetrics.moveDuration,
      animations: { self.performMove() },
      completion: { _ in
        if self.transition === transition { self.endMove(completed: true) }
        done(self)
      }
    )
  }

  // MARK: Items

  /// Replaces the items without displaying them.
  func take(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    let place = topItem?.place ?? NavigationItemPlace()
    largeTitle = LargeTitleState(contentTop: place.contentTop)
    isAtScrollEdge = place.isAtScrollEdge
  }

  private func showTop() {
    guard page?.item !== topItem || page?.backItem !== backItem else { return }
    page?.remove()
    page = topItem.map { NavigationBarPage($0, back: backItem, in: self) }
  }
}
