import QuartzCore

/// The bubble of a popover, which clips its content to its outline and has a shadow.
///
/// The content extends below the arrow, but its safe area excludes the arrow.
final class PopoverBubble: UIView {
  private let clip = UIView()
  private let outline = CAShapeLayer()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private(set) var placement: PopoverLayout.Placement?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [clip, material] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    clip.layer.mask = outline
    clip.addSubview(material)
    addSubview(clip)
    layer.shadowColor = CGColor.black
    layer.shadowRadius = PopoverMetrics.shadowRadius
    layer.shadowOpacity = PopoverMetrics.shadowOpacity
    layer.shadowOffset = PopoverMetrics.shadowOffset
    layer.cutsOutShadow = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The background color of the bubble and its arrow, or `nil` for a material.
  var fill: UIColor? {
    didSet {
      clip.backgroundColor = fill
      material.isHidden = fill != nil
    }
  }

  func hold(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Removes the content, so that it can be shown elsewhere.
  func empty() {
    for view in clip.subviews where view !== material { view.removeFromSuperview() }
  }

  func take(_ placement: PopoverLayout.Placement) {
    guard placement != self.placement else { return }
    self.placement = placement
    let frame = placement.frame
    self.frame = frame
    var local = placement
    local.body.origin.x -= frame.minX
    local.body.origin.y -= frame.minY
    local.tip.x -= frame.minX
    local.tip.y -= frame.minY
    let path = PopoverOutline(placement: local).path
    outline.path = path
    layer.shadowPath = path
    // The anchor point is the tip, from which the bubble scales up.
    if frame.width > 0, frame.height > 0 {
      layer.anchorPoint = CGPoint(x: local.tip.x / frame.width, y: local.tip.y / frame.height)
      self.frame = frame
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let path = outline.path else { return super.point(inside: point, with: event) }
    return path.contains(point)
  }
}
