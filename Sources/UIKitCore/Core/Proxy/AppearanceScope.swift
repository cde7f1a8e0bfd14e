/// The scope of a proxy: a class, the containers of its instances, and their traits.
struct AppearanceScope: Hashable {
  let target: ObjectIdentifier
  /// The containers, the innermost first.
  var containers: [ObjectIdentifier] = []
  var traits: UITraitCollection?

  /// Returns the specificity of the scope for an object with these containers; `nil` if it does not
  /// apply.
  func fit(in context: AppearanceContainers) -> AppearanceSpecificity? {
    if let traits, !context.traits.containsTraits(in: traits) { return nil }
    guard let depths = depths(in: context) else { return nil }
    return AppearanceSpecificity(traitCount: traits?.values.statedCount ?? 0, depths: depths)
  }

  /// Returns the depths of the containers, the outermost first.
  private func depths(in context: AppearanceContainers) -> [Int]? {
    guard !containers.isEmpty else { return [] }
    var depths: [Int] = []
    var remaining = containers[...]
    for (depth, lineage) in context.containers.reversed().enumerated() {
      guard let wanted = remaining.last else { break }
      guard lineage.isKind(of: wanted) else { continue }
      depths.append(depth)
      remaining.removeLast()
    }
    return remaining.isEmpty ? depths : nil
  }
}

/// The containers and traits of an object that takes values of proxies.
final class AppearanceContainers {
  /// The classes of the containers, the innermost first; computed when a rule needs them.
  private(set) lazy var containers = findContainers()
  let traits: UITraitCollection
  private let findContainers: () -> [ClassLineage]

  init(traits: UITraitCollection, containers: @escaping () -> [ClassLineage]) {
    self.traits = traits
    findContainers = containers
  }
}

// R-PROXY-5
/// The specificity of a scope, which orders the rules of one class.
///
/// Scopes with more traits come later, then those with an outer container, then those with more
/// containers. The last one wins.
struct AppearanceSpecificity: Comparable {
  let traitCount: Int
  /// The number of containers around each container of the scope, from the outermost.
  let depths: [Int]

  static func < (left: AppearanceSpecificity, right: AppearanceSpecificity) -> Bool {
    guard left.traitCount == right.traitCount else { return left.traitCount < right.traitCount }
    for (leftDepth, rightDepth) in zip(left.depths, right.depths) where leftDepth != rightDepth {
      return leftDepth > rightDepth
    }
    return left.depths.count < right.depths.count
  }
}

extension TraitValues {
  /// The number of specified traits.
  var statedCount: Int {
    [
      userInterfaceStyle != .unspecified, userInterfaceIdiom != .unspecified,
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      layoutDirection != .unspecified, displayScale != 0, contentSizeCategory != .unspecified,
      accessibilityContrast != .unspecified, userInterfaceLevel != .unspecified,
    ]
    .filter { $0 }.count
  }
}
