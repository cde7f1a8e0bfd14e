/// The scope of a proxy: a class, the containers of its instances, and their traits.
struct AppearanceScope: Hashable {
  let target: ObjectIdentifier
  /// The containers, from the innermost to the outermost.
  var containers: [ObjectIdentifier] = []
  var traits: UITraitCollection?

  /// Returns the specificity of the scope for an object with these containers, or `nil` if the
  /// scope does not apply.
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

/// The containers and traits of an object to which the values of proxies are applied.
final class AppearanceContainers {
  /// The classes of the containers, from the innermost to the outermost.
  ///
  /// They are computed when a rule requires them.
  private(set) lazy var containers = findContainers()
  let traits: UITraitCollection
  private let findContainers: () -> [ClassLineage]

  init(traits: UITraitCollection, containers: @escaping () -> [ClassLineage]) {
    self.traits = traits
    findContainers = containers
  }
}

// R-PROXY-5
/// The specificity of a scope, by which the rules of one class are ordered.
///
/// A scope with more traits is more specific. Otherwise a scope with a scope with a container
/// farther out is, and otherwise a scope with more containers. The most specific rule takes
/// precedence.
struct AppearanceSpecificity: Comparable {
  let traitCount: Int
  /// The number of containers outside each container of the scope, beginning with the outermost
  /// container.
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
