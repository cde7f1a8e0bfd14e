/// The part of a button's appearance that is determined by the bar.
struct ResolvedBarButtonAppearance: Equatable {
  /// The appearance for the item's style.
  var appearance = UIBarButtonItemAppearance()
  /// Whether the bar has its compact height.
  var isCompact = false
  /// Whether the item is displayed as a back button.
  var isBackButton = false
}

/// The values with which one button is drawn in one state.
struct BarButtonStyle {
  var font: UIFont
  var titleColor: UIColor
  /// Attributes other than font and color, such as kerning.
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var imageColor: UIColor
  var backgroundImage: UIImage?
  var backgroundOffset = UIOffset.zero
  /// Whether the button is drawn with reduced opacity because it is pressed.
  var isFaded = false
}

/// Resolves the appearance of a button. The first source that defines a value is used:
///
///     title    the state's attributes ▸ the item's own for the state ▸ the normal state's
///              ▸ the item's own ▸ the tint
///     image    the state's ▸ the normal state's ▸ the one that was set on the item
///
/// A disabled item does not use the color of the normal state; it is gray.
struct BarButtonResolution {
  // R-BBI-30, R-BBI-31, R-BBI-32
  enum State: CaseIterable {
    case normal, highlighted, disabled, focused

    init(isEnabled: Bool, isHighlighted: Bool, isFocused: Bool = false) {
      self =
        if !isEnabled { .disabled } else if isHighlighted { .highlighted } else {
          isFocused ? .focused : .normal
        }
    }

    /// The control state for the item's own attributes and images.
    var controlState: UIControl.State {
      switch self {
      case .normal: .normal
      case .highlighted: .highlighted
      case .disabled: .disabled
      case .focused: .focused
      }
    }
  }

  /// The values that were set on the item itself.
  struct ItemAttributes {
    var style = UIBarButtonItem.Style.plain
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var normalTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var legacy = BarButtonLegacyAttributes.Part()
  }

  var barAppearance: ResolvedBarButtonAppearance
  var tintColor: UIColor
  var item = ItemAttributes()

  func style(in state: State) -> BarButtonStyle {
    let attributes = attributes(in: state)
    let block = block(for: state)
    let normal = barAppearance.appearance.normal.attributes
    let metrics: UIBarMetrics = barAppearance.isCompact ? .compact : .default
    let image = block.backgroundImage ?? normal.backgroundImage
    let ownImage = item.legacy.image(for: state.controlState, style: item.style, metrics: metrics)
    let shift = UIOffset(horizontal: 0, vertical: item.legacy.backgroundShift(metrics))
    let color = state == .disabled ? UIColor.tertiaryLabel : tintColor
    return BarButtonStyle(
      font: attributes[.font] as? UIFont ?? defaultFont,
      titleColor: attributes[.foregroundColor] as? UIColor ?? color,
      titleAttributes: attributes.filter { $0.key != .font && $0.key != .foregroundColor },
      titleOffset: firstShift(
        block.titleOffset,
        normal.titleOffset,
        item.legacy.titleOffset(metrics)
      ),
      imageColor: color,
      backgroundImage: image ?? ownImage,
      backgroundOffset: image == nil
        ? shift : firstShift(block.backgroundOffset, normal.backgroundOffset),
      isFaded: state == .highlighted && !hasHighlightOfItsOwn
    )
  }

  private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
    var normal = item.normalTitleAttributes
    normal.merge(barAppearance.appearance.normal.titleTextAttributes) { $1 }
    guard state != .normal else { return normal }
    if state == .disabled { normal[.foregroundColor] = nil }
    normal.merge(item.titleAttributes) { $1 }
    normal.merge(block(for: state).titleTextAttributes) { $1 }
    return normal
  }

  /// Whether values are set for the pressed state, in which case the opacity is not reduced.
  private var hasHighlightOfItsOwn: Bool {
    // R-BBI-23
    let block = barAppearance.appearance.highlighted.attributes
    let images = item.legacy.images.keys
    return block.backgroundImage != nil || block.titleTextAttributes[.foregroundColor] != nil
      || item.titleAttributes[.foregroundColor] != nil
      || images.contains { $0.state == UIControl.State.highlighted.rawValue }
  }

  private func block(for state: State) -> BarButtonStateAttributes {
    switch state {
    case .normal: barAppearance.appearance.normal.attributes
    case .highlighted: barAppearance.appearance.highlighted.attributes
    case .disabled: barAppearance.appearance.disabled.attributes
    case .focused: barAppearance.appearance.focused.attributes
    }
  }

  private func firstShift(_ shifts: UIOffset...) -> UIOffset {
    shifts.first { $0 != .zero } ?? .zero
  }

  private var defaultFont: UIFont {
    item.style == .done && !barAppearance.isBackButton
      ? BarButtonMetrics.doneFont : BarButtonMetrics.plainFont
  }
}
