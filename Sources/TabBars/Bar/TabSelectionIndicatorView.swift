import UIKit

// RAM-3
/// The mark of the selected item: a line or a custom view.
final class TabSelectionIndicatorView: UIView {
  var style = TabSelectionIndicator.none {
    didSet {
      if style.view !== oldValue.view {
        oldValue.view?.removeFromSuperview()
        if let view = style.view { addSubview(view) }
      }
      showColor()
      setNeedsLayout()
    }
  }

  private func showColor() {
    backgroundColor = style.isLine ? style.color ?? tintColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    style.view?.frame = bounds
  }
}
