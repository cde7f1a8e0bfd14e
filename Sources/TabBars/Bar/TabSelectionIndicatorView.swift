import UIKit

/// Marks the selected item with a line or with a view of the app's. (RAM-3)
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
