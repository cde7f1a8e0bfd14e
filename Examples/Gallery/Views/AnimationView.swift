import UIKit

/// Three dots that animate while they are on the screen: a spring, a rotation and a pulse.
final class AnimationView: UIView {
  private let traveller = AnimationView.dot(.systemBlue)
  private let spinner = AnimationView.dot(.systemOrange)
  private let heart = AnimationView.dot(.systemRed)

  override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.layer.cornerRadius = 6
    for dot in [traveller, spinner, heart] { addSubview(dot) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in [traveller, spinner, heart].enumerated() {
      let x = bounds.width * (CGFloat(index) + 0.5) / 3
      dot.center = CGPoint(x: x, y: bounds.midY)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    spinner.layer.add(turn(), forKey: "turn")
    heart.layer.add(pulse(), forKey: "pulse")
    traveller.layer.add(swing(), forKey: "swing")
  }

  private func turn() -> CAAnimation {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = 2 * Double.pi
    turn.duration = 2
    turn.repeatCount = .infinity
    return turn
  }

  private func pulse() -> CAAnimation {
    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.values = [1.0, 1.3, 1.0, 1.15, 1.0]
    pulse.keyTimes = [0, 0.15, 0.3, 0.45, 1]
    pulse.duration = 1.2
    pulse.repeatCount = .infinity
    return pulse
  }

  private func swing() -> CAAnimation {
    let swing = CABasicAnimation(keyPath: "transform.translation.x")
    swing.fromValue = -30.0
    swing.toValue = 30.0
    swing.duration = 0.8
    swing.autoreverses = true
    swing.repeatCount = .infinity
    swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return swing
  }

  private static func dot(_ color: UIColor) -> UIView {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
    dot.backgroundColor = color
    dot.layer.cornerRadius = 18
    return dot
  }
}
