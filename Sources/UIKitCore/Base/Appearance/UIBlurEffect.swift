import Foundation

/// An effect on the content behind a ``UIVisualEffectView``.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
  /// Creates an effect without changes.
  public override init() { super.init() }

  // MARK: Copying and coding

  public nonisolated class var supportsSecureCoding: Bool { true }

  public nonisolated required init?(coder: NSCoder) { super.init() }

  public nonisolated func encode(with coder: NSCoder) {}

  /// Returns the object itself, because effects are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs and tints the content behind a view.
///
/// Pass it to ``UIVisualEffectView``.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  ///
  /// Materials without `Light` or `Dark` in their name follow the interface style.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package nonisolated let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  // MARK: Equality and coding

  public nonisolated required init?(coder: NSCoder) {
    guard let number = ArchiveBlock.read(Int.self, forKey: "UIBlurEffect", from: coder) else {
      return nil
    }
    guard let style = Style(rawValue: number) else {
      ArchiveBlock.fail(coder, "UIBlurEffect: no style \(number)")
      return nil
    }
    self.style = style
    super.init(coder: coder)
  }

  public nonisolated override func encode(with coder: NSCoder) {
    ArchiveBlock.write(style.rawValue, forKey: "UIBlurEffect", to: coder)
  }

  /// Returns whether another object is a blur of the same style.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The hash of the style.
  public override var hash: Int { style.rawValue }
}
