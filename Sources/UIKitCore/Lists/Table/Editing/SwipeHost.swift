import Foundation

/// A list whose rows can be swiped aside.
@MainActor protocol SwipeHost: UIView {
  associatedtype SwipedCell: UIView

  /// The row that is swiped aside, or `nil`.
  var swipe: SwipeSession<SwipedCell>? { get set }

  /// Begins a swipe, and returns whether the row at a point has actions in the direction of the
  /// movement.
  func swipeBegins(at point: CGPoint, movedBy movement: CGFloat) -> Bool
  /// Called when a row comes to rest with its buttons uncovered.
  func swipeOpened(_ swipe: SwipeSession<SwipedCell>)
  /// Called when a row begins to close.
  func swipeClosed(_ swipe: SwipeSession<SwipedCell>)
}

extension SwipeHost {
  /// Adds the buttons behind a row, and begins to swipe it.
  func begin(_ swipe: SwipeSession<SwipedCell>) {
    swipe.actions.performs = { [weak self, weak swipe] action, view in
      guard let self, let swipe else { return }
      self.perform(action, view, in: swipe)
    }
    UIView.performWithoutAnimation {
      insertSubview(swipe.actions, belowSubview: swipe.cell)
      swipe.actions.frame = swipe.cell.untransformedFrame
      swipe.actions.layer.cornerRadius = swipe.cell.layer.cornerRadius
      swipe.actions.layer.maskedCorners = swipe.cell.layer.maskedCorners
      swipe.show(0, isFull: false)
    }
    self.swipe = swipe
  }

  func swipeFollows(_ translation: CGFloat) {
    guard let swipe else { return }
    swipe.progress.follow(translation * swipe.direction)
    swipe.show(swipe.progress.offset, isFull: swipe.progress.isFull)
  }

  func swipeEnds(speed: CGFloat) {
    guard let swipe else { return }
    switch swipe.progress.rest(speed: speed * swipe.direction) {
    case .closed: endSwipe(animated: true)
    case .open: rest(swipe)
    case .full:
      animate(swipe, to: swipe.progress.offset(for: .full), isFull: true)
      if let action = swipe.configuration.actions.first {
        perform(action, swipe.actions.firstButton ?? swipe.actions, in: swipe)
      }
    }
  }

  /// Leaves the row with its buttons uncovered.
  func rest(_ swipe: SwipeSession<SwipedCell>) {
    let wasOpen = swipe.isOpen
    swipe.isOpen = true
    animate(swipe, to: swipe.progress.offset(for: .open), isFull: false)
    if !wasOpen { swipeOpened(swipe) }
  }

  private func animate(
    _ swipe: SwipeSession<SwipedCell>,
    to offset: CGFloat,
    isFull: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: EditingMetrics.swipeDuration,
      delay: 0,
      usingSpringWithDamping: EditingMetrics.swipeDamping,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { swipe.show(offset, isFull: isFull) },
      completion: completion
    )
  }

  /// Calls the handler of an action, and closes the row when its completion closure is called.
  private func perform(
    _ action: UIContextualAction,
    _ view: UIView,
    in swipe: SwipeSession<SwipedCell>
  ) {
    // R-LST-44
    action.handler(action, view) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      self.endSwipe(animated: true)
    }
  }

  /// Closes the swiped row, and returns `false` if there is none.
  @discardableResult func endSwipe(animated: Bool) -> Bool {
    guard let swipe else { return false }
    self.swipe = nil
    swipe.actions.isUserInteractionEnabled = false
    let finish = { [weak swipe] (_: Bool) in swipe?.actions.removeFromSuperview() ?? () }
    if animated {
      animate(swipe, to: 0, isFull: false, completion: finish)
    } else {
      swipe.show(0, isFull: false)
      finish(true)
    }
    swipeClosed(swipe)
    return true
  }
}
