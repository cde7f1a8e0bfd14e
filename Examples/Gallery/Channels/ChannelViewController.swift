import UIKit

/// A channel of a storyboard: its name and a ball over a gradient.
class ChannelViewController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// The first channel.
final class ChannelOneViewController: ChannelViewController {}

/// The second channel, whose colors are bright.
final class ChannelTwoViewController: ChannelViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
}

/// The third channel.
final class ChannelThreeViewController: ChannelViewController {}

/// A view with a gradient from the upper left to the lower right corner.
///
/// The colors are runtime attributes of the storyboard, and the same in the dark style.
final class ChannelBackgroundView: UIView, ObjectiveCMembers {
  var startColor = UIColor.clear { didSet { showColors() } }
  var endColor = UIColor.clear { didSet { showColors() } }

  class var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\ChannelBackgroundView.startColor, "startColor"),
      .property(\ChannelBackgroundView.endColor, "endColor"),
    ]
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func awakeFromNib() {
    super.awakeFromNib()
    let gradient = layer as? CAGradientLayer
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
  }

  private func showColors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    (layer as? CAGradientLayer)?.colors = [startColor, endColor]
      .map { $0.resolvedColor(with: light).cgColor }
  }
}

/// A large version of the ball in the tab's icon, drawn by `draw(_:)`.
final class BallView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .clear
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  override func draw(_ rect: CGRect) {
    Icon.drawBall(in: bounds.insetBy(dx: 1, dy: 1))
  }
}
