/// The images that a bar's button shows, as templates and in the bar's size, so that changing the state makes no new ones.
@MainActor
struct TemplateImages {
  /// What a bar gives its symbols, as far as they state nothing themselves.
  let symbols: UIImage.SymbolConfiguration
  private var pairs: [(source: UIImage, template: UIImage)] = []

  init(symbols: UIImage.SymbolConfiguration) { self.symbols = symbols }

  /// The image to show: a template unless it insists on its colours. (R-IMG-1, R-IMG-2, R-BBI-21)
  mutating func template(for image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic || image.isSymbolImage else { return image }
    if let known = pairs.first(where: { $0.source === image }) { return known.template }
    let template = sized(image).withRenderingMode(
      image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode
    )
    pairs = pairs.suffix(1) + [(image, template)]
    return template
  }

  /// A symbol in the bar's own size. (R-IMG-8, R-BBI-22)
  private func sized(_ image: UIImage) -> UIImage {
    guard let stated = image.symbolConfiguration else { return image }
    return image.withConfiguration(symbols.applying(stated))
  }
}
