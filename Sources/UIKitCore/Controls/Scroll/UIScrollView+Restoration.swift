import QuartzCore

/// State restoration of the scroll position, which is applied once the content is large enough.
///
/// The position is relative to the start of the content, so it does not depend on the height of
/// bars.
extension UIScrollView {
  // R-RES-17
  private enum Key {
    static let x = "UIScrollView.distanceX"
    static let y = "UIScrollView.distanceY"
  }

  func encodePlace(with coder: NSCoder) {
    (self as? any RestorableList)?.encodeRows(with: coder)
    let place = placeToKeep
    guard place != .zero else { return }
    coder.encode(Double(place.x), forKey: Key.x)
    coder.encode(Double(place.y), forKey: Key.y)
  }

  var placeToKeep: CGPoint { content.waitingPlace ?? placeInContent }

  /// The scroll position.
  ///
  /// Content at its top or left edge is treated as being at its start.
  ///
  /// Outside a window there is no safe area, so the last inset in a window is used.
  private var placeInContent: CGPoint {
    let (now, shown) = (content.adjustedInset, content.shownInset ?? content.adjustedInset)
    let offset = bounds.origin
    return CGPoint(
      x: offset.x == -now.left ? 0 : offset.x + shown.left,
      y: offset.y == -now.top ? 0 : offset.y + shown.top
    )
  }

  func decodePlace(from coder: NSCoder) {
    let place = CGPoint(x: coder.decodeDouble(forKey: Key.x), y: coder.decodeDouble(forKey: Key.y))
    if place.isFinite, place != .zero { content.waitingPlace = place }
    (self as? any RestorableList)?.decodeRows(from: coder)
    takeWaitingPlace()
  }

  /// Scrolls towards the restored position, and discards it one frame after it has been reached.
  func takeWaitingPlace() {
    guard let place = content.waitingPlace, window != nil, hold == nil, scrollAnimation == nil
    else {
      return
    }
    let inset = content.adjustedInset
    let target = aligned(CGPoint(x: place.x - inset.left, y: place.y - inset.top))
    let offset = limits.clamp(target)
    move(to: offset)
    guard offset == target else { return }
    NextFrame.run { [weak self] in self?.content.waitingPlace = nil }
  }
}
