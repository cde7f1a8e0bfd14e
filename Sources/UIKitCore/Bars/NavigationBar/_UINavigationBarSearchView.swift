/// The area of a navigation bar with a search bar, which is lower while content pushes it together.
@preconcurrency @MainActor
final class _UINavigationBarSearchView: UIView {
  private weak var searchBar: UISearchBar?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a search bar, which may still be a subview of another bar.
  func show(_ bar: UISearchBar) {
    guard bar.superview !== self else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    addSubview(bar)
  }

  /// Sets the frame without the transform of a transition.
  private func setRestFrame(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // R-SRCH-8
  /// Sets the frame beside the title.
  func place(inRow frame: CGRect) {
    setRestFrame(frame)
    isHidden = frame.isEmpty
    guard let searchBar, searchBar.superview === self else { return }
    searchBar.visibleHeight = nil
    searchBar.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Sets the frame below the title.
  func place(top: CGFloat, width: CGFloat, height: CGFloat) {
    setRestFrame(CGRect(x: 0, y: top, width: width, height: height))
    isHidden = height <= 0
    guard let searchBar, searchBar.superview === self else { return }
    searchBar.visibleHeight = height
    searchBar.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
