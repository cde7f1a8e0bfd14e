// What the bars' views ask an item.

extension UIBarButtonItem {
  /// What the item says about its own look in a state, for `BarButtonResolution`.
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

  /// What the item is called where nothing but an image shows.
  var spokenTitle: String? {
    title ?? (ownImage == nil ? systemItem?.spokenName : nil)
  }

  /// The picture made for the purpose, else that of the bar; templates as on the bar. (R-AX-14)
  var largeContentImage: UIImage? {
    guard let picture = largeContentSizeImage ?? image else { return nil }
    guard picture.renderingMode == .automatic else { return picture }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  /// The item for a layout; nil for one that shows something and is measured by its button.
  var spaceElement: BarButtonLayout.Element? {
    switch space {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width == 0 ? BarButtonMetrics.spacing : max(width, 0))
    default: nil
    }
  }
}

extension BarButtonStyle {
  /// Turns the colours round: the mark behind a selected item has the tint. (R-BBI-27)
  mutating func showOnSelection() {
    titleColor = .systemBackground
    imageColor = .systemBackground
  }
}
