import Foundation

extension UITableView: SwipeHost {
  var swipe: SwipeSession<UITableViewCell>? {
    get { editing.swipe }
    set { editing.swipe = newValue }
  }

  // MARK: Swipe gesture

  /// Adds the gesture recognizer for swipes.
  func watchSwipes() {
    let pan = SwipePan(target: nil, action: nil)
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
    editing.pan = pan
    panGestureRecognizer.addTarget(
      self,
      action: Selector(UITableView.scrollingBegins(_:), "scrollingBegins(_:)")
    )
  }

  /// Closes the swiped row when scrolling begins.
  func scrollingBegins(_ pan: UIGestureRecognizer) {
    // R-LST-45
    if pan.state == .began { endSwipe(animated: true) }
  }

  /// Begins a swipe, and returns whether the row at a point has actions in the direction of the
  /// movement.
  func swipeBegins(at point: CGPoint, movedBy movement: CGFloat) -> Bool {
    guard editing.reorder == nil else { return false }
    if let swipe = editing.swipe, swipe.cell.untransformedFrame.contains(point) {
      swipe.beginDragging()
      return true
    }
    endSwipe(animated: true)
    // In editing mode, only the editing controls uncover buttons.
    guard !editing.isOn, let path = indexPathForRow(at: point), let cell = cellForRow(at: path)
    else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = (movement > 0) != isRightToLeft
    return beginSwipe(of: cell, at: path, isLeading: isLeading)
  }

  // MARK: Opening a row

  /// Uncovers the trailing actions of a row after a tap on its delete control.
  func openSwipe(of cell: UITableViewCell, at path: IndexPath) {
    // R-LST-32
    endSwipe(animated: true)
    guard beginSwipe(of: cell, at: path, isLeading: false), let swipe = editing.swipe else {
      return
    }
    rest(swipe)
  }

  private func beginSwipe(of cell: UITableViewCell, at path: IndexPath, isLeading: Bool) -> Bool {
    let generation = contents.generation
    guard let configuration = swipeActions(of: path, isLeading: isLeading),
      !configuration.actions.isEmpty, contents.generation == generation
    else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    guard contents.generation == generation else { return false }
    unhighlightRow()
    let swipe = SwipeSession(
      place: RowPlace(path),
      cell: cell,
      isLeading: isLeading,
      configuration: configuration,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      edgeInsets: UIEdgeInsets(
        top: 0,
        left: cell.rowStyle.leftInset,
        bottom: 0,
        right: cell.rowStyle.rightInset
      )
    )
    begin(swipe)
    var next = cell.editing
    next.isSwiped = true
    cell.willTransition(to: next.state)
    cell.editing.isSwiped = true
    return true
  }

  /// Returns the actions that the delegate provides, or else a delete button if the row can be
  /// deleted.
  private func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    // R-LST-41, R-LST-46
    if isLeading {
      return ask(.leadingActions) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } ?? nil
    }
    contents.unanswered.remove(.canEdit)
    guard canEdit(path) else { return nil }
    let saysEditable = !contents.unanswered.contains(.canEdit)
    let own = ask(.trailingActions) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if let own, let own { return own }
    if own == nil, let actions = rowActions(of: path) { return actions }
    guard editingStyle(of: path) == .delete || editing.isOn else { return nil }
    let title = ask(.deleteTitle) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let saysStyle = delegate != nil && !contents.unanswered.contains(.editingStyle)
    guard saysEditable || saysStyle || title != nil || editing.isOn else { return nil }
    return UISwipeActionsConfiguration(actions: [
      deletion(titled: (title ?? nil) ?? SystemText.delete())
    ])
  }

  /// Returns the actions that the delegate provides in the form of iOS 8, without swiping over the
  /// whole width.
  private func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = ask(.rowActions, { $0.tableView(self, editActionsForRowAt: path) }),
      let actions
    else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        action.contextualAction { [weak self] in self?.editing.swipe?.place.path }
      }
    )
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func deletion(titled title: String) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let path = editing.swipe?.place.path else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
  }

  // MARK: Closing a row

  func swipeOpened(_ swipe: SwipeSession<UITableViewCell>) {
    swipe.cell.didTransition(to: swipe.cell.editing.state)
  }

  func swipeClosed(_ swipe: SwipeSession<UITableViewCell>) {
    notifyEnd(of: swipe, at: swipe.place.path)
  }

  /// Animates the buttons of a swiped row together with the deleted row, and then removes them.
  func leaveWithRow(_ swipe: SwipeSession<UITableViewCell>) {
    editing.swipe = nil
    swipe.actions.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: TableMetrics.updateDuration,
      animations: {
        swipe.actions.alpha = 0
        swipe.actions.frame.size.height = 0
      },
      completion: { _ in
        swipe.actions.removeFromSuperview()
        swipe.cell.transform = .identity
      }
    )
    notifyEnd(of: swipe, at: nil)
  }

  /// Ends the swipe without animation because the cell disappears.
  func forgetSwipe() {
    guard let swipe = editing.swipe else { return }
    editing.swipe = nil
    swipe.actions.removeFromSuperview()
    swipe.cell.transform = .identity
    notifyEnd(of: swipe, at: contents.geometry.contains(swipe.place) ? swipe.place.path : nil)
  }

  private func notifyEnd(of swipe: SwipeSession<UITableViewCell>, at path: IndexPath?) {
    swipe.cell.willTransition(to: swipe.cell.editing.state.subtracting(.showingDeleteConfirmation))
    swipe.cell.editing.isSwiped = false
    swipe.cell.didTransition(to: swipe.cell.editing.state)
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}
