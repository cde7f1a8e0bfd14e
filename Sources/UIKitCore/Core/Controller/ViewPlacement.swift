/// The place of a view in the tree, kept while the view is out of it.
struct ViewPlacement {
  weak var superview: UIView?
  private let index: Int
  private var size: CGSize

  /// Nil for a view that is in no other view.
  @MainActor init?(of view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    size = superview.bounds.size
  }

  /// The same for a view that has left just now, and has followed its superview's size until then.
  @MainActor func leftNow() -> ViewPlacement {
    var home = self
    if let superview { home.size = superview.bounds.size }
    return home
  }

  /// Puts the view back among its old siblings; its frame follows what happened to the size
  /// meanwhile.
  @MainActor func takeBack(_ view: UIView) {
    guard let superview, view.superview !== superview else { return }
    view.frame = frame(of: view)
    superview.insertSubview(view, at: index)
  }

  /// The frame the view has once it is back.
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
