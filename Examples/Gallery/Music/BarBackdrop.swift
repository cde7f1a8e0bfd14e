import UIKit

/// The background of the mini player and the tab bar, into which content fades while it is below
/// them.
final class BarBackdrop: UIView {
  private let fade = CAGradientLayer()
  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(fade)
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
    fade.frame = bounds
    fade.colors = [0, 0.9, 1].map { background.withAlphaComponent($0).cgColor }
    // The background is opaque from the lower edge of the mini player.
    let height = MiniPlayer.spacing + MiniPlayer.height
    let end = bounds.isEmpty ? 1 : min(height / bounds.height, 1)
    fade.locations = [0, end / 2, end].map { NSNumber(value: Double($0)) }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
