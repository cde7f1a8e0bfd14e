/// The background images and offsets that were set on an item, by state, style and bar metrics.
///
/// If nothing was set for the exact combination, the values for the normal state, then for all
/// styles, then for the default metrics are used.
struct BarButtonLegacyAttributes: Equatable {
  // R-BBI-33
  struct Key: Hashable, Codable {
    var state: UInt
    /// The raw value of the style; `nil` for all styles.
    var style: Int?
    var metrics: Int
  }

  /// The values for one kind of button: regular buttons or back buttons.
  struct Part: Equatable {
    var images: [Key: UIImage] = [:]
    /// The offsets by the raw value of the bar metrics.
    var titleOffsets: [Int: UIOffset] = [:]
    var backgroundShifts: [Int: CGFloat] = [:]

    func image(
      for state: UIControl.State,
      style: UIBarButtonItem.Style,
      metrics: UIBarMetrics
    ) -> UIImage? {
      guard !images.isEmpty else { return nil }
      for form in metrics.withFallback {
        for state in [state, .normal] {
          for style in [style.rawValue, nil] {
            let key = Key(state: state.rawValue, style: style, metrics: form.rawValue)
            if let image = images[key] { return image }
          }
        }
      }
      return nil
    }

    func titleOffset(_ metrics: UIBarMetrics) -> UIOffset {
      metrics.withFallback.lazy.compactMap { titleOffsets[$0.rawValue] }.first ?? .zero
    }

    func backgroundShift(_ metrics: UIBarMetrics) -> CGFloat {
      metrics.withFallback.lazy.compactMap { backgroundShifts[$0.rawValue] }.first ?? 0
    }
  }

  var ordinary = Part()
  var back = Part()
}

extension UIBarMetrics {
  /// The metrics, followed by the default metrics.
  fileprivate var withFallback: [UIBarMetrics] { self == .default ? [self] : [self, .default] }
}

extension BarButtonLegacyAttributes: Codable {}

extension BarButtonLegacyAttributes.Part: Codable {
  private enum CodingKeys: CodingKey { case images, titles, shifts }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    images = try values.decode([BarButtonLegacyAttributes.Key: ArchivedImage].self, forKey: .images)
      .mapValues { try $0.image }
    titleOffsets = try values.decode([Int: UIOffset].self, forKey: .titles)
    backgroundShifts = try values.decode([Int: CGFloat].self, forKey: .shifts)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(images.mapValues { ArchivedImage($0.content) }, forKey: .images)
    try values.encode(titleOffsets, forKey: .titles)
    try values.encode(backgroundShifts, forKey: .shifts)
  }
}
