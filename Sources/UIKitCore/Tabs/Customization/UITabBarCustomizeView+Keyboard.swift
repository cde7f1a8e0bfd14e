extension UITabBarCustomizeView {
  // MARK: Getting keys

  /// Gets the keys while the sheet is there; nothing of the page does. (R-CUS-26)
  func takeKeys() {
    formerResponder = FirstResponder.current
    becomeFirstResponder()
  }

  func giveKeysBack() {
    guard isFirstResponder else { return }
    resignFirstResponder()
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
  }

  // MARK: Answering

  func answer(to input: KeyInput) {
    guard input.isDown else {
      keysDown.remove(input.characters)
      return
    }
    let isRepeated = !keysDown.insert(input.characters).inserted
    guard let key = CustomizationKeyboard.Key(input) else { return panel.scroll(by: input) }
    // While a finger drags something keys have nothing to say, and a key that is held goes on stepping but does nothing
    // else twice.
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
    case .letGo: flyBack()
    case .end: _ = course?.end(animated: true)
    }
  }

  /// A finger or the mouse takes over: what keys have lifted flies back, and the marker goes.
  func touchTakesOver() {
    if keyboard.source != nil { flyBack() }
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

  /// Holds what is lifted over a place, a little towards the sheet, so that the place is seen.
  private func holdDrag(over place: Int) {
    guard let bar else { return }
    var point = convert(center(of: place), from: bar)
    let isBarBelow = point.y > panel.convert(panel.bounds, to: self).midY
    point.y += isBarBelow ? -CustomizationMetrics.heldRise : CustomizationMetrics.heldRise
    UIView.animate(withDuration: CustomizationMetrics.makeRoomDuration) { [self] in
      moveDrag(to: point, over: place)
    }
  }

  // MARK: The marker

  /// What can be marked now, as on a screen tall enough for all candidates.
  private var focus: CustomizationFocus {
    var stops = [CustomizationFocus.Stop(element: .done, frame: panel.frameOfDone)]
    for index in panel.candidates.indices {
      stops.append(.init(element: .candidate(index), frame: panel.unscrolledFrame(at: index)))
    }
    guard let bar, let customization = course?.customization else {
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

  /// Puts the marker around what is marked, and brings that into sight.
  private func showMarker() {
    guard keyboard.isShown else { return marker.stand(in: nil) }
    switch keyboard.marked {
    case .done: panel.markDone(with: marker)
    case .candidate(let index): panel.markCandidate(at: index, with: marker)
    case .place(let place):
      guard let bar else { return marker.stand(in: nil) }
      let frame = convert(bar.layout.buttonFrame(at: place), from: bar)
      marker.stand(in: self, at: frame.insetBy(dx: CustomizationMetrics.placeInset, dy: 0))
      if let drag { bringSubviewToFront(drag.copy) }
    }
  }

  /// Lets the marker follow what it marks after a layout, or when other items stand on the bar.
  func keepMarker() {
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
