import CoreGraphics
import Foundation

extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, together with those of Foundation.
  ///
  /// ```swift
  /// var title = AttributedString("Sale")
  /// title.uiKit.foregroundColor = UIColor.systemRed
  /// label.attributedText = NSAttributedString(title)
  /// ```
  public struct UIKitAttributes: AttributeScope {
    // R-TXT-30
    /// The font.
    public let font: FontAttribute
    /// The color of characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The spacing after each character, in points.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance of characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attachment in the place of the character U+FFFC.
    public let attachment: AttachmentAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of characters.
    public let shadow: ShadowAttribute
    /// The distance by which characters lean to the right, in parts of their height.
    public let obliqueness: ObliquenessAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The key of the color of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The key of the color behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The key of the style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSParagraphStyle
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The key of the spacing.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The key of the attachment.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSTextAttachment
      /// The name of the key, which attributed strings of Objective-C use too.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns the attribute of a key of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  // R-TXT-30
  /// Creates a string with the attributes of UIKit and the links of another one.
  public convenience init(_ attributedString: AttributedString) {
    self.init(attributedString: StyledText(attributedString).attributedString)
  }
}

extension StyledText {
  /// Creates text with the attributes of UIKit and the links of a string.
  init(_ attributedString: AttributedString) {
    self.init("")
    for run in attributedString.runs {
      append(String(attributedString[run.range].characters), Self.values(of: run))
    }
  }

  private static func values(
    of run: AttributedString.Runs.Run
  ) -> [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = run[Scope.FontAttribute.self]
    values[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
    values[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
    values[.kern] = run[Scope.KernAttribute.self]
    values[.underlineStyle] = run[Scope.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = run[Scope.StrikethroughStyleAttribute.self]?.rawValue
    values[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
    values[.attachment] = run[Scope.AttachmentAttribute.self]
    values[.underlineColor] = run[Scope.UnderlineColorAttribute.self]
    values[.strikethroughColor] = run[Scope.StrikethroughColorAttribute.self]
    values[.strokeColor] = run[Scope.StrokeColorAttribute.self]
    values[.strokeWidth] = run[Scope.StrokeWidthAttribute.self]
    values[.shadow] = run[Scope.ShadowAttribute.self]
    values[.obliqueness] = run[Scope.ObliquenessAttribute.self]
    values[.link] = run.link
    return values
  }
}

extension AttributedString {
  // R-TXT-30
  /// Creates a string with the attributes of UIKit and the links of another one.
  public init(_ nsString: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsString.length)
    nsString.enumerateAttributes(in: whole) { values, range, _ in
      var part = AttributedString(nsString.attributedSubstring(from: range).string)
      part.setAttributes(Self.container(values))
      append(part)
    }
  }

  private static func container(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
    typealias Scope = AttributeScopes.UIKitAttributes
    var container = AttributeContainer()
    container[Scope.FontAttribute.self] = values[.font] as? UIFont
    container[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
    container[Scope.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
    container[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
    container[Scope.KernAttribute.self] = number(values[.kern])
    container[Scope.UnderlineStyleAttribute.self] = style(values[.underlineStyle])
    container[Scope.StrikethroughStyleAttribute.self] = style(values[.strikethroughStyle])
    container[Scope.BaselineOffsetAttribute.self] = number(values[.baselineOffset])
    container[Scope.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
    container[Scope.UnderlineColorAttribute.self] = values[.underlineColor] as? UIColor
    container[Scope.StrikethroughColorAttribute.self] = values[.strikethroughColor] as? UIColor
    container[Scope.StrokeColorAttribute.self] = values[.strokeColor] as? UIColor
    container[Scope.StrokeWidthAttribute.self] = number(values[.strokeWidth])
    container[Scope.ShadowAttribute.self] = values[.shadow] as? NSShadow
    container[Scope.ObliquenessAttribute.self] = number(values[.obliqueness])
    container.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
    return container
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value.map { TextAttributes.number($0) }
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    value.map { NSUnderlineStyle(rawValue: Int(TextAttributes.number($0))) }
  }
}
