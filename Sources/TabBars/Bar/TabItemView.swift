import UIKit

/// One item of a custom bar: picture, title and badge over a background.
///
/// Subclasses show their own contents by overriding `showState()` and `layoutSubviews()`, and move by overriding `animate(_:)`.
@preconcurrency @MainActor
open class TabItemView: UIControl {
  /// Behind everything else, stretched over the item.
  public let backgroundImageView = UIImageView()
  /// The picture; hidden while an animated icon or a cover is there instead.
  public let imageView = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// The badge.
  public let badgeView = TabBadgeView(frame: .zero)
  /// What is shown.
  public private(set) var item: TabItem
  /// How it is shown: the item's style with the bar's where it says nothing.
  public private(set) var style = TabItemStyle()
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
    replaceGuests(of: nil)
    isAccessibilityElement = true
    addGestureRecognizer(restRecognizer)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Shows another item, or the same one in another style.
  func apply(_ item: TabItem, style: TabItemStyle) {
    guard item != self.item || style != self.style || !hasAppeared else { return }
    let old = self.item
    self.item = item
    self.style = style
    replaceGuests(of: old)
    isEnabled = item.isEnabled
    showState()
    if item.badge != old.badge { animate(.badgeChange) }
  }

  // MARK: State

  /// Shows whether it is selected, and moves if asked to.
  func setSelected(_ selected: Bool, animated: Bool) {
    guard hasAppeared else {
      hasAppeared = true
      isSelected = selected
      item.icon?.rest(selected: selected)
      return animate(.initial)
    }
    guard selected != isSelected else { return }
    isSelected = selected
    playIcon(animated: animated)
    if animated { animate(selected ? .select : .deselect) }
  }

  /// Moves, for something that has happened; asks the style's animator by default. (ES-2)
  ///
  /// The item shows its new state already, so overrides have only the way there to animate.
  open func animate(_ transition: TabItemTransition) {
    style.animator?.animate(self, transition)
  }

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
    titleLabel.text = item.title
    titleLabel.font = look.font ?? .systemFont(ofSize: 10, weight: .medium)
    titleLabel.textColor = color
    backgroundColor = look.backgroundColor
    backgroundImageView.image = look.backgroundImage
    badgeView.style = style.badge ?? TabBadgeStyle()
    badgeView.badge = item.cover == nil ? item.badge : nil
    let alpha: CGFloat = item.isEnabled ? (isHighlighted ? 0.6 : 1) : 0.5
    for picture in [imageView, pictureView] {
      picture.tintColor = color
      picture.alpha = alpha
    }
    titleLabel.alpha = alpha
    item.cover?.view.alpha = alpha
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === restRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    // At these text sizes a finger that rests sees the item large.
    return !traitCollection.preferredContentSizeCategory.isAccessibilityCategory && rested()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { playIcon(animated: false) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Large content

  open override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }

  open override var largeContentTitle: String? {
    get { item.title }
    set {}
  }

  open override var largeContentImage: UIImage? {
    get { imageView.image }
    set {}
  }

  open override var scalesLargeContentImage: Bool {
    get { true }
    set {}
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
    get {
      let badge = item.badge?.content
      return item.accessibilityValue ?? (badge?.isEmpty == true ? nil : badge)
    }
    set {}
  }

  open override var accessibilityHint: String? {
    get { item.accessibilityHint }
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
