import UIKit

/// Shows a badge: a capsule with a text, or a dot.
@preconcurrency @MainActor
open class TabBadgeView: UIView {
  private let label = UILabel()

  /// What it shows; nil, the default, hides it.
  open var badge: TabBadge? { didSet { if badge != oldValue { show() } } }

  /// How it looks.
  open var style = TabBadgeStyle() { didSet { if style != oldValue { show() } } }

  /// Makes a badge that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
  }

  /// Makes a badge that shows nothing; archives hold none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    addSubview(label)
  }

  /// How large it is and where it belongs, for what it shows now.
  public var layout: TabBadgeLayout {
    let content = badge?.content ?? ""
    guard !content.isEmpty else { return TabBadgeLayout(textSize: nil, style: style) }
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return TabBadgeLayout(textSize: label.sizeThatFits(unlimited), style: style)
  }

  private func show() {
    let content = badge?.content
    isHidden = content == nil
    label.text = content
    label.font = style.font
    label.textColor = style.textColor
    backgroundColor = style.backgroundColor
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { layout.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = layout.cornerRadius
    label.frame = bounds
  }
}
