import Foundation

/// The environment of an interface: style, idiom, size classes, layout direction, scale and more.
///
/// Collections are immutable. A trait that is not specified has the value `unspecified`, or 0 for
/// the scale.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) { self.values = values }

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Creates a collection by merging others.
  ///
  /// If several collections specify a trait, the last value is used.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection with an idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues { $0.userInterfaceIdiom = userInterfaceIdiom })
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection with a display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(values: TraitValues { $0.displayScale = displayScale })
  }

  /// Creates a collection with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues { $0.contentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection with an interface level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection with an availability of previews.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(values: TraitValues { $0.forceTouchCapability = forceTouchCapability })
  }

  /// The interface style, light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point, or 0 if it is not specified.
  public var displayScale: CGFloat { values.displayScale }
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the interface: base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  // R-PEEK-40
  /// The availability of previews, which apps check before they register views for previewing.
  ///
  /// Unlike iOS, the value on phones and pads is `available` although their screens don't measure
  /// pressure, because a long press opens previews. On other devices it is `unavailable`.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// Returns whether this collection has the same values for all traits that another one specifies.
  ///
  /// `nil` is treated as a collection without specified traits.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Returns whether dynamic colors can differ between the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || userInterfaceIdiom != other.userInterfaceIdiom
      || values.customColorTraits != other.values.customColorTraits
  }

  /// Whether text that keeps its font can be drawn differently than with another collection.
  func drawsTextDifferently(than other: UITraitCollection?) -> Bool {
    hasDifferentColorAppearance(comparedTo: other) || layoutDirection != other?.layoutDirection
      || displayScale != other?.displayScale
  }

  /// Whether text has a different size than with another collection.
  func hasDifferentTextSize(comparedTo other: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != other?.preferredContentSizeCategory
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }

  public override var hash: Int { values.hashValue }

  // MARK: Current traits

  // R-IMG-10
  private static let currentOverride = ThreadLocal<UITraitCollection?>(nil)

  private static let lock = NSLock()
  private nonisolated(unsafe) static var collectionOfMainScreen = UITraitCollection(
    values: .fallback
  )

  /// The traits of the main screen, which are current unless a view is being drawn or laid out.
  static var ofMainScreen: UITraitCollection {
    get { lock.withLock { collectionOfMainScreen } }
    set { lock.withLock { collectionOfMainScreen = newValue } }
  }

  /// The traits with which dynamic colors are resolved.
  ///
  /// While a view is drawn or laid out, they are the traits of the view; otherwise they are those
  /// of the main screen. Each thread has its own current traits.
  public static var current: UITraitCollection {
    get { currentOverride.value ?? ofMainScreen }
    set { currentOverride.value = newValue }
  }

  /// Calls a closure while this collection is ``UITraitCollection/current``.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.currentOverride.replace(with: self, during: actions)
  }
}

/// The traits as a value.
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
  package var forceTouchCapability = UIForceTouchCapability.unknown
  /// Whether transparency is reduced.
  ///
  /// UIKit has no such trait; it is propagated like one, so that blurs are updated.
  package var reducesTransparency: Bool?
  /// Whether the content is in a sheet, in which navigation bars are higher.
  ///
  /// UIKit has no such trait; it is propagated like one, so that bars are laid out again.
  var isInSheet: Bool?
  /// The traits that apps define, by the types of their definitions.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  package init(_ change: (inout TraitValues) -> Void) { change(&self) }

  /// The traits before a screen exists, which are those of a phone in the light style.
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
    $0.forceTouchCapability = .available
  }

  /// Sets each trait that another value specifies.
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
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if let reduces = other.reducesTransparency { reducesTransparency = reduces }
    if let inSheet = other.isInSheet { isInSheet = inSheet }
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }
}

/// An object with traits: a screen, window, view, view controller or presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after `traitCollection` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
