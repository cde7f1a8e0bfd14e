import Foundation

/// A suggestion for a search, which a search controller lists.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  // R-SRCH-10
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text of the suggestion with attributes.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text for assistive technologies.
  var localizedDescription: String? { get }
  /// The image before the text.
  var iconImage: UIImage? { get }
  /// The object of the app that the suggestion stands for.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The characters of the attributed text.
  public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The value `nil`.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// The value `nil`.
  public var localizedDescription: String? { nil }
  /// The value `nil`.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, an image and an object of the app.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The text of the suggestion with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text for assistive technologies, or `nil` for the suggestion.
  public let localizedDescription: String?
  /// The image before the text, or `nil` for none.
  public let iconImage: UIImage?
  /// The object of the app that the suggestion stands for.
  ///
  /// The default value is `nil`.
  open var representedObject: Any?

  /// Creates a suggestion.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: The text.
  ///   - localizedDescription: The text for assistive technologies, or `nil` for the suggestion.
  ///   - iconImage: The image before the text, or `nil` for none.
  public convenience init(
    localizedSuggestion: String,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
      localizedDescription: localizedDescription,
      iconImage: iconImage
    )
  }

  /// Creates a suggestion whose text has attributes.
  ///
  /// - Parameters:
  ///   - localizedAttributedSuggestion: The text.
  ///   - localizedDescription: The text for assistive technologies, or `nil` for the suggestion.
  ///   - iconImage: The image before the text, or `nil` for none.
  public init(
    localizedAttributedSuggestion: NSAttributedString,
    localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
