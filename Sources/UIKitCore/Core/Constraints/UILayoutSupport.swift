import Foundation

/// The area of a controller's view that bars cover at the top or bottom edge.
///
/// It is the type of a view controller's `topLayoutGuide` and `bottomLayoutGuide`, which precede
/// safe areas. Use ``UIView/safeAreaLayoutGuide`` in new code.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  // R-SAFE-6

  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide between an edge of a controller's view and its safe area.
@preconcurrency @MainActor
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  let isTop: Bool

  init(top isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

/// The top and bottom layout guides of a controller, which are created on first use.
struct EdgeLayoutGuides {
  private var top: EdgeLayoutGuide?
  private var bottom: EdgeLayoutGuide?

  /// Returns the guide at an edge if it exists and belongs to the view.
  @MainActor func guide(top isTop: Bool, of view: UIView) -> EdgeLayoutGuide? {
    let known = isTop ? top : bottom
    return known?.owningView === view ? known : nil
  }

  @MainActor mutating func keep(_ guide: EdgeLayoutGuide) {
    if guide.isTop { top = guide } else { bottom = guide }
  }
}
