/// A view whose fonts can follow changes of the user's text size.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.adjustsFontForContentSizeCategory = true
/// ```
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether fonts are replaced when the text size changes.
  ///
  /// This affects fonts of text styles and fonts that ``UIFontMetrics`` scaled. The default value is
  /// `false`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
