extension UIToolbar: ArchivableBar {
  static var archiveKey: String { "UIToolbar" }

  var archivedItems: [UIBarButtonItem]? { items }

  var archivedImages: [ArchivedBarImage] {
    appearanceState.backgroundImages.archived(as: .background)
      + appearanceState.shadowImages.archived(as: .shadow)
  }

  var archivedValues: ArchivedToolbarValues { ArchivedToolbarValues() }

  func restore(_ image: ArchivedBarImage) {
    switch image.role {
    case .background:
      setBackgroundImage(
        image.image,
        forToolbarPosition: image.position,
        barMetrics: image.metrics
      )
    case .shadow: setShadowImage(image.image, forToolbarPosition: image.position)
    }
  }

  func restore(_ appearance: UIToolbarAppearance, for slot: BarAppearanceSlot) {
    switch slot {
    case .standard: standardAppearance = appearance
    case .scrollEdge: scrollEdgeAppearance = appearance
    case .compact: compactAppearance = appearance
    case .compactScrollEdge: compactScrollEdgeAppearance = appearance
    }
  }

  func restore(_ values: ArchivedToolbarValues) {}

  func restore(_ items: [UIBarButtonItem]?, with values: ArchivedToolbarValues) {
    self.items = items
  }
}

/// The values that only toolbars archive, of which there are none.
struct ArchivedToolbarValues: Codable {}
