/// The heights of a kind of bar, without prompt, large title and home indicator, in points.
struct BarHeights: Hashable {
  var regular: CGFloat
  var compact: CGFloat
  var pad: CGFloat
}

/// The traits that the layout of a bar depends on, and the values that are derived from them.
protocol BarTraits: Hashable {
  var idiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  static var heights: BarHeights { get }

  /// Creates the traits of a bar of a phone in portrait.
  init()

  init(_ traits: UITraitCollection)

  /// Whether the bar has its compact height, for which separate appearances can be assigned.
  var isCompact: Bool { get }

  /// The height of the row of items, in points.
  var contentHeight: CGFloat { get }
}

extension BarTraits {
  init(_ traits: UITraitCollection) {
    self.init()
    readDevice(traits)
  }

  /// Sets the idiom and the size classes.
  mutating func readDevice(_ traits: UITraitCollection) {
    idiom = traits.userInterfaceIdiom
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
  }

  var contentHeight: CGFloat { standardContentHeight }

  /// The height for the traits according to `heights`.
  var standardContentHeight: CGFloat {
    if isCompact { return Self.heights.compact }
    return idiom == .pad ? Self.heights.pad : Self.heights.regular
  }
}
