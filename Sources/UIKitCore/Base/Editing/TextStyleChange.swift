import Foundation

/// A change of the attributes of text by the user.
enum TextStyleChange {
  // R-TXT-33
  case bold
  case italic
  case underline
  case larger
  case smaller

  typealias Values = [NSAttributedString.Key: Any]

  /// Returns the new attributes for each of the old ones.
  ///
  /// Text that has the style everywhere loses it; otherwise all of it receives the style.
  ///
  /// - Parameters:
  ///   - all: The attributes of all parts of the text.
  ///   - font: The font of parts without a font.
  /// - Returns: A function that returns the new attributes for old ones.
  func change(for all: [Values], font: UIFont) -> (Values) -> Values {
    let removes = !all.isEmpty && all.allSatisfy { isSet(in: $0, font: font) }
    return { values in
      var values = values
      let old = values[.font] as? UIFont ?? font
      switch self {
      case .bold: values[.font] = old.with(.traitBold, !removes)
      case .italic: values[.font] = old.with(.traitItalic, !removes)
      case .underline:
        values[.underlineStyle] = removes ? nil : NSUnderlineStyle.single.rawValue
      case .larger: values[.font] = old.withSize(min(old.pointSize + 1, Self.sizes.upperBound))
      case .smaller: values[.font] = old.withSize(max(old.pointSize - 1, Self.sizes.lowerBound))
      }
      return values
    }
  }

  private static let sizes: ClosedRange<CGFloat> = 4...400

  private func isSet(in values: Values, font: UIFont) -> Bool {
    let font = values[.font] as? UIFont ?? font
    switch self {
    case .bold: return font.fontDescriptor.symbolicTraits.contains(.traitBold)
    case .italic: return font.fontDescriptor.symbolicTraits.contains(.traitItalic)
    case .underline: return TextAttributes.number(values[.underlineStyle]) != 0
    case .larger, .smaller: return false
    }
  }
}

extension UIFont {
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits, _ isSet: Bool) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if isSet { traits.insert(trait) } else { traits.remove(trait) }
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
