import Foundation

/// A group of menu elements, which may contain other groups.
///
/// An edit menu shows a group with a title as an item that is replaced by its elements when it is
/// tapped, and the elements of other groups in place of the group.
///
/// ```swift
/// let menu = UIMenu(children: suggestedActions + [UIAction(title: "Translate") { _ in translate() }])
/// ```
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The type of the identifiers of menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String

    /// Creates an identifier with a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier with a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The menu with the actions of the edit menu.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The menu with the styles of text.
    public static let format = Identifier("com.apple.menu.format")
  }

  /// The options of menus.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in place of the menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is shown as one that deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
  }

  /// The identifier of the menu, which is generated if none was given.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title. The default value is an empty string.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - identifier: The identifier, or `nil` to generate a unique one.
  ///   - options: The options.
  ///   - children: The elements.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with other elements, and the same title, image, identifier and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
