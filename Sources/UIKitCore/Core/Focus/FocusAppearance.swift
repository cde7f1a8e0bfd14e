import QuartzCore

/// Displays the focus: as a ring for keyboards, and by changing the focused item on televisions.
@MainActor struct FocusAppearance {
  private var ring: FocusRing?

  // R-FOC-31
  /// Updates the display when the focus moves from one item to another.
  ///
  /// Items are notified before environments, so that changes that the application makes to the
  /// appearance are made last.
  mutating func show(
    _ next: UIFocusItem?,
    insteadOf previous: UIFocusItem?,
    isLifted: Bool,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    ring?.leave()
    ring = nil
    (previous as? _UIFocusResponder)?.focusDidChange()
    (next as? _UIFocusResponder)?.focusDidChange()
    if isLifted {
      (previous as? FocusLifting)?.lower(with: coordinator)
      (next as? FocusLifting)?.lift(with: coordinator)
    } else if let next {
      ring = FocusRing(around: next)
    }
  }

  /// Moves the ring to the current frame of its item.
  func follow() { ring?.follow() }
}

/// The ring around one item.
///
/// Its layer is a sublayer of the item's view, so that it moves with the view and does not appear
/// among its subviews.
@MainActor private final class FocusRing {
  private let view = FocusRingView(frame: .zero)
  private weak var item: UIFocusItem?
  private weak var host: UIView?
  private var shape: Shape?

  private struct Shape: Equatable {
    var frame: CGRect
    var corner: CGFloat
    var color: CGColor
  }

  /// Creates a ring, or returns `nil` if the item has no halo effect.
  init?(around item: UIFocusItem) {
    guard item.focusEffect is UIFocusHaloEffect, let host = FocusPath.view(of: item) else {
      return nil
    }
    self.item = item
    self.host = host
    follow()
    host.layer.addSublayer(view.layer)
  }

  func leave() { view.layer.removeFromSuperlayer() }

  func follow() {
    guard let item, let host, let halo = item.focusEffect as? UIFocusHaloEffect else { return }
    let place = halo.rect ?? (host === item ? host.bounds : item.frame)
    let margin = isInside(halo, host) ? 0 : FocusMetrics.ringMargin + FocusMetrics.ringWidth
    let corner =
      host.layer.cornerRadius > 0
      ? host.layer.cornerRadius + margin : FocusMetrics.ringCornerRadius
    let wanted = Shape(
      frame: place.insetBy(dx: -margin, dy: -margin),
      corner: min(corner, place.height / 2 + margin, place.width / 2 + margin),
      color: host.tintColor.resolvedColor(with: host.traitCollection).cgColor
    )
    guard wanted != shape else { return }
    shape = wanted
    UIView.performWithoutAnimation {
      view.frame = wanted.frame
      view.layer.cornerRadius = wanted.corner
      view.layer.borderColor = wanted.color
    }
  }

  /// Returns whether the ring is drawn inside the item.
  ///
  /// A ring around a row of a list would be clipped at the sides of the list.
  private func isInside(_ halo: UIFocusHaloEffect, _ host: UIView) -> Bool {
    switch halo.position {
    case .inside: true
    case .outside: false
    case .automatic: host.clipsToBounds || host is UITableViewCell
    }
  }
}
