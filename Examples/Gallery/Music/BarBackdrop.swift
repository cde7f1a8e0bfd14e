import UIKit

/// The background of the mini player and the tab bar while content is below them.
///
/// Content fades beside the upper half of the mini player, and is blurred below it.
final class BarBackdrop: UIView {
  private let fade = CAGradientLayer()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(fade)
    addSubview(material)
  }

  required init?(coder: NSCoder) { nil }

  /// Follows the content of a scroll view.
  func follow(_ scrollView: UIScrollView?) {
    guard scrollView !== self.scrollView else { return }
    self.scrollView = scrollView
    observations = [
      scrollView?.observe(\.contentOffset) { [weak self] _, _ in self?.update() },
      scrollView?.observe(\.contentSize) { [weak self] _, _ in self?.update() },
    ].compactMap { $0 }
    update()
  }

  /// Shows the background if the content of the scroll view reaches below the bars.
  func update() {
    guard let scrollView else { return }
    let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
    alpha = scrollView.contentSize.height > end + 0.5 ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let background = UIColor.systemBackground.resolvedColor(with: traitCollection)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (above, below) = bounds.divided(
      atDistance: MiniPlayer.spacing + MiniPlayer.height / 2,
      from: .minYEdge
    )
    fade.frame = above
    fade.colors = [0, 0.8].map { background.withAlphaComponent($0).cgColor }
    CATransaction.commit()
    material.frame = below
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
