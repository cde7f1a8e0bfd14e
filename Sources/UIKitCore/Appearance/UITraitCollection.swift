/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How strongly things are told apart.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether a surface lies on the bottom or floats above others.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The surroundings that decide how something looks.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The surroundings of what is being drawn or laid out just now.
  nonisolated(unsafe) public static var current = UITraitCollection()

  public internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .light
  public internal(set) var accessibilityContrast: UIAccessibilityContrast = .normal
  public internal(set) var userInterfaceLevel: UIUserInterfaceLevel = .base

  public override init() { super.init() }
}
