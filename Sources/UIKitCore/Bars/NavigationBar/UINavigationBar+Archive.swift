extension UINavigationBar: ArchivableBar {
  static var archiveKey: String { "UINavigationBar" }

  var archivedItems: [UINavigationItem]? { stack }

  var archivedImages: [ArchivedBarImage] {
    let shadow = appearanceState.legacy.shadowImage.map {
      ArchivedBarImage(role: .shadow, image: $0)
    }
    return appearanceState.backgroundImages.archived(as: .background) + [shadow].compactMap { $0 }
  }

  var archivedValues: ArchivedNavigationBarValues { ArchivedNavigationBarValues(self) }

  func restore(_ image: ArchivedBarImage) {
    switch image.role {
    case .background:
      setBackgroundImage(image.image, for: image.position, barMetrics: image.metrics)
    case .shadow: shadowImage = image.image
    }
  }

  func restore(_ appearance: UINavigationBarAppearance, for slot: BarAppearanceSlot) {
    switch slot {
    case .standard: standardAppearance = appearance
    case .scrollEdge: scrollEdgeAppearance = appearance
    case .compact: compactAppearance = appearance
    case .compactScrollEdge: compactScrollEdgeAppearance = appearance
    }
  }

  func restore(_ values: ArchivedNavigationBarValues) { values.restore(self) }

  func restore(_ items: [UINavigationItem]?, with values: ArchivedNavigationBarValues) {
    self.items = items
  }
}

/// The values that only navigation bars archive.
struct ArchivedNavigationBarValues {
  private var prefersLargeTitles: Bool
  /// Titles and back indicator.
  private var titles = NavigationTitleStyle()
  private var titleAdjustments: [Int: CGFloat]

  @MainActor
  init(_ bar: UINavigationBar) {
    prefersLargeTitles = bar.prefersLargeTitles
    titles.attributes = bar.titleTextAttributes ?? [:]
    titles.largeAttributes = bar.largeTitleTextAttributes ?? [:]
    titles.indicator = bar.backIndicatorImage
    titles.indicatorMask = bar.backIndicatorTransitionMaskImage
    titleAdjustments = bar.appearanceState.titleAdjustments
  }

  @MainActor
  func restore(_ bar: UINavigationBar) {
    if prefersLargeTitles { bar.prefersLargeTitles = true }
    if !titles.attributes.isEmpty { bar.titleTextAttributes = titles.attributes }
    if !titles.largeAttributes.isEmpty { bar.largeTitleTextAttributes = titles.largeAttributes }
    if let image = titles.indicator { bar.backIndicatorImage = image }
    if let image = titles.indicatorMask { bar.backIndicatorTransitionMaskImage = image }
    for (number, adjustment) in titleAdjustments {
      guard let metrics = UIBarMetrics(rawValue: number) else { continue }
      bar.setTitleVerticalPositionAdjustment(adjustment, for: metrics)
    }
  }
}

extension ArchivedNavigationBarValues: Codable {}
