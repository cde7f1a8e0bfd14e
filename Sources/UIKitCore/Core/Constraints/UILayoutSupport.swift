import Foundation

/// The part of a controller's view that bars cover at the upper or lower edge, as code from before safe areas knows it.
///
/// Use `safeAreaLayoutGuide` in new code. (R-SAFE-6)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view bars and the device's shape cover at that edge, in points.
  var length: CGFloat { get }
  /// The upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height, which is `length`.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and its safe area.
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

/// The guides of a controller, made when they are first asked for.
struct EdgeLayoutGuides {
  private var top: EdgeLayoutGuide?
  private var bottom: EdgeLayoutGuide?

  /// The guide at an edge of this very view, if it was made.
  @MainActor func guide(top isTop: Bool, of view: UIView) -> EdgeLayoutGuide? {
    let known = isTop ? top : bottom
    return known?.owningView === view ? known : nil
  }

  @MainActor mutating func keep(_ guide: EdgeLayoutGuide) {
    if guide.isTop { top = guide } else { bottom = guide }
  }
}
