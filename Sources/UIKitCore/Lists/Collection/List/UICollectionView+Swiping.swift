import QuartzCore

extension UICollectionView: SwipeHost {
  // R-LC-12
  /// Adds the gesture recognizer for swipes when a list has actions.
  func watchSwipes() {
    guard !progress.watchesSwipes else { return }
    progress.watchesSwipes = true
    let pan = SwipePan(target: nil, action: nil)
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
    panGestureRecognizer.addTarget(
      self,
      action: Selector(UICollectionView.closeSwipe(_:), "closeSwipe(_:)")
    )
  }

  /// Closes the swiped row when scrolling begins.
  func closeSwipe(_ pan: UIGestureRecognizer) {
    if pan.state == .began { endSwipe(animated: true) }
  }

  func swipeBegins(at point: CGPoint, movedBy distance: CGFloat) -> Bool {
    guard movement == nil else { return false }
    if let swipe, swipe.cell.untransformedFrame.contains(point) {
      swipe.beginDragging()
      return true
    }
    endSwipe(animated: true)
    guard !isEditing, let path = item(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell
    else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = (distance > 0) != isRightToLeft
    guard let configuration = swipeActions(of: path, isLeading: isLeading),
      !configuration.actions.isEmpty, cellForItem(at: path) === cell
    else { return false }
    loseFinger()
    let swipe = SwipeSession(
      place: RowPlace(path),
      cell: cell,
      isLeading: isLeading,
      configuration: configuration,
      isRightToLeft: isRightToLeft
    )
    begin(swipe)
    return true
  }

  private func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = layoutInUse as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(path.section),
      let list = layout.sections[path.section].list?.configuration
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeOpened(_ swipe: SwipeSession<UICollectionViewListCell>) {}

  func swipeClosed(_ swipe: SwipeSession<UICollectionViewListCell>) {}

  /// Removes the buttons behind a swiped row because the data changes or the row disappears.
  func leaveSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    let actions = swipe.actions
    actions.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: CollectionMetrics.updateDuration,
      animations: { actions.alpha = 0 },
      completion: { _ in actions.removeFromSuperview() }
    )
  }
}
