import QuartzCore

/// The row of an item in a list of actions.
///
/// The row does not handle touches. The list tracks the touch, which can move from row to row.
final class MenuRow: UIView {
  private let label = UILabel()
  private let check = UIImageView()
  private let symbol = UIImageView()
  private let highlight = UIView()
  private var item = MenuList.Item(title: "")
  private var hasChecks = false
  private let choose: @MainActor () -> Void

  init(choose: @escaping @MainActor () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    highlight.backgroundColor = .systemFill
    highlight.isHidden = true
    for view in [highlight, label, check, symbol] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row shows its highlighted state, which requires an enabled item.
  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue || !item.isEnabled }
  }

  func show(_ item: MenuList.Item, hasChecks: Bool, traits: UITraitCollection) {
    // R-PEEK-20
    self.item = item
    self.hasChecks = hasChecks
    show(title: item.title, weight: .regular, traits)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    check.image = item.isChecked ? Self.image("checkmark") : nil
    symbol.image =
      item.opensList ? Self.image(isMirrored ? "chevron.left" : "chevron.right") : nil
    symbol.tintColor = .secondaryLabel
    var elementTraits = UIAccessibilityTraits.button
    if item.isChecked { elementTraits.insert(.selected) }
    if !item.isEnabled { elementTraits.insert(.notEnabled) }
    accessibilityTraits = elementTraits
  }

  /// Shows the row that returns to the previous list.
  func showBack(title: String, traits: UITraitCollection) {
    // R-PEEK-22
    item = MenuList.Item(title: title)
    hasChecks = true
    show(title: title, weight: .semibold, traits)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    check.image = Self.image(isMirrored ? "chevron.right" : "chevron.left")
    symbol.image = nil
    accessibilityTraits = .button
  }

  private func show(title: String, weight: UIFont.Weight, _ traits: UITraitCollection) {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    label.text = title
    label.font = UIFont.systemFont(ofSize: size, weight: weight)
    label.numberOfLines = isLarge ? 0 : MenuMetrics.titleLines
    let color: UIColor = item.isDestructive ? .systemRed : .label
    label.textColor = item.isEnabled ? color : .tertiaryLabel
    check.tintColor = label.textColor
    accessibilityLabel = title
    setNeedsLayout()
  }

  private static func image(_ name: String) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: MenuMetrics.symbolSize,
      weight: .semibold
    )
    return UIImage(systemName: name, withConfiguration: configuration)?
      .withRenderingMode(.alwaysTemplate)
  }

  /// Returns the height of the title in a row of a width.
  func titleHeight(in width: CGFloat) -> CGFloat {
    let titleWidth = MenuRowLayout.titleWidth(
      in: width,
      hasChecks: hasChecks,
      hasSymbol: symbol.image != nil
    )
    return label.sizeThatFits(CGSize(width: titleWidth, height: .greatestFiniteMagnitude)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = MenuRowLayout(
      in: bounds.size,
      checkSize: check.image?.size ?? .zero,
      symbolSize: symbol.image?.size ?? .zero,
      hasChecks: hasChecks,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    highlight.frame = bounds
    check.frame = layout.check
    label.frame = layout.title
    symbol.frame = layout.symbol
  }

  override var canBecomeFocused: Bool { item.isEnabled }

  override func focusDidChange() { isHighlighted = isFocused }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    guard item.isEnabled else { return false }
    choose()
    return true
  }
}
