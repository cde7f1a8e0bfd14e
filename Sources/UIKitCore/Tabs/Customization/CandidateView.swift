/// An item on the customization sheet: its icon with the title below.
///
/// As on the bar, titles don't follow the user's text size.
@preconcurrency @MainActor
final class CandidateView: UIView, TabBarItemObserver {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
    accessibilityTraits = .button
    label.font = .systemFont(ofSize: CustomizationMetrics.candidateTitleSize, weight: .medium)
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    itemChanged(item)
    showState()
    item.add(observer: self)
  }

  func itemChanged(_ item: UITabBarItem) {
    accessibilityLabel = item.spokenName
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.image = item.image?.asCandidateIcon
    label.text = item.title
    setNeedsLayout()
  }

  /// A closure that returns the accessibility actions for an item.
  var offers: ((UITabBarItem) -> [UIAccessibilityCustomAction])?

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { offers?(item) }
    set {}
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the item is on the bar.
  var isOnBar = false { didSet { if isOnBar != oldValue { showState() } } }

  /// Whether the item is being dragged.
  var isLifted = false { didSet { if isLifted != oldValue { showState() } } }

  private func showState() {
    let alpha = isOnBar || isLifted ? CustomizationMetrics.takenAlpha : 1
    imageView.alpha = alpha
    label.alpha = alpha
    label.textColor = isOnBar ? .secondaryLabel : .label
    accessibilityValue = isOnBar ? SystemText.inTheTabBar() : nil
    accessibilityHint = SystemText.dragOntoTheBar()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = CustomizationMetrics.iconSide
    let size = imageView.image?.size ?? .zero
    let factor = min(side / max(size.width, size.height, 1), 1)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    imageView.frame = CGRect(
      x: (bounds.width - fitted.width) / 2,
      y: CustomizationMetrics.iconCenter - fitted.height / 2,
      width: fitted.width,
      height: fitted.height
    )
    label.frame = CGRect(
      x: CustomizationMetrics.placeInset,
      y: CustomizationMetrics.candidateTitleTop,
      width: max(bounds.width - 2 * CustomizationMetrics.placeInset, 0),
      height: CustomizationMetrics.candidateTitleHeight
    )
  }
}

extension UIImage {
  /// The icon as a template, as on the bar, unless its rendering mode is `alwaysOriginal`.
  @MainActor fileprivate var asCandidateIcon: UIImage {
    let sized = withPreferredSymbolConfiguration(TabBarMetrics.symbolConfiguration)
    return renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
  }
}
