import UIKit

/// Layers with a gradient, a border, a shadow, masked corners, a dashed shape and a rotation.
final class LayersView: SamplesView {
  init() {
    super.init([
      LayersView.gradient(), LayersView.border(), LayersView.shadow(), LayersView.corners(),
      DashedView(), LayersView.turned(),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func gradient() -> UIView {
    let view = GradientView()
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    return view
  }

  private static func border() -> UIView {
    let view = UIView()
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.systemIndigo.cgColor
    view.layer.cornerRadius = 8
    return view
  }

  private static func shadow() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemYellow
    view.layer.cornerRadius = 8
    view.layer.shadowOpacity = 0.4
    view.layer.shadowRadius = 5
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    return view
  }

  private static func corners() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemGreen
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return view
  }

  private static func turned() -> UIView {
    let holder = UIView()
    let square = UIView(frame: CGRect(x: 8, y: 8, width: 32, height: 32))
    square.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    square.backgroundColor = .systemPink
    square.transform = CGAffineTransform(rotationAngle: .pi / 6)
    holder.frame = CGRect(x: 0, y: 0, width: 48, height: 48)
    holder.addSubview(square)
    return holder
  }
}

/// A view that is backed by a gradient layer.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.systemTeal, .systemPurple].map(\.cgColor)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A dashed outline that follows the bounds of the view.
private final class DashedView: UIView {
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    outline.fillColor = nil
    outline.strokeColor = UIColor.systemRed.cgColor
    outline.lineWidth = 2
    outline.lineDashPattern = [6, 4]
    layer.addSublayer(outline)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - 1
    outline.path = Icon.circle(CGPoint(x: bounds.midX, y: bounds.midY), radius: radius).cgPath
  }
}
