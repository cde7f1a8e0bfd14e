import Foundation

/// An item of a text view that people interact with: a link or an attachment.
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    /// A link to an address.
    case link(URL)
    /// An attachment, such as an image.
    case textAttachment(NSTextAttachment)
  }

  /// The menu of an item.
  @MainActor public final class MenuConfiguration {
    let menu: UIMenu

    /// Creates a configuration.
    ///
    /// - Parameter menu: The menu, whose elements are shown when the item is pressed.
    public init(menu: UIMenu) { self.menu = menu }
  }

  /// The content of the item.
  public let content: Content
  /// The characters of the item, in UTF-16 code units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

/// The ways in which people interact with an item of a text view.
public enum UITextItemInteraction: Int, Sendable {
  /// The item was tapped.
  case invokeDefaultAction
  /// The item's menu is shown.
  case presentActions
  /// The item is previewed.
  case preview
}

/// The kinds of data that a text view finds in its text and shows as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates types from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All kinds that are found.
  public static let all: UIDataDetectorTypes = [.phoneNumber, .link]

  var detectors: TextDetectors {
    var detectors: TextDetectors = []
    if contains(.link) { detectors.insert(.links) }
    if contains(.phoneNumber) { detectors.insert(.phoneNumbers) }
    return detectors
  }
}
