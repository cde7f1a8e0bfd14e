/// The position of a view in the view hierarchy, stored while the view is removed from it.
struct ViewPlacement {
  weak var superview: UIView?
  private let index: Int
  private var size: CGSize

  /// Creates the placement of a view, or `nil` if the view has no superview.
  @MainActor init?(of view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    size = superview.bounds.size
  }

  /// Returns the placement with the superview's current size.
  ///
  /// It is called when the view was just removed and had followed its superview's size until then.
  @MainActor func leftNow() -> ViewPlacement {
    var originalPlacement = self
    if let superview { originalPlacement.size = superview.bounds.size }
    return originalPlacement
  }

  /// Inserts the view at its former position, with its frame adjusted to the superview's current
  /// size.
  @MainActor func restore(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    view.frame = frame(of: view)
    superview.insertSubview(view, at: index)
  }

  /// Returns the frame that the view will have after its insertion.
  @MainActor func frame(of view: UIView) -> CGRect {
    guard let superview, superview.bounds.size != size else { return view.frame }
    return Autoresizing.frame(
      view.frame,
      mask: view.autoresizingMask,
      from: size,
      to: superview.bounds.size
    )
  }
}
