/// Lets a finger pull at a card: from detent to detent, and away by a dismissal that it drives.
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private let recognizer = UIPanGestureRecognizer()
  /// Drives the dismissal that the finger began.
  private(set) var hand: SheetDismissalInteraction?
  /// How high the card was when the finger came.
  private var start: CGFloat = 0
  /// Whether the finger may pull the card away; nil until it tries.
  private var mayLeave: Bool?
  /// The content that goes on where the card is as high as it can be.
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

  // MARK: Whose finger it is

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = recognizer.velocity(in: sheet.course.container)
    guard abs(velocity.y) > abs(velocity.x), sheet.isAtRestOnTop else { return false }
    let upwards = velocity.y < 0
    content = scrollView(at: recognizer.location(in: sheet.card))
    if let content { return takes(upwards: upwards, from: content) }
    return !upwards || !isHighest
  }

  /// Whether a movement that begins in a scroll view on the card is the card's.
  func takes(upwards: Bool, from scrollView: UIScrollView) -> Bool {
    guard sheet.isAtRestOnTop else { return false }
    return SheetPhysics.takesPull(
      upwards: upwards,
      contentIsAtTop: !scrollView.hasWay(for: CGPoint(x: 0, y: 1)),
      cardIsHighest: isHighest,
      scrollingExpands: sheet.prefersScrollingExpandsWhenScrolledToEdge
    )
  }

  private var isHighest: Bool {
    guard let (_, detents) = sheet.places else { return true }
    return sheet.restingHeight >= detents.highest.height
  }

  /// The innermost scroll view there whose content can go up and down.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var view = sheet.card.hitTest(point, with: nil)
    while let candidate = view, candidate !== sheet.card {
      if let scrollView = candidate as? UIScrollView, scrollView.movableAxes.y { return scrollView }
      view = candidate.superview
    }
    return nil
  }

  // MARK: Following

  func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard let container = sheet.course.container else { return }
    let distance = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      begin()
      follow(distance)
    case .changed: follow(distance)
    case .ended: letGo(velocity: recognizer.velocity(in: container).y)
    case .cancelled, .failed: letGo(velocity: nil)
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
    let wish = physics.wish(from: start, pulledBy: distance)
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

  /// What the finger goes beyond a card that is as high as it can be moves its content; false where none takes it.
  private func moveContent(by surplus: CGFloat) -> Bool {
    guard let content, sheet.prefersScrollingExpandsWhenScrolledToEdge else { return false }
    if surplus > 0, !movesContent {
      movesContent = true
      content.takeHold(after: CGPoint(x: 0, y: -surplus), slop: .zero)
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

  // MARK: Letting go

  /// The velocity is nil where the finger was taken away.
  private func letGo(velocity: CGFloat?) {
    defer { content = nil }
    if movesContent { content?.letGo(velocity: CGPoint(x: 0, y: -(velocity ?? 0))) }
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
    if isHeld { sheet.tellAttempt() }
  }

  private func leave(_ physics: SheetPhysics, velocity: CGFloat) {
    guard let hand else { return }
    hand.letGo(dismisses: true)
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
    hand?.letGo(dismisses: false)
    sheet.settle(velocity: velocity) { [self] in
      guard let hand else { return }
      self.hand = nil
      hand.end(dismissed: false)
    }
    if identifier != before { sheet.tellSelection() }
  }
}
