import QuartzCore

/// The row of an item in a list of actions.
///
/// The row does not handle touches. The list tracks the touch, which can move from row to row.
final class MenuRow: UIView {
  private let label = UILabel()
  private var subtitle: UILabel?
  private var check: UIImageView?
  private let symbol = UIImageView()
  private var highlight: UIView?
  private var wheel: UIActivityIndicatorView?
  private var item = MenuList.Item(title: "")
  private var arrangement = MenuList.Section.Arrangement.rows
  private var hasChecks = false
  private var scale: CGFloat = 1
  private let choose: @MainActor () -> Void

  init(choose: @escaping @MainActor () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    insert(label, at: 0)
    insert(symbol, at: 1)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a view that is a part of the row, and not an element of its own.
  private func insert(_ view: UIView, at index: Int) {
    view.isUserInteractionEnabled = false
    view.isAccessibilityElement = false
    insertSubview(view, at: index)
  }

  /// Whether the row shows its highlighted state, which requires an enabled item.
  var isHighlighted: Bool {
    get { highlight?.isHidden == false }
    set {
      let isShown = newValue && item.isEnabled
      if isShown, highlight == nil { addHighlight() }
      highlight?.isHidden = !isShown
    }
  }

  private func addHighlight() {
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemFill
    insert(view, at: 0)
    highlight = view
  }

  /// Whether the item can be chosen.
  var isEnabled: Bool { item.isEnabled && !item.isLoading }

  /// Whether choosing the row opens another list.
  var opensList: Bool { item.opensList }

  // MARK: Content

  func show(
    _ item: MenuList.Item,
    in arrangement: MenuList.Section.Arrangement = .rows,
    hasChecks: Bool,
    marksSubmenus: Bool = false,
    traits: UITraitCollection
  ) {
    // R-PEEK-20, R-MENU-10
    self.item = item
    self.arrangement = arrangement
    self.hasChecks = hasChecks
    show(title: item.title, weight: .regular, traits)
    showSubtitle(traits)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let disclosure = isMirrored ? "chevron.left" : "chevron.right"
    showCheck(markName(marksSubmenus ? disclosure : nil))
    symbol.tintColor = label.textColor
    symbol.image = item.image.map { scaled($0).asTemplateUnlessOriginal }
    if item.opensList, !marksSubmenus, item.image == nil {
      symbol.image = mark(disclosure)
      symbol.tintColor = .secondaryLabel
    }
    showWheel()
    showPalette()
    var elementTraits = UIAccessibilityTraits.button
    if item.isChecked { elementTraits.insert(.selected) }
    if !isEnabled { elementTraits.insert(.notEnabled) }
    accessibilityTraits = elementTraits
  }

  private func markName(_ disclosure: String?) -> String? {
    guard arrangement == .rows else { return nil }
    if item.opensList, let disclosure { return disclosure }
    if item.isChecked { return "checkmark" }
    return item.isMixed ? "minus" : nil
  }

  /// Shows the row that returns to the previous list.
  func showBack(title: String, traits: UITraitCollection) {
    // R-PEEK-22
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    showHeader(title, isMirrored ? "chevron.right" : "chevron.left", traits)
  }

  /// Shows the row that closes a submenu.
  func showSubmenu(title: String, traits: UITraitCollection) {
    // R-MENU-15
    showHeader(title, "chevron.down", traits)
  }

  private func showHeader(_ title: String, _ mark: String, _ traits: UITraitCollection) {
    item = MenuList.Item(title: title)
    arrangement = .rows
    hasChecks = true
    show(title: title, weight: .semibold, traits)
    showCheck(mark)
    symbol.image = nil
    accessibilityTraits = .button
  }

  private func show(title: String, weight: UIFont.Weight, _ traits: UITraitCollection) {
    scale = MenuMetrics.imageScale(for: traits)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let style: UIFont.TextStyle = arrangement == .medium ? .caption1 : .body
    let size = UIFont.handheldFont(forTextStyle: style, compatibleWith: traits).pointSize
    label.text = arrangement == .small || arrangement == .palette ? nil : title
    label.font = UIFont.systemFont(ofSize: size, weight: weight)
    label.numberOfLines = isLarge ? 0 : arrangement == .medium ? 1 : MenuMetrics.titleLines
    label.textAlignment = arrangement == .medium ? .center : .natural
    let color: UIColor = item.isDestructive ? .systemRed : .label
    label.textColor = isEnabled ? color : .tertiaryLabel
    accessibilityLabel = title
    // R-MENU-24
    accessibilityHint = item.hint
    setNeedsLayout()
  }

  /// Shows a symbol before the title, or nothing, as in most rows.
  private func showCheck(_ name: String?) {
    guard let image = name.flatMap({ mark($0) }) else {
      check?.removeFromSuperview()
      check = nil
      return
    }
    let view = check ?? UIImageView()
    view.image = image
    view.tintColor = label.textColor
    if check == nil { insert(view, at: subviews.count) }
    check = view
  }

  private func showSubtitle(_ traits: UITraitCollection) {
    guard arrangement == .rows, let text = item.subtitle, !text.isEmpty else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      accessibilityValue = nil
      return
    }
    let view = subtitle ?? UILabel()
    subtitle = view
    view.text = text
    view.font = .handheldFont(forTextStyle: .footnote, compatibleWith: traits)
    view.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    view.numberOfLines = MenuMetrics.titleLines
    if view.superview == nil { insert(view, at: subviews.count) }
    accessibilityValue = text
  }

