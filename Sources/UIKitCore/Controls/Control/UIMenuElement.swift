import Foundation

/// The content that actions and other elements of menus have in common: a title, a subtitle and an
/// image.
///
/// Use the subclass ``UIAction``. Controls and bar button items show the title and the image of the
/// action that they are created with.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The properties that determine how an element can be used and how it is shown.
  ///
  /// They apply to elements in menus; controls that show an action ignore them.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is shown but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    // R-MENU-22
    /// The menu remains on the screen after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The states of an element that represents a setting.
  public enum State: Int, Sendable {
    /// The setting is off.
    case off = 0
    /// The setting is on.
    case on = 1
    /// The setting is on for a part of the selected content.
    case mixed = 2
  }

  /// The title of the element.
  open internal(set) var title: String
  /// The text below the title in menus, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var subtitle: String?
  /// The image of the element, or `nil` for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
