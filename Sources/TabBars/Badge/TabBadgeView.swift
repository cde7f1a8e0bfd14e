import UIKit

/// A view that shows a badge: a capsule with a text, a dot, or a view.
@preconcurrency @MainActor
open class TabBadgeView: UIView {
  private let backgroundImageView = UIImageView()
  private let label = UILabel()
  private var watch: ReduceMotionObserver?
  /// Whether an animation that runs once has not run yet.
  private var isDue = false
  /// The size for which the current repeating animation was made.
  private var movedSize: CGSize?

  /// The contents, or `nil` to hide the view.
  ///
  /// The default value is `nil`.
  open var badge: TabBadge? {
    didSet {
      guard badge != oldValue else { return }
      if badge?.view !== oldValue?.view { oldValue?.view?.removeFromSuperview() }
      isDue = true
      show()
    }
  }

  /// The style of the badge.
  ///
  /// The default value is a style with default values.
  open var style = TabBadgeStyle() {
    didSet {
      guard style != oldValue else { return }
      if style.animation != oldValue.animation { changeAnimation() }
      show()
    }
  }

  /// Creates a badge without contents.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a badge without contents; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    clipsToBounds = true
    label.textAlignment = .center
    addSubview(backgroundImageView)
    addSubview(label)
  }

  // MARK: Size

  /// The size and position of the badge with its current contents.
  public var layout: TabBadgeLayout {
    let content: TabBadgeLayout.Content =
      switch badge {
      case .view(let view): .view(view.bounds.size)
      case .new: label.text?.isEmpty == false ? .new(textSize) : .dot
      default: label.text?.isEmpty == false ? .text(textSize) : .dot
      }
    return TabBadgeLayout(content, style: style)
  }

  private var textSize: CGSize {
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(unlimited)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { layout.size }

  open override var intrinsicContentSize: CGSize { layout.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(layout.cornerRadius, bounds.height / 2)
    backgroundImageView.frame = bounds
    label.frame = bounds
    badge?.view?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    move()
  }

  // MARK: Appearance

  private func show() {
    isHidden = badge?.content == nil
    label.text = badge?.content
    label.font = style.font
    label.textColor = style.textColor
    accessibilityLabel = badge?.content
    if let view = badge?.view {
      if view.bounds.isEmpty {
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      addSubview(view)
    }
    backgroundColor = badge?.view == nil ? style.backgroundColor : nil
    let showsImage = badge?.view == nil && style.backgroundColor == nil
    backgroundImageView.image = showsImage ? style.backgroundImage : nil
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  // MARK: Animation

  private static let key = "TabBars.badge"

  private func changeAnimation() {
    rest()
    isDue = true
    watch = style.animation == nil ? nil : ReduceMotionObserver { [weak self] in self?.move() }
  }

  /// Starts the animation if it is not running, which is the case for a layer that was outside of a
  /// window or whose size has changed.
  private func move() {
    guard let animation = style.animation, window != nil, !isHidden, !bounds.isEmpty else {
      return rest()
    }
    guard !UIAccessibility.isReduceMotionEnabled else {
      isDue = false
      return rest()
    }
    guard animation.isEndless ? movedSize != bounds.size : isDue else { return }
    movedSize = bounds.size
    isDue = false
    layer.add(animation.animation(for: bounds.size), forKey: Self.key)
  }

  private func rest() {
    guard movedSize != nil else { return }
    movedSize = nil
    layer.removeAnimation(forKey: Self.key)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    move()
  }
}
