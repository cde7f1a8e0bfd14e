import Foundation

/// The appearance of the interface, light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction in which items of a row are laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The layout direction, as a trait of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The availability of previews by pressing on a view.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The level of an interface: base, or elevated, as that of a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = Self.prefix + suffix }

  private static let prefix = "UICTContentSizeCategory"

  /// No specified size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Three steps below the default size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the default size.
  public static let small = UIContentSizeCategory("S")
  /// One step below the default size.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// One step above the default size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the default size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three steps above the default size, the largest of the standard sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix(Self.prefix + "Accessibility")
  }
}
