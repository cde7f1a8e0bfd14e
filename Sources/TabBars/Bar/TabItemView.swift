import UIKit

/// One item of a custom bar: picture, title and badge over a background.
///
/// Subclasses show their own contents by overriding `showState()` and `layoutSubviews()`.
@preconcurrency @MainActor
open class TabItemView: UIControl {
  /// Behind everything else, stretched over the item.
  public let backgroundImageView = UIImageView()
  /// The picture.
  public let imageView = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// The badge.
  public let badgeView = TabBadgeView(frame: .zero)
  /// What is shown.
  public private(set) var item: TabItem
  /// How it is shown: the item's style with the bar's where it says nothing.
  public private(set) var style = TabItemStyle()
  private var position = (number: 0, count: 0)
  private var hasAppeared = false
  private let restRecognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  /// Asked when a finger has rested on the item; true takes the touch away.
  var rested: () -> Bool = { false }

  /// Makes a view for an item.
  public required init(item: TabItem) {
    self.item = item
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    for view in [backgroundImageView, imageView, titleLabel, badgeView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    addGestureRecognizer(restRecognizer)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Shows another item, or the same one in another style.
  func apply(_ item: TabItem, style: TabItemStyle) {
    guard item != self.item || style != self.style || !hasAppeared else { return }
    let hasNewBadge = item.badge != self.item.badge
    self.item = item
    self.style = style
    isEnabled = item.isEnabled
    showState()
    if hasNewBadge { animate(.badgeChange) }
  }

  /// Shows whether it is selected, and moves if asked to.
  func setSelected(_ selected: Bool, animated: Bool) {
    if !hasAppeared {
      hasAppeared = true
      isSelected = selected
      return animate(.initial)
    }
    guard selected != isSelected else { return }
    isSelected = selected
    if animated { animate(selected ? .select : .deselect) }
  }

  /// Moves, for something that has happened; asks the style's animator by default. (ES-2)
  open func animate(_ transition: TabItemTransition) {
    style.animator?.animate(self, transition)
  }

  func setPosition(_ number: Int, of count: Int) { position = (number, count) }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { showState() } }
  }

  open override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      showState()
      animate(isHighlighted ? .highlight : .unhighlight)
    }
  }

  /// Gives the parts the look of the present state; called when state, item or style have changed.
  open func showState() {
    let look = isSelected ? style.selected.over(style.normal) : style.normal
    let color = isSelected ? style.selected.color ?? tintColor : look.color ?? .secondaryLabel
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.tintColor = color
    titleLabel.text = item.title
    titleLabel.font = look.font ?? .systemFont(ofSize: 10, weight: .medium)
    titleLabel.textColor = color
    backgroundColor = look.backgroundColor
    backgroundImageView.image = look.backgroundImage
    badgeView.style = style.badge ?? TabBadgeStyle()
    badgeView.badge = item.badge
    let alpha: CGFloat = item.isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
    imageView.alpha = alpha
    titleLabel.alpha = alpha
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === restRecognizer ? rested() : super.gestureRecognizerShouldBegin(recognizer)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Whether the title stands beside the picture now. (ES-12)
  private var isInline: Bool {
    switch style.arrangement ?? .automatic {
    case .stacked: false
    case .inline: true
    case .automatic:
      traitCollection.horizontalSizeClass == .regular
        || traitCollection.verticalSizeClass == .compact
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var layout = TabItemLayout(size: bounds.size)
    layout.imageSize = imageView.image?.size
    layout.titleSize = item.hasTitle ? titleLabel.intrinsicContentSize : nil
    layout.isInline = isInline
    layout.imageOffset = style.imageOffset ?? .zero
    layout.titleOffset = style.titleOffset ?? .zero
    layout.scale = max(traitCollection.displayScale, 1)
    layout.isRightToLeft = isRightToLeft
    let frames = layout.frames
    backgroundImageView.frame = bounds
    imageView.frame = frames.image
    titleLabel.frame = frames.title
    let host = frames.image.isEmpty ? frames.title : frames.image
    badgeView.frame = badgeView.layout.frame(
      beside: host,
      in: bounds,
      isRightToLeft: isRightToLeft
    )
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.title ?? item.id.name }
    set {}
  }

  open override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set {}
  }

  open override var accessibilityValue: String? {
    get { item.badge?.content }
    set {}
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set {}
  }
}
