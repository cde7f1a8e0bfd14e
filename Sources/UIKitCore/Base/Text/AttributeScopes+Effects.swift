import CoreGraphics
import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The key of the attribute `underlineColor`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = UIColor
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The key of the attribute `strikethroughColor`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = UIColor
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The key of the attribute `strokeColor`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = UIColor
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The key of the attribute `strokeWidth`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The key of the attribute `shadow`.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = NSShadow
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// The key of the attribute `obliqueness`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the values.
    public typealias Value = CGFloat
    /// The name of the key, which attributed strings of Objective-C use too.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
}
