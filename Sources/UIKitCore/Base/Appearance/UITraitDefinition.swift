import Foundation

/// The definition of a trait: its type and its default value.
///
/// Define a type for each trait of an app, and add properties for it to ``UITraitCollection`` and
/// ``UIMutableTraits``:
///
/// ```swift
/// struct ReadingModeTrait: UITraitDefinition {
///   static let defaultValue = false
/// }
///
/// extension UITraitCollection {
///   var isReading: Bool { self[ReadingModeTrait.self] }
/// }
///
/// extension UIMutableTraits {
///   var isReading: Bool {
///     get { self[ReadingModeTrait.self] }
///     set { self[ReadingModeTrait.self] = newValue }
///   }
/// }
/// ```
///
/// Set the trait for a part of the interface with `traitOverrides` of a view, a view controller, a
/// presentation controller or a window scene.
public protocol UITraitDefinition {
  /// The type of the values.
  ///
  /// Values that are not `Equatable` and are no objects count as different whenever they are set.
  associatedtype Value

  /// The value of traits that are not set.
  static var defaultValue: Value { get }

  /// Whether dynamic colors depend on the trait.
  ///
  /// If the value is `true`, views update their colors when the trait changes. The default value is
  /// `false`.
  static var affectsColorAppearance: Bool { get }

  /// The name of the trait for debugging.
  ///
  /// The default value is the name of the type.
  static var name: String { get }

  /// A string that identifies the trait.
  ///
  /// The default value is the name of the type with its module.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// The type of a trait definition, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

// MARK: - System traits

/// A trait of the system, which has a property in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
}

/// The trait for the interface style, light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait for the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// 0.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.contentSizeCategory }
}

/// The trait for the contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the level of the interface, base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the availability of previews.
public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// `unknown`.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}
