import UIKit

/// The material behind the mini player and the tab bar, which is visible while content is below it.
final class BarBackdrop: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let line = UIView()
  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.backgroundColor = UITabBarAppearance().shadowColor
    for view in [material, line] { addSubview(view) }
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

  /// Shows the material if the content of the scroll view reaches below the bars.
  func update() {
    guard let scrollView else { return }
    let end = scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom
    alpha = scrollView.contentSize.height > end + 0.5 ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: -thickness, width: bounds.width, height: thickness)
  }
}
