extension UITabBar: ArchivableBar {
  static var archiveKey: String { "UITabBar" }

  var archivedItems: [UITabBarItem]? { items }

  var archivedImages: [ArchivedBarImage] {
    let legacy = appearanceState.legacy
    return [
      legacy.backgroundImage.map { ArchivedBarImage(role: .background, image: $0) },
      legacy.shadowImage.map { ArchivedBarImage(role: .shadow, image: $0) },
    ]
    .compactMap { $0 }
  }

  var archivedValues: ArchivedTabBarValues { ArchivedTabBarValues(self) }

  func restore(_ image: ArchivedBarImage) {
    switch image.role {
    case .background: backgroundImage = image.image
    case .shadow: shadowImage = image.image
    }
  }

  func restore(_ appearance: UITabBarAppearance, for slot: BarAppearanceSlot) {
    switch slot {
    case .standard: standardAppearance = appearance
    case .scrollEdge: scrollEdgeAppearance = appearance
    case .compact, .compactScrollEdge: break
    }
  }

  func restore(_ values: ArchivedTabBarValues) { values.restore(self) }

  func restore(_ items: [UITabBarItem]?, with values: ArchivedTabBarValues) {
    self.items = items
    if let index = values.selected, let items, items.indices.contains(index) {
      selectedItem = items[index]
    }
  }
}

/// The values that only tab bars archive.
struct ArchivedTabBarValues {
  private var placement: StackedArrangement
  private var unselectedTintColor: UIColor?
  private var selectedImageTintColor: UIColor?
  private var selectionIndicatorImage: UIImage?
  private var isSpringLoaded: Bool
  /// The index of the selected item.
  private(set) var selected: Int?

  @MainActor
  init(_ bar: UITabBar) {
    let state = bar.appearanceState
    placement = StackedArrangement(
      positioning: state.legacyItems.placement.positioning,
      width: state.legacyItems.placement.width,
      spacing: state.legacyItems.placement.spacing
    )
    unselectedTintColor = state.legacyItems.unselectedTintColor
    selectedImageTintColor = state.legacyItems.selectedImageTintColor
    selectionIndicatorImage = state.selectionIndicatorImage
    isSpringLoaded = bar.isSpringLoaded
    selected = bar.selectedItem.flatMap { item in bar.items?.firstIndex { $0 === item } }
  }

  @MainActor
  func restore(_ bar: UITabBar) {
    let plain = StackedArrangement()
    if placement.positioning != plain.positioning { bar.itemPositioning = placement.positioning }
    if placement.width != plain.width { bar.itemWidth = placement.width }
    if placement.spacing != plain.spacing { bar.itemSpacing = placement.spacing }
    if let color = unselectedTintColor { bar.unselectedItemTintColor = color }
    if let color = selectedImageTintColor { bar.selectedImageTintColor = color }
    if let image = selectionIndicatorImage { bar.selectionIndicatorImage = image }
    if isSpringLoaded { bar.isSpringLoaded = true }
  }
}

extension ArchivedTabBarValues: Codable {
  private enum CodingKeys: CodingKey {
    case placement, unselected, selectedImage, indicator, springs, selected
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    placement = try values.decode(StackedArrangement.self, forKey: .placement)
    unselectedTintColor = try values.color(for: .unselected)
    selectedImageTintColor = try values.color(for: .selectedImage)
    selectionIndicatorImage = try values.image(for: .indicator)
    isSpringLoaded = try values.decode(Bool.self, forKey: .springs)
    selected = try values.decodeIfPresent(Int.self, forKey: .selected)
  }

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(placement, forKey: .placement)
    try values.encode(unselectedTintColor, for: .unselected)
    try values.encode(selectedImageTintColor, for: .selectedImage)
    try values.encode(selectionIndicatorImage, for: .indicator)
    try values.encode(isSpringLoaded, forKey: .springs)
    try values.encodeIfPresent(selected, forKey: .selected)
  }
}
