import Foundation

/// Traits that can be set, in the closures of ``UITraitCollection/init(mutations:)`` and
/// ``UITraitCollection/modifyingTraits(_:)``, and in `traitOverrides`.
///
/// Extend the protocol with a property for each trait of the app; see ``UITraitDefinition``.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The interface style, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The level of the interface, base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The availability of previews.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

/// The traits that an object overrides for itself and its descendants.
///
/// Set a trait to override it, and remove it to inherit the value again:
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// ```
///
/// Reading a trait that is not overridden returns the default value of its definition.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override of a trait.
  mutating func remove(_ trait: UITrait)
}

/// The traits that an object overrides.
struct TraitOverrides: UITraitOverrides {
  private struct Entry {
    let value: Any
    let apply: (inout TraitValues) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Creates overrides, which are empty unless `other` has some.
  init(_ other: (any UITraitOverrides)? = nil) {
    if let other = other as? TraitOverrides { self = other }
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set {
      entries[ObjectIdentifier(trait)] = Entry(value: newValue) { $0[trait] = newValue }
    }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  // R-TRAIT-10
  /// Sets the traits that are overridden.
  func apply(to values: inout TraitValues) {
    for entry in entries.values { entry.apply(&values) }
  }
}

/// Traits as a value that closures modify.
private struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns the values after a closure has modified them.
  static func modified(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void)
    -> TraitValues
  {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}

extension UITraitCollection {
  // R-TRAIT-22
  /// Creates a collection with the traits that a closure sets.
  ///
  /// - Parameter mutations: A closure that sets traits.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: MutableTraits.modified(TraitValues(), mutations))
  }

  /// Returns a collection with the traits of this one and those that a closure sets.
  ///
  /// - Parameter mutations: A closure that sets traits.
  /// - Returns: The modified collection.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(values: MutableTraits.modified(values, mutations))
  }

  // R-TRAIT-20
  /// The value of a trait, which is the default value of its definition if it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // R-TRAIT-23
  /// The traits of the system on which dynamic colors depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of the system on which the choice of images depends.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
    ]
  }
}
