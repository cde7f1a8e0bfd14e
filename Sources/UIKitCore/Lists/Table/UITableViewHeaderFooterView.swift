import Foundation

/// A reusable view for the header or footer of a section.
///
/// The table view creates one for each title that the data source returns. To customize headers and
/// footers, register a subclass with
/// `register(_:forHeaderFooterViewReuseIdentifier:)` and return dequeued views from
/// the delegate.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier of views that the table view creates for titles.
  static let ownIdentifier = "UITableView.title"

  private let content = _UITableViewHeaderFooterContentView(frame: .zero)
  /// The blurred background of a floating header or footer.
  private(set) var plate: UIVisualEffectView?
  private var text: UILabel?
  private var detail: UILabel?
  private var tableStyle = UITableView.Style.plain
  private var isHeader = true
  private var isFirst = false
  /// The title from the data source, before it is changed to uppercase.
  var title: String?
  var margin = ScreenMetrics.narrowMargin {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }
  /// The space at the left and right of the content, in addition to its margins.
  var contentInsets: (left: CGFloat, right: CGFloat) = (0, 0) {
    // R-TBL-96
    didSet { if contentInsets != oldValue { setNeedsLayout() } }
  }

  /// The identifier under which the view is reused, or `nil` if it isn't reused.
  open internal(set) var reuseIdentifier: String?

  // MARK: Initializers

  /// Creates a header or footer without text.
  ///
  /// - Parameter reuseIdentifier: The identifier under which the view is reused, or `nil` if it
  ///   isn't reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a header or footer that isn't reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from an archive.
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

  /// The view that contains the content.
  ///
  /// Add subviews to this view rather than to the header or footer.
  open var contentView: UIView { content }

  /// The label of the title, which is created on first use.
  ///
  /// The table view sets its text to the data source's title.
  open var textLabel: UILabel? {
    if let text { return text }
    let label = UILabel()
    label.numberOfLines = 0
    text = label
    content.addSubview(label)
    showStyle()
    return label
  }

  /// The label of a second text below the title, which is created on first use.
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

  /// The view behind the content, which fills the header or footer.
  ///
  /// The default value is `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      showBackground()
      setNeedsLayout()
    }
  }

  /// Called before the view is reused for another section.
  ///
  /// Overrides call `super`.
  open func prepareForReuse() {}

  // MARK: Appearance

  func take(style: UITableView.Style, isHeader: Bool, isFirst: Bool) {
    tableStyle = style
    self.isHeader = isHeader
    self.isFirst = isFirst
    showStyle()
  }

  /// Applies the text style: small gray text, semibold for headers of plain tables, and in uppercase
  /// for headers of groups.
  private func showStyle() {
    // R-TBL-18
    guard let text else { return showBackground() }
    text.font =
      tableStyle == .plain && isHeader
      ? HeaderFooterLayout.plainHeaderFont : .preferredFont(forTextStyle: .footnote)
    text.textColor = .secondaryLabel
    if let title {
      text.text = tableStyle != .plain && isHeader ? title.uppercased() : title
      text.accessibilityLabel = title
    }
    if isHeader { text.accessibilityTraits = .header }
    showBackground()
    setNeedsLayout()
  }

  // R-TBL-29
  /// Whether the header or footer floats over rows.
  var isFloating = false {
    didSet { if isFloating != oldValue { showBackground() } }
  }

  /// Shows a plate behind headers and footers that float over rows; the background of the content
  /// view is left unchanged.
  private func showBackground() {
    let needsPlate = isFloating && tableStyle == .plain && backgroundView == nil
    guard needsPlate else {
      plate?.removeFromSuperview()
      return plate = nil
    }
    guard plate == nil else { return }
    let made = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    made.frame = bounds
    made.isUserInteractionEnabled = false
    insertSubview(made, at: 0)
    plate = made
  }

  // MARK: Layout

  /// Lays out the content view and the labels.
  ///
  /// Overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right)
    )
    if content.frame != room { content.frame = room }
    backgroundView?.frame = bounds
    plate?.frame = bounds
    content.directionalLayoutMargins = margins
    layoutTexts()
  }

  // R-TBL-28
  /// Lays out the labels for the current texts.
  fileprivate func layoutTexts() {
    let layout = HeaderFooterLayout(table: tableStyle, isHeader: isHeader, margin: margin)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = layout.frames(
      in: content.bounds.size,
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

  /// Returns the given width and the height that the texts need.
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

  /// Returns the fitting size of the constraints in ``contentView``, or else that of
  /// `sizeThatFits(_:)`.
  ///
  /// - Parameters:
  ///   - targetSize: The target size.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The fitting size.
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

  /// Updates the fonts of titles for a changed text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOther = traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection)
    if isOther, title != nil { showStyle() }
  }
}

/// The content view of a header or footer.
final class _UITableViewHeaderFooterContentView: UIView {
  /// Lays out the labels, whose texts may have changed since the layout of the header or footer.
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UITableViewHeaderFooterView)?.layoutTexts()
  }
}
