import UIKit

/// Marks the selected item with a line or with a view of the app's. (RAM-3)
final class TabSelectionIndicatorView: UIView {
  private var content: UIView?

  var style = TabSelectionIndicator.none {
    didSet {
      if style != oldValue {
        content?.removeFromSuperview()
        content = style.view
        if let content { addSubview(content) }
      }
      backgroundColor = style.color ?? (style.isLine ? tintColor : nil)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}
