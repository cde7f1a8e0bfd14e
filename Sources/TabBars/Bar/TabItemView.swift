import UIKit

/// The view of an item of a custom bar: image, title and badge over a background.
///
/// Subclasses show other contents by overriding `showState()` and `layoutSubviews()`, and animate
/// by overriding ``TabItemView/animate(_:)``.
@preconcurrency @MainActor
open class TabItemView: UIControl {
  /// The image behind everything else, stretched over the item.
  public let backgroundImageView = UIImageView()
  /// The image; hidden while an animated icon or a cover replaces it.
  public let imageView = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// The badge.
  public let badgeView = TabBadgeView(frame: .zero)
  /// The identifier of the item, which never changes.
  public final let id: TabItem.ID
  /// The item.
  public private(set) var item: TabItem
  /// The style of the item, with missing values from the style of the bar.
  public private(set) var style = TabItemStyle()
  private var hasAppeared = false
  private let restRecognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  /// A closure that is called when a touch has rested on the item, and returns whether the touch is
  /// cancelled.
  var rested: () -> Bool = { false }

  /// Creates a view for an item.
  public required init(item: TabItem) {
    id = item.id
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

  /// Updates the view for a changed item or style.
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

  /// Updates the view for the selected or deselected state, optionally with animation.
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

  // ES-2
  /// Animates a change of the state.
  ///
  /// The default implementation calls the animator of the style.
  ///
  /// The item already shows its new state, so overrides only add animations.
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

  /// Updates the appearance of the parts for the current state.
  ///
  /// Called when the state, the item or the style changed.
  open func showState() {
    let appearance = isSelected ? style.selected.over(style.normal) : style.normal
    let color = isSelected ? style.selected.color ?? tintColor : appearance.color ?? .secondaryLabel
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    titleLabel.text = item.title
    titleLabel.font = appearance.font ?? .systemFont(ofSize: 10, weight: .medium)
    backgroundColor = appearance.backgroundColor
    backgroundImageView.image = appearance.backgroundImage
    badgeView.style = style.badge ?? TabBadgeStyle()
    badgeView.badge = item.cover == nil ? item.badge : nil
    let alpha: CGFloat = item.isEnabled ? (isHighlighted ? 0.6 : 1) : 0.5
    for picture in [imageView, pictureView] {
      picture.tintColor = color
      picture.alpha = alpha
    }
    // The tint color of the image is dimmed below alerts.
    titleLabel.textColor = imageView.tintColor
    titleLabel.alpha = alpha
    item.cover?.view.alpha = alpha
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === restRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    // At accessibility text sizes, a resting touch shows the large content viewer.
    return !traitCollection.preferredContentSizeCategory.isAccessibilityCategory && rested()
  }

  // R-TINT-2
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    let duration = UIView.inheritedAnimationDuration
    guard window != nil, duration > 0 else { return showState() }
    UIView.transition(
      with: titleLabel,
      duration: duration,
      options: [.transitionCrossDissolve, .allowUserInteraction]
    ) { self.showState() }
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
