import QuartzCore

/// How far content was scrolled when the application was saved: a place that waits until the content reaches so far.
///
/// It is counted from where the content begins, so that bars of another height leave it as it was. (R-RES-17)
extension UIScrollView {
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

  /// Outside of a window there is no safe area: what stands at an edge has followed it, all else is where it was.
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

  /// Goes as near to the place as the content reaches; once there, frames to come leave it alone.
  func takeWaitingPlace() {
    guard let place = content.waitingPlace, window != nil, hold == nil, course == nil else {
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
