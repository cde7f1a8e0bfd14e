import Foundation

/// The subviews of a cell, which are created on demand, and its selection state.
@MainActor struct CellParts {
  let content: UIView = _UITableViewCellContentView(
    frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight)
  )
  var text: UILabel?
  var detail: UILabel?
  var image: CellImageView?
  /// The view of the accessory type.
  var accessory: CellAccessoryView?
  var lines = RowLines()
  var lineBelow: UIView? { lines.below }
  /// Whether the separator fades out in an update.
  var keepsLineBelow = false
  /// The gray selection background, created when the row is first highlighted or selected.
  var grey: UIView?
  /// The white background of the focused row on a television.
  var platter: UIView?
  var separatorInset: UIEdgeInsets?
  /// The background color that was set for the table's style.
  var givenBackground: UIColor?
  /// The fonts that were set for the cell's style.
  var givenFonts: [UITableViewCell.TextKind: UIFont] = [:]
  /// The numbers of lines that were set for the text size.
  var givenLines: [UITableViewCell.TextKind: Int] = [:]
  var isSelected = false
  var isHighlighted = false
}

/// The content view of a cell.
final class _UITableViewCellContentView: UIView {
  // R-TBL-28
  /// Lays out the cell's labels, whose texts may have changed since the layout of the cell.
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UITableViewCell)?.layoutTexts()
  }
}

/// The image of a cell or of list content, whose symbols follow the text size.
final class CellImageView: UIImageView {
  init() {
    super.init(frame: .zero)
    isAccessibilityElement = false
    sizeSymbols()
  }

  required init?(coder: NSCoder) { nil }

  // R-TBL-103
  private func sizeSymbols() {
    defaultSymbolConfiguration = CellMetrics.symbolConfiguration(for: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizeSymbols()
  }
}

/// A separator between rows.
final class _UITableViewCellSeparatorView: UIView {}

/// The gray background of a highlighted or selected row.
final class _UITableViewCellSelectedBackground: UIView {}

/// A standard accessory: a chevron, a check mark, a detail button, or a detail button and a
/// chevron.
final class CellAccessoryView: UIView {
  let kind: UITableViewCell.AccessoryType
  private let arrow = UIImageView()
  let button: UIButton?
  private let tint: UIColor?

  init(_ kind: UITableViewCell.AccessoryType, tint: UIColor? = nil) {
    self.kind = kind
    self.tint = tint
    let hasButton = kind == .detailButton || kind == .detailDisclosureButton
    button = hasButton ? UIButton(type: .plain) : nil
    super.init(frame: .zero)
    if kind != .detailButton {
      arrow.isAccessibilityElement = false
      addSubview(arrow)
    }
    if let button {
      button.accessibilityLabel = SystemText.moreInfo()
      addSubview(button)
    } else {
      isUserInteractionEnabled = false
    }
    showSymbols()
  }

  required init?(coder: NSCoder) { nil }

  // R-TBL-110
  private func showSymbols() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button?.setImage(symbol("info.circle", CellMetrics.detailSize, .regular), for: .normal)
    if kind == .checkmark {
      arrow.image = symbol("checkmark", CellMetrics.checkmarkSize, .bold)
      // R-TV-22
      arrow.tintColor = tint ?? (traitCollection.userInterfaceIdiom == .tv ? .label : nil)
    } else {
      arrow.image = symbol(
        isMirrored ? "chevron.left" : "chevron.right",
        CellMetrics.chevronSize,
        CellMetrics.chevronWeight
      )
      arrow.tintColor = tint ?? .tertiaryLabel
    }
    bounds.size = sizeThatFits(.zero)
  }

  private func symbol(
    _ name: String,
    _ size: CGFloat,
    _ weight: UIImage.SymbolWeight
  ) -> UIImage? {
    CellMetrics.symbol(name, size: size, weight: weight, for: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection
    guard
      old?.layoutDirection != traitCollection.layoutDirection
        || old?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
        || traitCollection.hasDifferentTextSize(comparedTo: old)
    else { return }
    showSymbols()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arrow = kind == .detailButton ? .zero : arrow.image?.size ?? .zero
    guard let button else { return arrow }
    let details = button.intrinsicContentSize
    let gap = arrow.width > 0 ? CellMetrics.accessorySpacing : 0
    return CGSize(
      width: details.width + gap + arrow.width,
      height: max(details.height, arrow.height)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let button {
      let size = button.intrinsicContentSize
      button.frame = CGRect(
        x: isMirrored ? bounds.width - size.width : 0,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
    guard let size = arrow.image?.size else { return }
    arrow.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
