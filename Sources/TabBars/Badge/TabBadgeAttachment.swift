import UIKit

extension UIView {
  // CYL-109
  /// Attaches a badge to the view's upper trailing corner, until the returned object is released.
  ///
  /// ```swift
  /// basketBadge = basketButton.attachBadge(.count(3))
  /// basketBadge.badge = .count(4)
  /// ```
  ///
  /// The view doesn't need to have its final size yet. A view that clips its subviews also clips
  /// the badge.
  ///
  /// - Parameters:
  ///   - badge: The contents of the badge. The default value is `nil`, which hides the badge.
  ///   - style: The style of the badge. The default value is a style with default values.
  /// - Returns: The attachment, which removes the badge when it is released.
  public func attachBadge(
    _ badge: TabBadge? = nil,
    style: TabBadgeStyle = TabBadgeStyle()
  ) -> TabBadgeAttachment {
    TabBadgeAttachment(to: self, badge: badge, style: style)
  }
}

/// A badge on a view, which follows the size and the layout direction of the view.
///
/// The view retains the badge as a subview; the badge is removed when the attachment is released.
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

  // CYL-107
  /// The contents, or `nil` to hide the badge.
  ///
  /// The style is kept.
  public var badge: TabBadge? {
    get { view.badge }
    set {
      view.badge = newValue
      place()
    }
  }

  /// The style.
  ///
  /// The badge is always at the corner; other anchors are ignored.
  public var style: TabBadgeStyle {
    get { view.style }
    set {
      view.style = newValue
      place()
    }
  }

  /// Removes the badge before the attachment is released.
  public func remove() { view.removeFromSuperview() }

  private func place() {
    let frame = view.layout.frame(atCorner: .zero)
    across?.constant = frame.minX
    down?.constant = frame.minY
    view.isAccessibilityElement = badge?.content?.isEmpty == false
  }
}
