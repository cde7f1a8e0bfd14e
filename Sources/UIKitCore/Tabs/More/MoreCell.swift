/// A row of More's list: icon, title, badge, chevron. (R-MORE-4)
@preconcurrency @MainActor
final class MoreCell: UITableViewCell {
  static let identifier = "More"
  /// R-MORE-18: how much is left of the icon in a row that cannot be chosen; our choice.
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
    // A badge that comes or goes leaves the title another width.
    setNeedsLayout()
  }

  /// A row that cannot be chosen says so. (R-MORE-18)
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }
}
