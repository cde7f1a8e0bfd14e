import QuartzCore

// R-FOC-31
/// A view that is enlarged and casts a shadow while it is focused on a television.
@MainActor protocol FocusLifting: UIView {
  /// Whether the view shows the focus in this way.
  var isLiftedByFocus: Bool { get }
  /// The layer that casts the shadow.
  var focusShadowLayer: CALayer { get }
}

extension UIButton: FocusLifting {
  var focusShadowLayer: CALayer { plateLayer ?? layer }
}
extension UITableViewCell: FocusLifting {
  var isLiftedByFocus: Bool { focusStyle == .default }
  var focusShadowLayer: CALayer { parts.platter?.layer ?? layer }
}
extension UICollectionViewCell: FocusLifting {}

extension FocusLifting {
  var isLiftedByFocus: Bool { true }
  var focusShadowLayer: CALayer { layer }

  func lift(with coordinator: UIFocusAnimationCoordinator) {
    let scale = FocusLift.scale(of: bounds.size)
    coordinator.addCoordinatedFocusingAnimations { [weak self] _ in
      guard let self, isFocused, isLiftedByFocus else { return }
      transform = CGAffineTransform(scaleX: scale, y: scale)
      layer.zPosition = FocusMetrics.height
      focusShadowLayer.shadowRadius = FocusMetrics.shadowRadius
      focusShadowLayer.shadowOffset = CGSize(width: 0, height: FocusMetrics.shadowOffset)
      focusShadowLayer.shadowOpacity = FocusMetrics.shadowOpacity
    }
  }

  func lower(with coordinator: UIFocusAnimationCoordinator) {
    coordinator.addCoordinatedUnfocusingAnimations { [weak self] _ in
      guard let self, !isFocused else { return }
      transform = .identity
      layer.zPosition = 0
      focusShadowLayer.shadowOpacity = 0
    }
  }
}

/// The enlargement of focused views.
enum FocusLift {
  /// Returns a scale that adds the same number of points to the longer side of any size, so that
  /// small views do not grow too much.
  static func scale(of size: CGSize) -> CGFloat {
    let side = max(size.width, size.height)
    guard side > 0 else { return 1 }
    return min(1 + 2 * FocusMetrics.growth / side, FocusMetrics.largestScale)
  }
}
