import UIKit

extension UIView {
  /// Puts a badge on the view's upper trailing corner, where it stays until what is returned is let go. (CYL-109)
  ///
  ///     basketBadge = basketButton.attachBadge(.count(3))
  ///     basketBadge.badge = .count(4)
  ///
  /// The view may be of no size yet; a view that clips its subviews clips the badge.
  public func attachBadge(
    _ badge: TabBadge? = nil,
    style: TabBadgeStyle = TabBadgeStyle()
  ) -> TabBadgeAttachment {
    TabBadgeAttachment(to: self, badge: badge, style: style)
  }
}

/// A badge on any view: it follows the view's size and direction, and is gone when this object is.
///
/// The view keeps the badge as a subview; whoever wants the badge keeps this.
@preconcurrency @MainActor
public final class TabBadgeAttachment {
  let view = TabBadgeView(frame: .zero)
  private var across: NSLayoutConstraint?
  private var down: NSLayoutConstraint?

  init(to host: UIView, badge: TabBadge?, style: TabBadgeStyle) {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    across = view.leadingAnchor.constraint(equalTo: host.trailingAnchor)
    down = view.topAnchor.constraint(equalTo: host.topAnchor)
    NSLayoutConstraint.activate([across, down].compactMap { $0 })
    view.style = style
    view.badge = badge
    place()
  }

  isolated deinit { view.removeFromSuperview() }

  /// What it shows; nil hides it and keeps its looks. (CYL-107)
  public var badge: TabBadge? {
    get { view.badge }
    set {
      view.badge = newValue
      place()
    }
  }

  /// How it looks; of the anchors, the corner is the one that counts here.
  public var style: TabBadgeStyle {
    get { view.style }
    set {
      view.style = newValue
      place()
    }
  }

  /// Takes the badge off for good, before this object is let go.
  public func remove() { view.removeFromSuperview() }

  private func place() {
    let frame = view.layout.frame(atCorner: .zero)
    across?.constant = frame.minX
    down?.constant = frame.minY
    view.isAccessibilityElement = badge?.content?.isEmpty == false
  }
}
