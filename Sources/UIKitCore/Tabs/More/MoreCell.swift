/// A row of More's list with an icon, a title, a badge and a disclosure indicator.
@preconcurrency @MainActor
final class MoreCell: UITableViewCell {
  // R-MORE-4
  static let identifier = "More"
  // R-MORE-18
  /// The opacity of the icon in a disabled row; our choice.
  private static let dimmed: CGFloat = 0.3
  private var templates = TemplateImages(symbols: TabBarMetrics.symbolConfiguration)
  private var isEnabled = true

  init() {
    super.init(style: .value1, reuseIdentifier: MoreCell.identifier)
    accessoryType = .disclosureIndicator
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem) {
    textLabel?.text = item.title
    detailTextLabel?.text = item.badgeValue
    imageView?.image = item.image.map { templates.template(for: $0) }
    isEnabled = item.isEnabled
    textLabel?.isEnabled = isEnabled
    imageView?.alpha = isEnabled ? 1 : MoreCell.dimmed
    selectionStyle = isEnabled ? .default : .none
    // The badge takes space from the title.
    setNeedsLayout()
  }

  /// The traits of a button, disabled together with the row.
  override var accessibilityTraits: UIAccessibilityTraits {
    // R-MORE-18
    get { isEnabled ? super.accessibilityTraits : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }
}
