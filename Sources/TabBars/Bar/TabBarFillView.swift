import UIKit

// CYL-131, RDV-36
/// The background of a custom bar: an image, or a color over a blur.
final class TabBarFillView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  let colorView = UIView()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [effectView, colorView, imageView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ style: TabBarStyle) {
    effectView.effect = style.backgroundImage == nil ? style.backgroundEffect : nil
    colorView.backgroundColor = style.shownBackgroundColor
    imageView.image = style.backgroundImage
  }
}
