import Foundation

/// Where a view stands: its superview, its subviews from back to front, and its window.
///
/// The index arithmetic is here; the order of callbacks is in `UIView+Tree`.
struct ViewTree {
  weak var superview: UIView?
  weak var window: UIWindow?
  var subviews: [UIView] = []

  @MainActor func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// Moves the subview at an index to another, which counts without it.
  ///
  /// Says whether anything moved.
  mutating func move(from index: Int, to target: Int) -> Bool {
    let target = min(max(target, 0), subviews.count - 1)
    guard target != index else { return false }
    subviews.insert(subviews.remove(at: index), at: target)
    return true
  }
}
