import Foundation

extension UITableViewCell {
  /// Returns the layout of the cell for a size.
  func layout(for size: CGSize) -> CellLayout {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (rowStyle.leftInset, rowStyle.rightInset)
    var layout = CellLayout(style: style, size: size, margin: rowStyle.margin)
    layout.isRightToLeft = isRightToLeft
    layout.leadingInset = (isRightToLeft ? right : left) + editing.leadingWidth
    layout.trailingInset = (isRightToLeft ? left : right) + editing.trailingWidth
    layout.indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
    layout.accessory = shownAccessory?.bounds.size
    if traitCollection.userInterfaceIdiom == .tv {
      layout.leastHeight = TableMetrics.televisionRowHeight
      layout.verticalMargins = 2 * CellMetrics.televisionVerticalMargin
    }
    if let content = configurations.contentView as? UIListContentView {
      content.describeStart(in: &layout)
      return layout
    }
    layout.stacksTexts = CellMetrics.stacksTexts(for: traitCollection)
    if let picture = parts.image, let image = picture.image {
      layout.image = picture.intrinsicContentSize
      layout.reservedImageSize = CellMetrics.reservedImageSize(image, for: traitCollection)
      layout.firstLineHeight = parts.text?.firstLineHeight ?? 0
    }
    return layout
  }

  /// Lays out the labels and the image for the current texts.
  func layoutTexts() {
    layoutTexts(layout(for: bounds.size))
  }

  func layoutParts() {
    let layout = layout(for: bounds.size)
    set(contentView, layout.content)
    let margins = NSDirectionalEdgeInsets(
      top: CellMetrics.verticalMargin,
      leading: layout.margin,
      bottom: CellMetrics.verticalMargin,
      trailing: layout.trailingMargin
    )
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
    if let accessory = shownAccessory { set(accessory, layout.accessoryFrame) }
    for view in [
      backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, parts.grey,
      parts.platter,
    ] {
      if let view, view.superview === self { set(view, bounds) }
    }
    if let view = configurations.contentView { set(view, contentView.bounds) }
    if let view = configurations.backgroundView { set(view, bounds) }
    layoutTexts(layout)
    layoutLines(layout)
    layoutEditingParts()
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func layoutTexts(_ layout: CellLayout) {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    parts.text?.firstLineIndent = layout.firstLineIndent
    let frames = layout.parts(text: size(of: parts.text), detail: size(of: parts.detail))
    if let text = parts.text { set(text, frames.text) }
    if let detail = parts.detail { set(detail, frames.detail) }
    if let image = parts.image { set(image, frames.image) }
  }

  private func size(of label: UILabel?) -> (CGFloat) -> CGSize {
    { width in
      guard let label, label.text?.isEmpty == false else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  // MARK: Separators

  /// The insets of the separator at the bottom; left is the leading side.
  var shownSeparatorInset: UIEdgeInsets {
    let layout = layout(for: bounds.size)
    let leading = layout.leadingInset + layout.textStart
    guard var insets = rowStyle.separatorInset else {
      return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: rowStyle.trailingLineInset)
    }
    if rowStyle.insetsFromAutomatic {
      insets.left += leading
      insets.right += rowStyle.trailingLineInset
    }
    return insets
  }

  private func layoutLines(_ layout: CellLayout) {
    let appearance = RowLines.Appearance(
      hasLineBelow: rowStyle.hasLineBelow || parts.keepsLineBelow,
      hasLineAbove: rowStyle.hasLineAbove,
      insetsBelow: rowStyle.lineBelowIsWhole ? .zero : separatorInset,
      insetsAbove: rowStyle.table == .plain ? separatorInset : .zero,
      color: rowStyle.separatorColor
    )
    parts.lines.layOut(appearance, in: self, isRightToLeft: layout.isRightToLeft)
  }

  // MARK: Height

  func heightOfTexts(forWidth width: CGFloat) -> CGFloat {
    let layout = layout(for: CGSize(width: width, height: 0))
    parts.text?.firstLineIndent = layout.firstLineIndent
    return layout.fittingHeight(text: size(of: parts.text), detail: size(of: parts.detail))
  }

  func fittedContent(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let configured = configurations.contentView
    guard configured != nil || contentView.constraintState?.hostsItems == true else {
      return sizeThatFits(target)
    }
    updateConfigurationIfNeeded()
    let layout = layout(for: CGSize(width: target.width, height: bounds.height))
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CellMetrics.verticalMargin,
      leading: layout.margin,
      bottom: CellMetrics.verticalMargin,
      trailing: layout.trailingMargin
    )
    if let configured {
      contentView.frame = layout.content
      configured.frame = contentView.bounds
    }
    let size = (configured ?? contentView).systemLayoutSizeFitting(
      CGSize(width: layout.content.width, height: target.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: target.width, height: size.height)
  }

  /// Returns the fitting height of the row for a width.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
