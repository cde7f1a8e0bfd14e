import Foundation

extension UIButton: InterfaceVariationTarget {
  func decodeVariation(from coder: InterfaceCoder) {
    decodeControl(from: coder)
    decodeContent(from: coder)
    if let style = coder.element.value("configuration"), style.name == "buttonConfiguration" {
      configuration = Configuration.decoded(from: style, of: coder.element)
    }
  }

  private static let types: [String: ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  func decodeButton(from coder: InterfaceCoder) {
    let element = coder.element
    setType(element.member("buttonType", of: Self.types) ?? .custom)
    decodeContent(from: coder)
    element.set("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, of: self)
    element.set(
      "changesSelectionAsPrimaryAction",
      \.changesSelectionAsPrimaryAction,
      of: self
    )
    if let menu = element.menu(coder.objects) { self.menu = menu }
    if let style = element.value("configuration") {
      configuration = Configuration.decoded(from: style, of: element)
    }
  }

  /// Sets the properties that can differ by size class.
  private func decodeContent(from coder: InterfaceCoder) {
    let element = coder.element
    decodeViewAttributes(from: coder)
    if let font = element.font("fontDescription") { titleLabel?.font = font }
    if let mode = element.member("lineBreakMode", of: InterfaceText.lineBreaks) {
      titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    for child in element.children where child.name == "state" { decodeState(child, of: element) }
  }

  private func decodeState(_ element: InterfaceElement, of button: InterfaceElement) {
    guard let state = element.member("key", of: Self.states) else { return }
    let key = "\(element["key"] ?? "")Title"
    if let title = button.document?.translation("\(button.id ?? "").\(key)") ?? element["title"] {
      setTitle(title, for: state)
    }
    if let image = element.image("image") { setImage(image, for: state) }
    if let symbol = element.symbolConfiguration("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
    if let image = element.image("backgroundImage") { setBackgroundImage(image, for: state) }
    if let color = element.color("titleColor") { setTitleColor(color, for: state) }
    if let text = element.attributedText("attributedTitle") { setAttributedTitle(text, for: state) }
  }
}

extension UIButton.Configuration {
  private static let styles: [String: () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless,
    "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
  ]

  private static let corners: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let alignments: [String: TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  /// Returns the configuration of an interface file.
  @MainActor static func decoded(
    from element: InterfaceElement,
    of button: InterfaceElement
  ) -> UIButton.Configuration {
    var result = (element.member("style", of: styles) ?? UIButton.Configuration.plain)()
    func text(_ key: String) -> String? {
      button.document?.translation("\(button.id ?? "").configuration.\(key)") ?? element.text(key)
    }
    if let text = text("title") { result.title = text }
    if let text = text("subtitle") { result.subtitle = text }
    if let image = element.image("image") { result.image = image }
    if let symbol = element.symbolConfiguration("preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = symbol
    }
    if let value = element.member("imagePlacement", of: placements) {
      result.imagePlacement = value
    }
    if let value: CGFloat = element.value(of: "imagePadding") { result.imagePadding = value }
    if let value: CGFloat = element.value(of: "titlePadding") { result.titlePadding = value }
    if let value = element.member("cornerStyle", of: corners) { result.cornerStyle = value }
    if let value = element.member("buttonSize", of: sizes) { result.buttonSize = value }
    if let value = element.member("titleAlignment", of: alignments) {
      result.titleAlignment = value
    }
    if let value: Bool = element.value(of: "showsActivityIndicator") {
      result.showsActivityIndicator = value
    }
    if let color = element.color("baseForegroundColor") { result.baseForegroundColor = color }
    if let color = element.color("baseBackgroundColor") { result.baseBackgroundColor = color }
    if let insets = element.directionalInsets("contentInsets") { result.contentInsets = insets }
    if let font = element.font("titleFontDescription") ?? element.font("fontDescription") {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    return result
  }
}
