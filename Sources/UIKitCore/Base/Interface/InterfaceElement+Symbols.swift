import Foundation

extension InterfaceElement {
  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
    "unspecified": .unspecified,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    "unspecified": .unspecified,
  ]

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal, "automatic": .automatic,
  ]

  // R-IB-23
  /// Returns the configuration of symbols of a property, or `nil` if there is none.
  ///
  /// Values that the file leaves out are not specified.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let element = value(key), element.name == "preferredSymbolConfiguration" else {
      return nil
    }
    var parts: [UIImage.SymbolConfiguration] = []
    if let font = element.font("fontDescription") {
      parts.append(UIImage.SymbolConfiguration(font: font, scale: .unspecified))
    }
    if let size: CGFloat = element.value(of: "pointSize") {
      parts.append(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let weight = element.member("weight", of: Self.symbolWeights) {
      parts.append(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = element.member("scale", of: Self.scales) {
      parts.append(UIImage.SymbolConfiguration(scale: scale))
    }
    return parts.reduce(.unspecified) { $0.applying($1) }
  }

  /// Returns an image with the scale and the rendering mode of the element, a reference to it.
  func styled(_ image: UIImage?) -> UIImage? {
    var result = image
    if let scale = member("symbolScale", of: Self.scales), result?.isSymbolImage == true {
      let configuration = UIImage.SymbolConfiguration(scale: scale)
      result = result?.applyingSymbolConfiguration(configuration) ?? result
    }
    if let mode = member("renderingMode", of: Self.renderingModes) {
      result = result?.withRenderingMode(mode)
    }
    return result
  }
}