  private func showWheel() {
    guard item.isLoading else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let view = wheel ?? UIActivityIndicatorView(style: .medium)
    wheel = view
    if view.superview == nil { addSubview(view) }
    view.startAnimating()
  }

  /// Shows a selected element of a palette on a disc.
  private func showPalette() {
    let isSelected = arrangement == .palette && item.isChecked
    symbol.contentMode = .center
    symbol.backgroundColor = isSelected ? .systemFill : nil
    symbol.layer.cornerRadius = isSelected ? Self.paletteSide / 2 : 0
  }

  private static let paletteSide: CGFloat = 34

  // R-MENU-17
  /// Returns a symbol in the size of the text, unless it has a size of its own.
  private func scaled(_ image: UIImage) -> UIImage {
    guard scale != 1 else { return image }
    return image.withPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: UIFont.labelFontSize * scale)
    )
  }

  private func mark(_ name: String) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: MenuMetrics.symbolSize * scale,
      weight: .semibold
    )
    return UIImage(systemName: name, withConfiguration: configuration)?
      .withRenderingMode(.alwaysTemplate)
  }

  // MARK: Layout

  private var imageSize: CGSize {
    if let wheel { return wheel.intrinsicContentSize }
    return symbol.image?.size ?? .zero
  }

  /// Returns the height of the title, with the subtitle, in a row of a width.
  func titleHeight(in width: CGFloat) -> CGFloat {
    guard arrangement == .rows else { return 0 }
    let titleWidth = MenuRowLayout.titleWidth(
      in: width,
      hasChecks: hasChecks,
      hasSymbol: imageSize.width > 0,
      scale: scale
    )
    let room = CGSize(width: titleWidth, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + (subtitle?.sizeThatFits(room).height ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight?.frame = bounds
    guard arrangement == .rows else { return layoutCell() }
    let layout = MenuRowLayout(
      in: bounds.size,
      checkSize: check?.image?.size ?? .zero,
      symbolSize: imageSize,
      hasChecks: hasChecks,
      scale: scale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    check?.frame = layout.check
    symbol.frame = layout.symbol
    wheel?.frame = layout.symbol
    label.frame = layout.title
    guard let subtitle else { return }
    let room = CGSize(width: layout.title.width, height: .greatestFiniteMagnitude)
    let heights = (label.sizeThatFits(room).height, subtitle.sizeThatFits(room).height)
    let top = ((bounds.height - heights.0 - heights.1) / 2).rounded()
    label.frame = CGRect(x: layout.title.minX, y: top, width: room.width, height: heights.0)
    subtitle.frame = CGRect(
      x: layout.title.minX,
      y: label.frame.maxY,
      width: room.width,
      height: heights.1
    )
  }

  private func layoutCell() {
    let disc = CGSize(width: Self.paletteSide, height: Self.paletteSide)
    let size = arrangement == .palette ? disc : imageSize
    let text = arrangement == .medium ? label.sizeThatFits(bounds.size).height + 4 : 0
    let top = ((bounds.height - size.height - text) / 2).rounded()
    symbol.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: top,
      width: size.width,
      height: size.height
    )
    label.frame = CGRect(
      x: 4,
      y: symbol.frame.maxY + 4,
      width: max(bounds.width - 8, 0),
      height: max(text - 4, 0)
    )
  }

  // MARK: Choosing

  override var canBecomeFocused: Bool { isEnabled }

  override func focusDidChange() { isHighlighted = isFocused }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    choose()
    return true
  }
}
