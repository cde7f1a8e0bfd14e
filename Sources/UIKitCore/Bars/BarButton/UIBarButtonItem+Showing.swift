// The values that the views of bars read from an item.

extension UIBarButtonItem {
  /// Returns the item's own attributes in a state, for `BarButtonResolution`.
  func wishes(
    for state: UIControl.State,
    isBackButton: Bool
  ) -> BarButtonResolution.ItemAttributes {
    let legacy = extras?.value.legacy
    return BarButtonResolution.ItemAttributes(
      style: style,
      titleAttributes: titleTextAttributes(for: state) ?? [:],
      normalTitleAttributes: titleTextAttributes(for: .normal) ?? [:],
      legacy: (isBackButton ? legacy?.back : legacy?.ordinary) ?? .init()
    )
  }

  // R-MENU-32
  /// Whether the item shows the element of its menu that is selected.
  var isPopup: Bool {
    changesSelectionAsPrimaryAction && menu != nil && primaryAction == nil && action == nil
  }

  /// The element of the menu that a pop-up item shows.
  private var selectedElement: UIMenuElement? { isPopup ? menu?.selectedElements.first : nil }

  /// Selects the first action of a pop-up item's menu if none is selected.
  func selectFirstActionIfNeeded() {
    if isPopup { menu?.selectFirstActionIfNeeded() }
  }

  /// The title on the bar.
  var shownTitle: String? { selectedElement.map(\.title) ?? title }

  /// The image on a regular or compact bar.
  func shownImage(isCompact: Bool) -> UIImage? {
    if let selectedElement { return selectedElement.image }
    return isCompact ? landscapeImagePhone ?? image : image
  }

  /// The name of an item that displays an image only.
  var spokenTitle: String? {
    shownTitle ?? (ownImage == nil ? systemItem?.spokenName : nil)
  }

  /// The image for the large content viewer: the one that was set for it, or else the image on the
  /// bar.
  var largeContentImage: UIImage? {
    // R-AX-14
    guard let picture = largeContentSizeImage ?? image else { return nil }
    guard picture.renderingMode == .automatic else { return picture }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  /// The element for a layout, or `nil` for items that are measured by their buttons.
  var spaceElement: BarButtonLayout.Element? {
    switch space {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width == 0 ? BarButtonMetrics.spacing : max(width, 0))
    default: nil
    }
  }
}

extension BarButtonStyle {
  /// Replaces the colors for an item that is displayed on the highlight, which has the tint color.
  mutating func showOnSelection() {
    // R-BBI-27
    titleColor = .systemBackground
    imageColor = .systemBackground
  }
}
