import QuartzCore

// R-FOC-31
/// A view that is enlarged and casts a shadow while it is focused on a television.
@MainActor protocol FocusLifting: UIView {}

extension UIButton: FocusLifting {}
extension UITableViewCell: FocusLifting {}
extension UICollectionViewCell: FocusLifting {}

extension FocusLifting {
  func lift(with coordinator: UIFocusAnimationCoordinator) {
    let scale = FocusLift.scale(of: bounds.size)
    coordinator.addCoordinatedFocusingAnimations { [weak self] _ in
      guard let self, isFocused else { return }
      transform = CGAffineTransform(scaleX: scale, y: scale)
      layer.zPosition = FocusMetrics.height
      layer.shadowRadius = FocusMetrics.shadowRadius
      layer.shadowOffset = CGSize(width: 0, height: FocusMetrics.shadowOffset)
      layer.shadowOpacity = FocusMetrics.shadowOpacity
    }
  }

  func lower(with coordinator: UIFocusAnimationCoordinator) {
    coordinator.addCoordinatedUnfocusingAnimations { [weak self] _ in
      guard let self, !isFocused else { return }
      transform = .identity
      layer.zPosition = 0
      layer.shadowOpacity = 0
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
