/// Dragging of a sheet between its detents, and down to an interactive dismissal.
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private let recognizer = UIPanGestureRecognizer()
  /// The interaction controller of a dismissal that the drag began.
  private(set) var hand: SheetDismissalInteraction?
  /// The height of the card when the drag began.
  private var start: CGFloat = 0
  /// Whether the drag can dismiss the sheet, or `nil` before it was dragged below its lowest
  /// detent.
  private var mayLeave: Bool?
  /// The scroll view that continues to scroll when the card reaches its maximum height.
  private weak var content: UIScrollView?
  private var movesContent = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(SheetDragging.dragged, "dragged:"))
  }

  func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

  // MARK: Beginning a drag

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.velocity(in: sheet.progress.container)
    guard abs(velocity.y) > abs(velocity.x), sheet.isAtRestOnTop else { return false }
    let upwards = velocity.y < 0
    content = scrollView(at: recognizer.location(in: sheet.card))
    if let content { return takes(upwards: upwards, from: content) }
    return !upwards || !isHighest
  }

  /// Returns whether a movement that begins in a scroll view drags the card.
  func takes(upwards: Bool, from scrollView: UIScrollView) -> Bool {
    guard sheet.isAtRestOnTop else { return false }
    return SheetPhysics.acceptsDrag(
      upwards: upwards,
      contentIsAtTop: !scrollView.canScroll(for: CGPoint(x: 0, y: 1)),
      cardIsHighest: isHighest,
      scrollingExpands: sheet.prefersScrollingExpandsWhenScrolledToEdge
    )
  }

  private var isHighest: Bool {
    guard let (_, detents) = sheet.places else { return true }
    return sheet.restingHeight >= detents.highest.height
  }

  /// Returns the innermost scroll view at a point that can scroll vertically.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var view = sheet.card.hitTest(point, with: nil)
    while let candidate = view, candidate !== sheet.card {
      if let scrollView = candidate as? UIScrollView, scrollView.movableAxes.y { return scrollView }
      view = candidate.superview
    }
    return nil
  }

  // MARK: Dragging

  func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard let container = sheet.progress.container else { return }
    let distance = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      begin()
      follow(distance)
    case .changed: follow(distance)
    case .ended: endDragging(velocity: recognizer.velocity(in: container).y)
    case .cancelled, .failed: endDragging(velocity: nil)
    case .possible: break
    }
  }

  private func begin() {
    start = sheet.restingHeight
    mayLeave = nil
    movesContent = false
  }

  private func follow(_ distance: CGFloat) {
    var physics = sheet.physics(mayLeave: mayLeave ?? true)
    let wish = physics.targetHeight(from: start, pulledBy: distance)
    let lowest = physics.stops[0]
    if wish < lowest, hand == nil, mayLeave != false {
      beginDismissal()
      physics.mayLeave = mayLeave ?? false
    }
    let highest = physics.stops[physics.stops.count - 1]
    let surplus = wish - highest
    if moveContent(by: surplus) {
      sheet.sheet.height = min(wish, highest)
    } else {
      sheet.sheet.height = physics.height(for: wish)
    }
    sheet.placeCard()
    let way = lowest - physics.gone
    if way > 0 { hand?.update(min(max((lowest - wish) / way, 0), 1)) }
  }

  /// Scrolls the content by a movement beyond the maximum height, and returns whether it does.
  private func moveContent(by surplus: CGFloat) -> Bool {
    guard let content, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
    if surplus > 0, !movesContent {
      movesContent = true
      content.beginDragging(after: CGPoint(x: 0, y: -surplus), slop: .zero)
    }
    if movesContent { content.follow(CGPoint(x: 0, y: -max(surplus, 0))) }
    return movesContent
  }

  private func beginDismissal() {
    let isAllowed = sheet.mayBeDismissedByUser
    mayLeave = isAllowed
    guard isAllowed else { return }
    let hand = SheetDismissalInteraction()
    self.hand = hand
    sheet.dismissByUser()
    if !hand.isAtWork {
      self.hand = nil
      mayLeave = false
    }
  }

  // MARK: Ending a drag

  /// Ends the drag.
  ///
  /// The velocity is `nil` if the gesture was canceled.
  private func endDragging(velocity: CGFloat?) {
    defer { content = nil }
    if movesContent { content?.endDragging(velocity: CGPoint(x: 0, y: -(velocity ?? 0))) }
    guard let height = sheet.sheet.height, let (_, detents) = sheet.places else { return }
    let leaves = velocity != nil && mayLeave != false
    let physics = sheet.physics(mayLeave: leaves)
    var landing = physics.landing(from: height, velocity: velocity ?? 0)
    if landing == .away, hand == nil {
      beginDismissal()
      if hand == nil { landing = .stop(0) }
    }
    let isHeld = mayLeave == false && height < detents.lowest.height
    switch landing {
    case .away: leave(physics, velocity: velocity ?? 0)
    case .stop(let index): rest(at: detents.stops[index].identifier, velocity: velocity ?? 0)
    }
    if isHeld { sheet.notifyAttempt() }
  }

  private func leave(_ physics: SheetPhysics, velocity: CGFloat) {
    guard let hand else { return }
    hand.endDragging(dismisses: true)
    let way = (sheet.sheet.height ?? 0) - physics.gone
    sheet.spring(velocity: velocity, way: way) { [sheet] in
      sheet.sheet.height = physics.gone
      sheet.placeCard()
      sheet.backdrop.leave()
    } completion: { [self] in
      self.hand = nil
      hand.end(dismissed: true)
    }
  }

  private func rest(at identifier: DetentLayout.Identifier, velocity: CGFloat) {
    let before = sheet.places?.detents.stop(sheet.selectedDetentIdentifier).identifier
    if identifier != before { sheet.sheet.selected = identifier }
    let hand = hand
    hand?.endDragging(dismisses: false)
    sheet.settle(velocity: velocity) { [self] in
      guard let hand else { return }
      self.hand = nil
      hand.end(dismissed: false)
    }
    if identifier != before { sheet.notifySelection() }
  }
}

/// The interaction controller of a dismissal that is driven by dragging a sheet.
///
/// It only reports progress. `SheetDragging` moves the card, which continues at the velocity of the
/// finger when it is released.
final class SheetDismissalInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  /// Whether the dismissal has begun.
  var isAtWork: Bool { context != nil }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func update(_ share: CGFloat) { context?.updateInteractiveTransition(share) }

  /// Finishes or cancels the interactive transition when the finger is lifted.
  func endDragging(dismisses: Bool) {
    if dismisses {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
  }

  /// Completes the transition when the card has come to rest.
  func end(dismissed: Bool) {
    let context = context
    self.context = nil
    context?.completeTransition(dismissed)
  }
}
