import Foundation

/// The facts about its surroundings that an interface adapts to: style, idiom, size classes,
/// direction, scale.
///
/// A collection never changes; a trait that it leaves open is `unspecified` (or 0 for the scale).
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) { self.values = values }

  /// Creates a collection that leaves all traits open.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Merges collections; of a trait given twice the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates a collection of one trait: the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection of one trait: the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// Creates a collection of one trait: the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection of one trait: the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection of one trait: the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection of one trait: the pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues { $0.displayScale = displayScale })
  }

  /// Creates a collection of one trait: the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection of one trait: the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection of one trait: the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Light or dark; unspecified when left open.

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device; unspecified when left open.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether there is much room from side to side; unspecified when left open.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is much room from top to bottom; unspecified when left open.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The direction of reading; unspecified when left open.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 when left open.
  public var displayScale: CGFloat { values.displayScale }
  /// The text size the user chose; unspecified when left open.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
  /// Whether the user asked for more contrast; unspecified when left open.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The base or raised above it; unspecified when left open.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// Whether all traits that `other` states have the same value here; nil counts as no traits.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether a dynamic colour may look different under the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }

  public override var hash: Int { values.hashValue }

  // MARK: The collection in force

  private nonisolated(unsafe) static var inForce: UITraitCollection?

  /// What is in force while no view draws or lays out: the traits of the main screen.
  nonisolated(unsafe) static var ofMainScreen = TraitValues.fallback

  /// What dynamic colours resolve against outside a view's own drawing; set while a view draws or
  /// lays out.
  public static var current: UITraitCollection {
    get { inForce ?? UITraitCollection(values: ofMainScreen) }
    set { inForce = newValue }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.inForce
    UITraitCollection.inForce = self
    actions()
    UITraitCollection.inForce = before
  }
}

/// The traits as a plain value.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var contentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// No trait that applications see; it goes the same way, so that blurs hear of it.
  package var reducesTransparency: Bool?

  package init() {}

  package init(_ change: (inout TraitValues) -> Void) { change(&self) }

  /// What code sees that asks before any screen exists: a light phone.
  package static let fallback = TraitValues {
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .phone
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.layoutDirection = .leftToRight
    $0.displayScale = 2
    $0.contentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
  }

  /// Takes over each trait that `other` states.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.contentSizeCategory != .unspecified { contentSizeCategory = other.contentSizeCategory }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if let reduces = other.reducesTransparency { reducesTransparency = reduces }
  }
}

/// Something that lives in surroundings described by traits: screens, windows, views, controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after `traitCollection` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
