import UIKit

/// Stripes below three blur materials.
final class BlurView: UIView {
  private let stripes = StripesView()
  private let materials: [UIVisualEffectView] = [
    UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)),
    UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)),
    UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial)),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(stripes)
    for (material, name) in zip(materials, ["Ultra thin", "Regular", "Chrome"]) {
      let label = UILabel(name, size: 13, weight: .medium)
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = material.contentView.bounds
      material.contentView.addSubview(label)
      material.layer.cornerRadius = 10
      material.clipsToBounds = true
      addSubview(material)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripes.frame = bounds
    let gap: CGFloat = 12
    let count = CGFloat(materials.count)
    let width = (bounds.width - gap * (count + 1)) / count
    for (index, material) in materials.enumerated() {
      place(
        material,
        x: gap + CGFloat(index) * (width + gap),
        y: 16,
        width: width,
        height: bounds.height - 32
      )
    }
  }
}

/// Diagonal stripes in several colors.
private final class StripesView: UIView {
  override func draw(_ rect: CGRect) {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    let width: CGFloat = 14
    let count = Int((bounds.width + bounds.height) / width) + 1
    for index in 0..<count {
      let x = CGFloat(index) * width - bounds.height
      let stripe = UIBezierPath()
      stripe.move(to: CGPoint(x: x, y: bounds.maxY))
      stripe.addLine(to: CGPoint(x: x + bounds.height, y: 0))
      stripe.addLine(to: CGPoint(x: x + bounds.height + width, y: 0))
      stripe.addLine(to: CGPoint(x: x + width, y: bounds.maxY))
      stripe.close()
      colors[index % colors.count].setFill()
      stripe.fill()
    }
  }
}
