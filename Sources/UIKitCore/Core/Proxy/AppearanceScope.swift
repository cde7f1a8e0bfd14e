/// What a proxy is for: a class, what its instances must be inside of, and the traits they must have.
struct AppearanceScope: Hashable {
  let target: ObjectIdentifier
  /// The innermost first.
  var containers: [ObjectIdentifier] = []
  var traits: UITraitCollection?

  /// How the scope fits an object in these surroundings; nil when it does not.
  func fit(in surroundings: AppearanceContainers) -> AppearanceSpecificity? {
    if let traits, !surroundings.traits.containsTraits(in: traits) { return nil }
    guard let depths = depths(in: surroundings) else { return nil }
    return AppearanceSpecificity(traitCount: traits?.values.statedCount ?? 0, depths: depths)
  }

  /// Where the containers are found, read from the outermost one.
  private func depths(in surroundings: AppearanceContainers) -> [Int]? {
    guard !containers.isEmpty else { return [] }
    var depths: [Int] = []
    var remaining = containers[...]
    for (depth, lineage) in surroundings.containers.reversed().enumerated() {
      guard let wanted = remaining.last else { break }
      guard lineage.isKind(of: wanted) else { continue }
      depths.append(depth)
      remaining.removeLast()
    }
    return remaining.isEmpty ? depths : nil
  }
}

/// What is around an object that takes values of proxies.
final class AppearanceContainers {
  /// The classes of what the object is in, the innermost first; found when a rule asks for it.
  private(set) lazy var containers = findContainers()
  let traits: UITraitCollection
  private let findContainers: () -> [ClassLineage]

  init(traits: UITraitCollection, containers: @escaping () -> [ClassLineage]) {
    self.traits = traits
    findContainers = containers
  }
}

/// How well a scope fits, for putting the rules of one class in order.
///
/// What comes later wins: more traits over fewer, then containers farther out, then more of them. (R-PROXY-5)
struct AppearanceSpecificity: Comparable {
  let traitCount: Int
  /// How many containers lie around each of the scope's, from the outermost.
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
  /// How many traits are not left open.
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
