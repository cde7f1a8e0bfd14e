/// An item in the user's hand: a copy of it that follows the finger, and where it came from.
@MainActor
final class CustomizationDrag {
  enum Source {
    case candidate(CandidateView)
    /// A place on the bar, with the button that shows its item.
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
  /// Where the copy was before it was lifted, in the coordinates of its superview.
  let home: CGPoint
  /// From the finger to the middle of the copy.
  private let grip: CGPoint
  /// The place under the finger.
  private(set) var target: Int?
  private weak var thinned: UITabBarButton?

  init(source: Source, copy: UIView, finger: CGPoint) {
    self.source = source
    self.copy = copy
    home = copy.center
    grip = CGPoint(x: copy.center.x - finger.x, y: copy.center.y - finger.y)
  }

  /// Lifts the copy, and thins what it was lifted from.
  func begin() {
    setOriginalLifted(true)
    UIView.animate(withDuration: CustomizationMetrics.liftDuration) { [copy] in
      let scale = CustomizationMetrics.liftedScale
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      copy.alpha = CustomizationMetrics.liftedAlpha
    }
  }

  /// Follows the finger; says whether it is over another place now.
  func move(to finger: CGPoint, over place: Int?) -> Bool {
    copy.center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
    defer { target = place }
    return place != target
  }

  /// Thins a button whose item would be replaced now, and no other.
  func thin(_ button: UITabBarButton?) {
    guard button !== thinned else { return }
    let old = thinned
    thinned = button
    UIView.animate(withDuration: CustomizationMetrics.liftDuration) {
      old?.alpha = 1
      button?.alpha = CustomizationMetrics.takenAlpha
    }
  }

  /// Lets the copy fly to a point and lays it down there; one that becomes part of the bar fades into it.
  func end(at point: CGPoint, fading: Bool) {
    UIView.animate(withDuration: CustomizationMetrics.flightDuration) { [copy] in
      copy.center = point
      copy.transform = .identity
      copy.alpha = fading ? 0 : 1
    } completion: { [self] _ in
      putDown()
    }
    if case .candidate = source, fading { setOriginalLifted(false) }
  }

  /// Takes the copy away; the original is whole again.
  func putDown() {
    copy.removeFromSuperview()
    setOriginalLifted(false)
  }

  private func setOriginalLifted(_ isLifted: Bool) {
    switch source {
    case .candidate(let view): view.isLifted = isLifted
    case .place(_, let button): button.alpha = isLifted ? 0 : 1
    }
  }

  /// Whether the drag still means something after the bar was laid out: its button is on its place.
  func fits(_ bar: UITabBar?) -> Bool {
    guard case .place(let place, let button) = source, let bar else { return bar != nil }
    return bar.row.buttons.indices.contains(place) && bar.row.buttons[place] === button
  }
}
