import Foundation

/// A view above or below a section that can be used again for another one.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Under which name views wait that the table makes for titles.
  static let ownIdentifier = "UITableView.title"

  private let content = _UITableViewHeaderFooterContentView(frame: .zero)
  private var text: UILabel?
  private var detail: UILabel?
  private var tableStyle = UITableView.Style.plain
  private var isHeader = true
  private var isFirst = false
  /// The text that the data source gave, before capitals.
  var title: String?
  var margin = TableMetrics.narrowMargin {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }
  /// What the content keeps free at the left and right, beside its margins. (R-TBL-96)
  var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  /// Under which name the view waits for another use; nil for one that is used once.
  open private(set) var reuseIdentifier: String?

  // MARK: Creating a header or footer

  /// Creates a view without text.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view that is used once.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view with what an archive says about a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.insetsLayoutMarginsFromSafeArea = false
  }

  override var archivedSubviews: [UIView] { [] }

  // MARK: Content

  /// What is to be seen belongs in here.
  open var contentView: UIView { content }

  /// The text, made when first asked for; the table sets it to the data source's title.
  open var textLabel: UILabel? {
    if let text { return text }
    let label = UILabel()
    label.numberOfLines = 0
    text = label
    content.addSubview(label)
    showStyle()
    return label
  }

  /// A second text below the first one, made when first asked for.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    detail = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// A view behind the content, as large as the header or footer.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      showBackground()
      setNeedsLayout()
    }
  }

  /// Called before the view is used for another section; overrides call super.
  open func prepareForReuse() {}

  // MARK: Looks

  func take(style: UITableView.Style, isHeader: Bool, isFirst: Bool) {
    tableStyle = style
    self.isHeader = isHeader
    self.isFirst = isFirst
    showStyle()
  }

  /// Texts of plain tables are headlines, those of groups small grey notes with headers in capitals. (R-TBL-18)
  private func showStyle() {
    guard let text else { return showBackground() }
    let isHeadline = tableStyle == .plain && isHeader
    text.font = .preferredFont(forTextStyle: isHeadline ? .headline : .footnote)
    text.textColor = isHeadline ? .label : .secondaryLabel
    if let title {
      text.text = tableStyle != .plain && isHeader ? title.uppercased() : title
      text.accessibilityLabel = title
    }
    if isHeader { text.accessibilityTraits = .header }
    showBackground()
    setNeedsLayout()
  }

  /// What floats hides the rows that scroll below it; the content's own colour is the app's.
  private func showBackground() {
    let covers = tableStyle == .plain && backgroundView == nil
    look.backgroundColor = covers ? .systemBackground : nil
    applyBackgroundColor()
  }

  // MARK: Layout

  /// Places content and texts; overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right)
    )
    if content.frame != room { content.frame = room }
    backgroundView?.frame = bounds
    content.directionalLayoutMargins = margins
    let layout = HeaderFooterLayout(table: tableStyle, isHeader: isHeader, margin: margin)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = layout.frames(
      in: room.size,
      text: size(of: text),
      detail: size(of: detail),
      isRightToLeft: isRightToLeft
    )
    text?.frame = frames.text
    detail?.frame = frames.detail
  }

  private var margins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: HeaderFooterLayout.textMargin,
      leading: margin,
      bottom: HeaderFooterLayout.textMargin,
      trailing: margin
    )
  }

  private func size(of label: UILabel?) -> (CGFloat) -> CGSize {
    { width in
      guard let label, label.text?.isEmpty == false else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  /// The height that suits the texts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = HeaderFooterLayout(table: tableStyle, isHeader: isHeader, margin: margin)
    let height = layout.fittingHeight(
      width: size.width - contentInsets.left - contentInsets.right,
      isFirst: isFirst,
      text: self.size(of: text),
      detail: self.size(of: detail)
    )
    return CGSize(width: size.width, height: height)
  }

  /// The height that suits what constraints in `contentView` want, or else `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard content.constraintState?.hostsItems == true else { return sizeThatFits(targetSize) }
    content.directionalLayoutMargins = margins
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Takes the fonts of another text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOther =
      previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    if isOther, title != nil { showStyle() }
  }
}

/// Holds what is to be seen in a header or footer.
final class _UITableViewHeaderFooterContentView: UIView {}
