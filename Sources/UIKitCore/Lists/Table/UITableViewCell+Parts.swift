import QuartzCore

extension UITableViewCell {
  // MARK: Labels and image view

  enum TextKind { case text, detail }

  /// Returns a label of the cell's style, which is created on first use.
  func label(_ kind: TextKind) -> UILabel {
    if let known = kind == .text ? parts.text : parts.detail { return known }
    let label = UILabel()
    giveFont(label, kind)
    giveLines(label, kind)
    if kind == .text { parts.text = label } else { parts.detail = label }
    switch (style, kind) {
    case (.value1, .detail), (.subtitle, .detail):
      label.textColor = style == .value1 ? .secondaryLabel : .label
    case (.value2, .text):
      label.textColor = .tintColor
      label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    default: break
    }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var picture: UIImageView {
    if let known = parts.image { return known }
    let view = CellImageView()
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Assigns the fonts and the numbers of lines for the current text size to labels for which the
  /// app hasn't changed them.
  func refreshTexts() {
    for (kind, label) in [(TextKind.text, parts.text), (.detail, parts.detail)] {
      guard let label else { continue }
      if label.font == parts.givenFonts[kind] { giveFont(label, kind) }
      if label.numberOfLines == parts.givenLines[kind] { giveLines(label, kind) }
    }
    setNeedsLayout()
  }

  private func giveFont(_ label: UILabel, _ kind: TextKind) {
    // R-TBL-114
    let font = CellFonts.font(kind, of: style)
    guard font != parts.givenFonts[kind] else { return }
    label.font = font
    parts.givenFonts[kind] = font
  }

  // R-TBL-111
  private func giveLines(_ label: UILabel, _ kind: TextKind) {
    label.numberOfLines = CellMetrics.stacksTexts(for: traitCollection) ? 0 : 1
    parts.givenLines[kind] = label.numberOfLines
  }

  // MARK: Accessory

  /// The accessory type for the current editing mode.
  private var shownAccessoryType: AccessoryType {
    editing.isOn ? editingAccessoryType : accessoryType
  }

  private var shownCustomAccessory: UIView? {
    editing.isOn ? editingAccessoryView : accessoryView
  }

  /// The visible accessory: the app's view, or the one of the accessory type.
  var shownAccessory: UIView? { shownCustomAccessory ?? parts.accessory }

  func accessoryChanged() {
    let type = shownCustomAccessory == nil ? shownAccessoryType : .none
    if parts.accessory?.kind ?? .none != type {
      parts.accessory?.removeFromSuperview()
      parts.accessory = type == .none ? nil : CellAccessoryView(type)
      if let view = parts.accessory {
        view.button?.addAction(
          UIAction { [weak self] _ in self?.accessoryTapped() },
          for: .touchUpInside
        )
        addSubview(view)
      }
    }
    setNeedsLayout()
  }

  func accessoryViewChanged(from old: UIView?) {
    if old !== shownCustomAccessory { old?.removeFromSuperview() }
    for view in [accessoryView, editingAccessoryView] where view !== shownCustomAccessory {
      view?.removeFromSuperview()
    }
    if let view = shownCustomAccessory, view.superview !== self { addSubview(view) }
    accessoryChanged()
  }

  private func accessoryTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    segues.accessory?()
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Selection

  func showSelection(animated: Bool) {
    configurationStateChanged()
    let isSelected = showsSelection
    highlightTexts(in: contentView, isSelected)
    updateLinesBesideSelection()
    let isShown = isSelected && configurations.background == nil
    guard isShown || selectionView?.superview != nil else { return }
    defer { raisePlatter() }
    let view = selectionView ?? makeGrey()
    guard isShown else { return hide(view, animated: animated) }
    if view.superview !== self {
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    }
    guard animated else {
      view.alpha = 1
      return
    }
    view.alpha = 0
    UIView.animate(withDuration: TableMetrics.deselectDuration) { view.alpha = 1 }
  }

  private var selectionView: UIView? {
    if let table, table.takesSeveral, let multipleSelectionBackgroundView {
      return multipleSelectionBackgroundView
    }
    return selectedBackgroundView ?? parts.grey
  }

  private func makeGrey() -> UIView {
    let view = _UITableViewCellSelectedBackground(frame: bounds)
    view.backgroundColor = .systemGray4
    if rowStyle.isTelevision {
      view.backgroundColor = .tertiarySystemFill
      view.layer.cornerRadius = CellMetrics.televisionCornerRadius
    }
    parts.grey = view
    return view
  }

  private func hide(_ view: UIView, animated: Bool) {
    guard animated, window != nil else { return view.removeFromSuperview() }
    UIView.animate(
      withDuration: TableMetrics.deselectDuration,
      animations: { view.alpha = 0 },
      completion: { [weak self, weak view] _ in
        guard let self, !self.isSelected, !self.isHighlighted else { return }
        view?.removeFromSuperview()
      }
    )
  }

  private func highlightTexts(in view: UIView, _ isHighlighted: Bool) {
    for subview in view.subviews {
      if let label = subview as? UILabel {
        label.isHighlighted = isHighlighted
      } else if let image = subview as? UIImageView {
        image.isHighlighted = isHighlighted
      } else if !(subview is UIControl) {
        highlightTexts(in: subview, isHighlighted)
      }
    }
  }

  // MARK: Backgrounds

  func backgroundChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  func selectedBackgroundChanged(from old: UIView?) {
    let wasShown = old?.superview === self || parts.grey?.superview === self
    old?.removeFromSuperview()
    parts.grey?.removeFromSuperview()
    if wasShown { showSelection(animated: false) }
  }

  /// Applies the appearance that depends on the row's position in its section.
  func take(_ style: RowStyle) {
    if viewAppearance.backgroundColor == nil
      || viewAppearance.backgroundColor === parts.givenBackground
    {
      if parts.givenBackground !== style.background {
        parts.givenBackground = style.background
        viewAppearance.backgroundColor = style.background
        applyBackgroundColor()
      }
    }
    guard style != rowStyle else { return }
    rowStyle = style
    showCorners()
    setNeedsLayout()
  }

  // MARK: Corners

  func showCorners() {
    rowStyle.showCorners(of: self)
    if showsPlatter { roundForPlatter() }
  }

  // R-TBL-76, R-TBL-79
  /// Shows the corners and the separator that the row had before an update, at the start of its
  /// animation.
  ///
  /// A row of an inset group that moves is a card at the start.
  func beginRowStyleAnimation(from old: RowStyle, isMoved: Bool) {
    let new = rowStyle
    if old.hasLineBelow != new.hasLineBelow {
      parts.keepsLineBelow = old.hasLineBelow
      setNeedsLayout()
      layoutIfNeeded()
      parts.lineBelow?.alpha = old.hasLineBelow ? 1 : 0
    }
    let isCard = isMoved && new.table == .insetGrouped && !new.isTelevision
    guard isCard || old.corners != new.corners else { return }
    layer.maskedCorners = isCard ? .all : old.corners.union(new.corners)
    layer.cornerRadius = !isCard && old.corners.isEmpty ? 0 : new.cornerRadius
    clipsToBounds = !new.isTelevision
  }

  /// Animates the radius and the separator to those of the row's style.
  func animateRowStyle() {
    layer.cornerRadius = rowStyle.corners.isEmpty ? 0 : rowStyle.cornerRadius
    parts.lineBelow?.alpha = rowStyle.hasLineBelow ? 1 : 0
  }

  func endRowStyleAnimation() {
    showCorners()
    parts.lineBelow?.alpha = 1
    guard parts.keepsLineBelow else { return }
    parts.keepsLineBelow = false
    setNeedsLayout()
  }
}

/// The fonts of a cell's built-in labels.
@MainActor enum CellFonts {
  static func font(_ kind: UITableViewCell.TextKind, of style: UITableViewCell.CellStyle) -> UIFont
  {
    let isTelevision = UITraitCollection.current.userInterfaceIdiom == .tv
    return .preferredFont(
      forTextStyle: isTelevision
        ? televisionTextStyle(kind, of: style) : textStyle(kind, of: style)
    )
  }

  // R-TV-21
  private static func televisionTextStyle(
    _ kind: UITableViewCell.TextKind,
    of style: UITableViewCell.CellStyle
  ) -> UIFont.TextStyle {
    switch (style, kind) {
    case (.value2, _): .body
    case (.subtitle, .detail): .caption1
    default: .headline
    }
  }

  private static func textStyle(
    _ kind: UITableViewCell.TextKind,
    of style: UITableViewCell.CellStyle
  ) -> UIFont.TextStyle {
    switch (style, kind) {
    case (.value2, _): .footnote
    case (.subtitle, .detail): .caption1
    default: .body
    }
  }
}
