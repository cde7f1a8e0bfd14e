extension UITabBarCustomizeView {
  // MARK: Hit testing

  /// Accepts touches on elements that can be dragged.
  ///
  /// If the sheet can scroll, a finger has to rest on a candidate before it is lifted; a pointer
  /// doesn't, since it scrolls with the wheel.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    // R-CUS-25
    touchTakesOver()
    guard drag == nil, gestureRecognizer.numberOfTouches == 0,
      let press = gestureRecognizer as? UILongPressGestureRecognizer
    else { return false }
    let point = touch.location(in: self)
    let isCandidate = candidate(at: point) != nil
    let waits = isCandidate && panel.isScrolling && touch.type != .indirectPointer
    press.minimumPressDuration = waits ? CustomizationMetrics.liftDelay : 0
    press.allowableMovement = waits ? GestureMetrics.pressMovement : .greatestFiniteMagnitude
    return isCandidate || movablePlace(at: point, reach: 0) != nil
  }

  private func candidate(at point: CGPoint) -> CandidateView? {
    panel.candidate(at: convert(point, to: panel))
  }

  /// Returns the changeable position at a point that is at most `reach` points outside the bar.
  private func movablePlace(at point: CGPoint, reach: CGFloat) -> Int? {
    guard let bar, let customization = session?.customization else { return nil }
    var point = convert(point, to: bar)
    let area = bar.bounds
    guard area.insetBy(dx: -reach, dy: -reach).contains(point) else { return nil }
    point.x = min(max(point.x, area.minX), area.maxX - 1)
    point.y = min(max(point.y, area.minY), area.maxY - 1)
    let layout = bar.layout
    return customization.visibleItems.indices.first { place in
      layout.touchFrame(at: place).contains(point) && customization.isMovable(at: place)
    }
  }

  // MARK: Dragging

  func lifted(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: self)
    switch press.state {
    case .began:
      if let source = source(at: point) { beginDrag(source, finger: point) }
    case .changed:
      moveDrag(to: point, over: movablePlace(at: point, reach: CustomizationMetrics.dropReach))
    case .ended: drop()
    case .cancelled: animateBack()
    default: break
    }
  }

  private func source(at point: CGPoint) -> CustomizationDrag.Source? {
    if let candidate = candidate(at: point) { return .candidate(candidate) }
    return movablePlace(at: point, reach: 0).flatMap(source(ofPlace:))
  }

  func source(ofPlace place: Int) -> CustomizationDrag.Source? {
    button(at: place).map { .place(place, $0) }
  }

  /// Lifts a copy of an element, which keeps its distance from the finger.
  func beginDrag(_ source: CustomizationDrag.Source, finger point: CGPoint) {
    guard let bar else { return }
    let original = source.original
    let copy: UIView
    switch source {
    case .candidate(let candidate): copy = CandidateView(item: candidate.item)
    case .place(_, let button):
      let double = UITabBarButton(item: button.item, bar: bar)
      double.isSelected = button.isSelected
      copy = double
    }
    copy.isUserInteractionEnabled = false
    copy.frame = CGRect(origin: .zero, size: original.bounds.size)
    copy.center = convert(
      CGPoint(x: original.bounds.midX, y: original.bounds.midY),
      from: original
    )
    addSubview(copy)
    copy.layoutIfNeeded()
    let drag = CustomizationDrag(source: source, copy: copy, finger: point)
    self.drag = drag
    drag.begin()
  }

  func moveDrag(to point: CGPoint, over place: Int?) {
    guard let drag, drag.move(to: point, over: place) else { return }
    switch drag.source {
    case .candidate: aim(at: place)
    case .place(let start, _): makeRoom(from: start, to: place ?? start)
    }
  }

  /// Highlights the position whose item would be replaced, and no other.
  private func aim(at place: Int?) {
    places.light(place.map { center(of: $0) })
    drag?.thin(place.flatMap(button(at:)))
  }

  /// Puts the dragged item at the position under it, or returns it to its origin.
  func drop() {
    guard let drag, let target = drag.target else { return animateBack() }
    let isDone =
      switch drag.source {
      case .candidate(let view): put(view.item, at: target)
      case .place(let start, _): move(from: start, to: target)
      }
    guard isDone, let bar else { return animateBack() }
    aim(at: nil)
    self.drag = nil
    let destination = convert(center(of: target), from: bar)
    switch drag.source {
    case .candidate: drag.end(at: destination, fading: true)
    case .place: drag.end(at: destination, fading: false)
    }
  }

  func animateBack() {
    guard let drag else { return }
    announce(SystemText.stays(drag.source.item.spokenName))
    aim(at: nil)
    self.drag = nil
    if case .place(let start, _) = drag.source { makeRoom(from: start, to: start) }
    drag.end(at: drag.origin, fading: false)
  }

  /// Ends a drag immediately, without a change.
  func cancelDrag() {
    guard let drag else { return }
    aim(at: nil)
    self.drag = nil
    keyboard.release()
    drag.endDragging()
    bar?.setNeedsLayout()
  }

  // MARK: Buttons of the bar

  /// Makes space for the dragged item again after a layout of the bar.
  func updateSpacing() {
    guard let drag, case .place(let start, _) = drag.source, let target = drag.target else {
      return
    }
    UIView.performWithoutAnimation { makeRoom(from: start, to: target) }
  }

  func button(at place: Int) -> UITabBarButton? {
    guard let buttons = bar?.row.buttons, buttons.indices.contains(place) else { return nil }
    return buttons[place]
  }

  func center(of place: Int) -> CGPoint {
    guard let frame = bar?.layout.buttonFrame(at: place) else { return .zero }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Animates the buttons to their frames after a move.
  private func makeRoom(from start: Int, to end: Int) {
    guard let bar, let order = session?.customization.order(movingFrom: start, to: end) else {
      return
    }
    let layout = bar.layout
    UIView.animate(withDuration: CustomizationMetrics.makeRoomDuration) {
      for (place, old) in order.enumerated() where bar.row.buttons.indices.contains(old) {
        bar.row.buttons[old].frame = layout.buttonFrame(at: place)
      }
    }
  }
}
