import QuartzCore

/// A list of actions with a shadow, which is one level of an open menu.
final class MenuPanelView: UIView {
  let list = MenuListView()
  private let shadow = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowColor = CGColor.black
    shadow.layer.shadowRadius = MenuMetrics.shadowRadius
    shadow.layer.shadowOpacity = MenuMetrics.shadowOpacity
    shadow.layer.shadowOffset = MenuMetrics.shadowOffset
    shadow.layer.cutsOutShadow = true
    addSubview(shadow)
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the panel in its untransformed state.
  func place(_ frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    list.frame = bounds
    shadow.frame = bounds
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
  }
}

extension UIView {
  /// Scales the view around a point of its superview.
  func scale(to scale: CGFloat, around anchor: CGPoint) {
    guard scale != 1 else {
      transform = .identity
      return
    }
    let shift = CGPoint(
      x: (anchor.x - center.x) * (1 - scale),
      y: (anchor.y - center.y) * (1 - scale)
    )
    transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(x: scale, y: scale)
  }
}
