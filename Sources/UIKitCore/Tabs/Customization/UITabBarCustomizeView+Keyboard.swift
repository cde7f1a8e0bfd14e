extension UITabBarCustomizeView {
  // MARK: First responder

  /// Becomes first responder, so that the page doesn't get keys while the sheet is shown.
  func acquireKeyboard() {
    // R-CUS-26
    formerResponder = FirstResponder.current
    becomeFirstResponder()
  }

  func releaseKeyboard() {
    guard isFirstResponder else { return }
    resignFirstResponder()
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
  }

  // MARK: Key input

  func answer(to input: KeyInput) {
    guard input.isDown else {
      keysDown.remove(input.characters)
      return
    }
    let isRepeated = !keysDown.insert(input.characters).inserted
    guard let key = CustomizationKeyboard.Key(input) else { return panel.scroll(by: input) }
    // Keys are ignored during a drag with a finger. While a key is held down, only steps repeat.
    guard drag == nil || keyboard.source != nil, !isRepeated || key.isStep else { return }
    carryOut(keyboard.press(key, among: focus))
    showMarker()
  }

  private func carryOut(_ command: CustomizationKeyboard.Command) {
    switch command {
    case .show: UIAccessibility.post(notification: .layoutChanged, argument: markedView)
    case .lift(let element, let place): lift(element, over: place)
    case .hold(let place): hold(over: place)
    case .put: drop()
    case .letGo: animateBack()
    case .end: _ = session?.end(animated: true)
    }
  }

  /// Ends the keyboard control after a touch: the lifted item returns to its origin, and the marker
  /// is hidden.
  func touchTakesOver() {
    if keyboard.source != nil { animateBack() }
    keyboard.hide()
    showMarker()
  }

  // MARK: Lifting

  private func lift(_ element: CustomizationFocus.Element, over place: Int) {
    guard let source = source(of: element) else { return keyboard.release() }
    let original = source.original
    let middle = CGPoint(x: original.bounds.midX, y: original.bounds.midY)
    beginDrag(source, finger: convert(middle, from: original))
    announce(SystemText.isLifted(source.item.spokenName))
    hold(over: place)
  }

  private func source(of element: CustomizationFocus.Element) -> CustomizationDrag.Source? {
    switch element {
    case .done: return nil
    case .candidate(let index):
      guard panel.candidates.indices.contains(index) else { return nil }
      return .candidate(panel.candidates[index])
    case .place(let place): return source(ofPlace: place)
    }
  }

  private func hold(over place: Int) {
    holdDrag(over: place)
    guard let other = item(at: place), other !== drag?.source.item else { return }
    announce(SystemText.isOver(other.spokenName))
  }

  /// Holds the lifted item beside a position, towards the sheet, so that the position stays
  /// visible.
  private func holdDrag(over place: Int) {
    guard let bar else { return }
    var point = convert(center(of: place), from: bar)
    let isBarBelow = point.y > panel.convert(panel.bounds, to: self).midY
    point.y += isBarBelow ? -CustomizationMetrics.heldRise : CustomizationMetrics.heldRise
    UIView.animate(withDuration: CustomizationMetrics.makeRoomDuration) { [self] in
      moveDrag(to: point, over: place)
    }
  }

  // MARK: Marker

  /// The elements that can be marked, with their frames in the unscrolled panel.
  private var focus: CustomizationFocus {
    var stops = [CustomizationFocus.Stop(element: .done, frame: panel.frameOfDone)]
    for index in panel.candidates.indices {
      stops.append(.init(element: .candidate(index), frame: panel.unscrolledFrame(at: index)))
    }
    guard let bar, let customization = session?.customization else {
      return CustomizationFocus(stops: stops)
    }
    let layout = bar.layout
    for place in customization.visibleItems.indices where customization.isMovable(at: place) {
      var frame = panel.convert(layout.buttonFrame(at: place), from: bar)
      if frame.midY > panel.bounds.midY { frame.origin.y += panel.overflow }
      stops.append(.init(element: .place(place), frame: frame))
    }
    return CustomizationFocus(stops: stops)
  }

  /// Places the marker around the marked element, and scrolls it into view.
  private func showMarker() {
    guard keyboard.isShown else { return marker.show(in: nil) }
    switch keyboard.marked {
    case .done: panel.markDone(with: marker)
    case .candidate(let index): panel.markCandidate(at: index, with: marker)
    case .place(let place):
      guard let bar else { return marker.show(in: nil) }
      let frame = convert(bar.layout.buttonFrame(at: place), from: bar)
      marker.show(in: self, at: frame.insetBy(dx: CustomizationMetrics.placeInset, dy: 0))
      if let drag { bringSubviewToFront(drag.copy) }
    }
  }

  /// Updates the marker after a layout, or after the items on the bar have changed.
  func updateMarker() {
    guard keyboard.isShown else { return }
    keyboard.settle(among: focus)
    if keyboard.source != nil, case .place(let place) = keyboard.marked { holdDrag(over: place) }
    showMarker()
  }

  private var markedView: UIView? {
    switch keyboard.marked {
    case .done: panel.doneButton
    case .candidate(let index):
      panel.candidates.indices.contains(index) ? panel.candidates[index] : nil
    case .place(let place): button(at: place)
    }
  }
}
