import QuartzCore

/// A picture of a dragged item, with a shadow.
final class DragPreviewView: UIView {
  let item: UIDragItem
  let lifted: UITargetedDragPreview
  private let clip = UIView()
  /// The distance of the center from the finger, or `nil` until the drag begins.
  var offset: CGPoint?

  /// Where and how a preview ends.
  struct End: Equatable {
    var center: CGPoint
    var scale: CGFloat
    var alpha: CGFloat
  }

  /// Creates a preview at the place of its view.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - target: The view, and the place from which it is lifted.
  ///   - overlay: The view that will contain the preview.
  init(_ item: UIDragItem, _ target: UITargetedDragPreview, in overlay: UIView) {
    self.item = item
    lifted = target
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    layer.shadowColor = CGColor.black
    layer.shadowRadius = DragMetrics.shadowRadius
    layer.shadowOffset = DragMetrics.shadowOffset
    show(target.view, target.parameters)
    center = Self.center(of: target, in: overlay)
  }

  required init?(coder: NSCoder) { nil }

  private static func center(of preview: UITargetedDragPreview, in overlay: UIView) -> CGPoint {
    guard preview.target.isShown else { return .zero }
    return overlay.convert(preview.target.center, from: preview.target.container)
  }

  /// Shows a view, or a picture of it if it is in a window.
  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    for old in clip.subviews { old.removeFromSuperview() }
    let part = parameters.visiblePath?.cgPath.boundingBox ?? view.bounds
    bounds = CGRect(origin: .zero, size: part.size)
    clip.frame = bounds
    clip.backgroundColor = parameters.backgroundColor
    clip.layer.cornerRadius = parameters.cornerRadius(of: view)
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    guard view.window != nil else {
      view.center = CGPoint(
        x: view.bounds.midX - part.minX,
        y: view.bounds.midY - part.minY
      )
      clip.addSubview(view)
      return
    }
    if let picture = parameters.picture(of: view, from: part) { clip.addSubview(picture) }
  }

  /// Replaces the picture by the one that the item provides.
  func useProvidedPreview() {
    guard offset == nil, let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      isHidden = true
      return
    }
    let center = center
    show(preview.view, preview.parameters)
    self.center = center
  }

  /// Whether the preview is larger than its source and has a shadow.
  ///
  /// The change can be animated.
  var isLifted = false {
    didSet {
      let isStill = UIAccessibility.isReduceMotionEnabled
      let scale = isLifted && !isStill ? DragMetrics.liftedScale(of: bounds.width) : 1
      transform = CGAffineTransform(scaleX: scale, y: scale)
      layer.shadowOpacity = isLifted ? DragMetrics.shadowOpacity : 0
    }
  }

  // MARK: Ending

  /// Returns the preview with the place where it is.
  func previewInPlace(in overlay: UIView) -> UITargetedDragPreview {
    lifted.retargetedPreview(with: UIDragPreviewTarget(container: overlay, center: center))
  }

  /// The end of a preview that disappears where it is.
  var endInPlace: End { End(center: center, scale: DragMetrics.vanishingScale, alpha: 0) }

  /// Returns where the preview ends.
  ///
  /// - Parameters:
  ///   - target: The place, or `nil` to fade out.
  ///   - overlay: The view that contains the preview.
  /// - Returns: The end.
  func end(at target: UITargetedDragPreview?, in overlay: UIView) -> End {
    let isGone = target === lifted && lifted.view.window == nil
    guard let target, target.target.isShown, !isGone else {
      return End(center: center, scale: 1, alpha: 0)
    }
    let isSame = target.view === lifted.view || bounds.width <= 0
    return End(
      center: Self.center(of: target, in: overlay),
      scale: isSame ? 1 : target.size.width / bounds.width,
      alpha: 1
    )
  }

  /// Takes the place at the end.
  ///
  /// Called inside an animation block.
  func take(_ end: End) {
    isLifted = false
    center = end.center
    alpha = end.alpha
    transform = CGAffineTransform(scaleX: end.scale, y: end.scale)
  }
}

extension UIPreviewTarget {
  /// Whether the container is in a window.
  var isShown: Bool { container.ownWindow != nil }
}

/// The number of items, or a sign that shows what would happen with them.
final class DragBadgeView: UILabel {
  // R-DRAG-32
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    textColor = .white
    font = .systemFont(ofSize: 15, weight: .semibold)
    clipsToBounds = true
    layer.cornerRadius = DragMetrics.badgeSize / 2
  }

  required init?(coder: NSCoder) { nil }

  func show(_ operation: UIDropOperation, count: Int) {
    switch operation {
    case .forbidden:
      text = "⊘"
      backgroundColor = .systemGray
    case .copy:
      text = count > 1 ? "\(count)" : "+"
      backgroundColor = .systemGreen
    case .cancel, .move:
      text = count > 1 ? "\(count)" : nil
      backgroundColor = .systemRed
    }
    alpha = text == nil ? 0 : 1
    let width = max(DragMetrics.badgeSize, intrinsicContentSize.width + 12)
    bounds = CGRect(x: 0, y: 0, width: width, height: DragMetrics.badgeSize)
  }
}
