import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction in which rows of items run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The layout direction in traits, where it may be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether the user asks for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether something stands on the base level or is raised above it, as a sheet is.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The text size the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = Self.prefix + suffix }

  private static let prefix = "UICTContentSizeCategory"

  /// No size was stated.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Three steps below the standard size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the standard size.
  public static let small = UIContentSizeCategory("S")
  /// One step below the standard size.
  public static let medium = UIContentSizeCategory("M")
  /// The standard size.
  public static let large = UIContentSizeCategory("L")
  /// One step above the standard size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the standard size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three steps above the standard size, the largest of the ordinary ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the five sizes for low vision.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the five sizes for low vision.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the five sizes for low vision.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the five sizes for low vision.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size there is.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether this is one of the five sizes for low vision.
  public var isAccessibilityCategory: Bool {
    rawValue.hasPrefix(Self.prefix + "Accessibility")
  }
}
