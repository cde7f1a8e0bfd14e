/// The template images of a bar's button in the bar's size, cached so that a change of state
/// creates no new images.
@MainActor
struct TemplateImages {
  /// The symbol configuration of the bar, for values that an image does not specify.
  let symbols: UIImage.SymbolConfiguration
  private var pairs: [(source: UIImage, template: UIImage)] = []

  init(symbols: UIImage.SymbolConfiguration) { self.symbols = symbols }

  /// Returns the image to display: a template unless its rendering mode is `alwaysOriginal`.
  mutating func template(for image: UIImage) -> UIImage {
    // R-IMG-1, R-IMG-2, R-BBI-21
    guard image.renderingMode == .automatic || image.isSymbolImage else { return image }
    if let known = pairs.first(where: { $0.source === image }) { return known.template }
    let template = sized(image).withRenderingMode(
      image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode
    )
    pairs = pairs.suffix(1) + [(image, template)]
    return template
  }

  /// Returns a symbol in the bar's size; other images are returned unchanged.
  private func sized(_ image: UIImage) -> UIImage {
    // R-IMG-8, R-BBI-22
    image.withPreferredSymbolConfiguration(symbols)
  }
}
