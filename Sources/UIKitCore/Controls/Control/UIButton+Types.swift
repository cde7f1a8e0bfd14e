import QuartzCore

extension UIButton {
  /// The kinds of buttons, which determine the initial appearance.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined style. The title is white by default.
    case custom = 0
    /// A button whose title and image use the tint color and fade while the button is pressed.
    case system = 1
    /// A button with the letter i in a circle, which shows details of an item.
    case detailDisclosure = 2
    /// A button with the letter i in a circle, which shows information.
    case infoLight = 3
    /// A button with the letter i in a circle, which shows information; it looks like
    /// ``infoLight``.
    case infoDark = 4
    /// A button with a plus sign in a circle, which adds a contact.
    case contactAdd = 5
    // R-TV-23
    /// A button whose title and image use the tint color, and which has no background on a
    /// television.
    ///
    /// On other devices it looks like ``system``.
    case plain = 6
    /// A button with a cross in a gray circle, which closes a view.
    case close = 7
  }
}

extension UIButton.ButtonType {
  // R-CTL-64
  /// The symbol that buttons of this kind show until the app sets an image, if any.
  @MainActor var symbol: UIImage? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark:
      Self.symbol("info.circle", ControlMetrics.symbolSize, .regular)
    case .contactAdd: Self.symbol("plus.circle", ControlMetrics.symbolSize, .regular)
    case .close: Self.symbol("xmark", ControlMetrics.closeSymbolSize, .bold)
    }
  }

  /// The name that assistive technologies read for the symbol, if any.
  @MainActor var spokenName: String? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: SystemText.moreInfo()
    case .contactAdd: SystemText.add()
    case .close: SystemText.close()
    }
  }

  @MainActor private static func symbol(
    _ name: String,
    _ size: CGFloat,
    _ weight: UIImage.SymbolWeight
  ) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    )
  }
}

extension UIButton {
  /// The accessibility label of a button without one.
  var spokenTitle: String? {
    currentAttributedTitle?.string ?? currentTitle ?? buttonType.spokenName
  }
}

/// The title label of a button.
///
/// Its class distinguishes it from labels that apps add.
final class UIButtonLabel: UILabel {}

extension UIImage {
  /// The image as system buttons show it: as a template, unless its rendering mode is set.
  var asTemplateUnlessOriginal: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
