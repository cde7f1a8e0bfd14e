/// Images that are assigned for a position and the metrics of a bar.
struct BarImages {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  /// The image that was assigned for exactly this position and these metrics, or `nil` for none.
  subscript(position: UIBarPosition, metrics: UIBarMetrics = .default) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the first image in the order of the metrics' fallbacks, and for each of them in the
  /// order of the positions.
  func image(at positions: [UIBarPosition], _ metrics: UIBarMetrics = .default) -> UIImage? {
    for metrics in metrics.fallbacks {
      if let image = positions.lazy.compactMap({ self[$0, metrics] }).first { return image }
    }
    return nil
  }

  /// Returns all images in a form that can be archived.
  func archived(as role: ArchivedBarImage.Role) -> [ArchivedBarImage] {
    images.map { key, image in
      ArchivedBarImage(role: role, position: key.position, metrics: key.metrics, image: image)
    }
  }
}

extension UIBarMetrics {
  /// The metrics whose values apply to a bar of these metrics, most specific first.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}
