/// The images that a button shows, as templates and in the bar's size, so that changing the state makes no new ones.
@MainActor struct BarButtonImages {
  private var pairs: [(source: UIImage, template: UIImage)] = []

  /// The image to show: a template unless it insists on its colours; symbols take the bar's size. (R-BBI-21, R-BBI-22)
  mutating func template(for image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic || image.isSymbolImage else { return image }
    if let known = pairs.first(where: { $0.source === image }) { return known.template }
    let template = sized(image).withRenderingMode(
      image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode
    )
    pairs = pairs.suffix(1) + [(image, template)]
    return template
  }

  private func sized(_ image: UIImage) -> UIImage {
    guard let stated = image.symbolConfiguration else { return image }
    return image.withConfiguration(BarButtonMetrics.symbolConfiguration.applying(stated))
  }
}
