/// A drag of an item: the copy that follows the finger, and the origin of the item.
@MainActor
final class CustomizationDrag {
  @MainActor enum Source {
    case candidate(CandidateView)
    /// A position on the bar, with the button of its item.
    case place(Int, UITabBarButton)

    var original: UIView {
      switch self {
      case .candidate(let view): view
      case .place(_, let button): button
      }
    }

    var item: UITabBarItem {
      switch self {
      case .candidate(let view): view.item
      case .place(_, let button): button.item
      }
    }
  }

  let source: Source
  let copy: UIView
  /// The center of the copy before the drag, in the coordinates of its superview.
  let origin: CGPoint
  /// The offset from the finger to the center of the copy.
  private let grip: CGPoint
  /// The position on the bar under the finger.
  private(set) var target: Int?
  private weak var thinned: UITabBarButton?

  init(source: Source, copy: UIView, finger: CGPoint) {
    self.source = source
    self.copy = copy
    origin = copy.center
    grip = CGPoint(x: copy.center.x - finger.x, y: copy.center.y - finger.y)
  }

  /// Enlarges the copy and fades the original.
  func begin() {
    setOriginalLifted(true)
    UIView.animate(withDuration: CustomizationMetrics.liftDuration) { [copy] in
      let scale = CustomizationMetrics.liftedScale
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.alpha = CustomizationMetrics.liftedAlpha
    }
  }

  /// Moves the copy to the finger, and returns whether the position under it has changed.
  func move(to finger: CGPoint, over place: Int?) -> Bool {
    copy.center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
    defer { target = place }
    return place != target
  }

  /// Fades the button whose item would be replaced, and restores the others.
  func thin(_ button: UITabBarButton?) {
    guard button !== thinned else { return }
    let old = thinned
    thinned = button
    UIView.animate(withDuration: CustomizationMetrics.liftDuration) {
      old?.alpha = 1
      button?.alpha = CustomizationMetrics.takenAlpha
    }
  }

  /// Animates the copy to a point and removes it.
  ///
  /// If `fading` is `true`, the copy fades out at the same time.
  func end(at point: CGPoint, fading: Bool) {
    UIView.animate(withDuration: CustomizationMetrics.flightDuration) { [copy] in
      copy.center = point
      copy.transform = .identity
      copy.alpha = fading ? 0 : 1
    } completion: { [self] _ in
      endDragging()
    }
    if case .candidate = source, fading { setOriginalLifted(false) }
  }

  /// Removes the copy and restores the original.
  func endDragging() {
    copy.removeFromSuperview()
    setOriginalLifted(false)
  }

  private func setOriginalLifted(_ isLifted: Bool) {
    switch source {
    case .candidate(let view): view.isLifted = isLifted
    case .place(_, let button): button.alpha = isLifted ? 0 : 1
    }
  }

  /// Returns whether the dragged button is still at its position after a layout of the bar.
  func fits(_ bar: UITabBar?) -> Bool {
    guard case .place(let place, let button) = source, let bar else { return bar != nil }
    return bar.row.buttons.indices.contains(place) && bar.row.buttons[place] === button
  }
}
