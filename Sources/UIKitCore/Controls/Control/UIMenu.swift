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

    /// The root of the application's menus.
    public static let root = Identifier("com.apple.menu.root")
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
    // R-MENU-21
    /// Choosing an action of the menu or of its inline menus sets its state to `on` and that of the
    /// others to `off`.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The images of an inline menu are beside each other, and the selected ones are on a disc.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  // R-MENU-13
  /// The sizes of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other, up to four.
    case small = 0
    /// Images with titles below them beside each other, up to three.
    case medium = 1
    /// Rows below each other.
    case large = 2
    /// The size that the system chooses, which is ``large``.
    case automatic = -1
  }

  /// The identifier of the menu, which is generated if none was given.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The size of the elements.
  ///
  /// The default value is ``ElementSize/automatic``. It applies to the menu's own elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title. The default value is an empty string.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - identifier: The identifier, or `nil` to generate a unique one.
  ///   - options: The options.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu whose elements have the size that the system chooses.
  ///
  /// - Parameters:
  ///   - title: The title. The default value is an empty string.
  ///   - subtitle: The text below the title.
  ///   - image: The image.
  ///   - identifier: The identifier, or `nil` to generate a unique one.
  ///   - options: The options.
  ///   - children: The elements.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: .automatic,
      children: children
    )
  }

  /// Returns a menu with other elements, and the same title, image, identifier and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  // R-MENU-21
  /// The elements of the menu and of its inline menus whose state is `on`.
  open var selectedElements: [UIMenuElement] {
    inlineElements.filter { element in
      ((element as? UIAction)?.state ?? (element as? UICommand)?.state) == .on
    }
  }

  /// The elements of the menu, with those of its inline menus in place of the menus.
  var inlineElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else {
        return [element]
      }
      return menu.inlineElements
    }
  }
}

extension UIMenu {
  // R-MENU-30, R-MENU-32
  /// Selects the first action if no element is selected, for buttons that show the selected one.
  func selectFirstActionIfNeeded() {
    guard selectedElements.isEmpty else { return }
    inlineElements.lazy.compactMap { $0 as? UIAction }.first?.state = .on
  }

  // R-MENU-47
  /// Returns what a function makes of visible menus, each of which is a submenu of the one before.
  ///
  /// Submenus that their changed parent doesn't have are missing.
  static func changed(_ menus: [UIMenu], by change: (UIMenu) -> UIMenu) -> [UIMenu] {
    var result: [UIMenu] = []
    for menu in menus {
      guard let parent = result.last else {
        result.append(change(menu))
        continue
      }
      guard let current = parent.submenu(like: menu) else { break }
      result.append(change(current))
    }
    return result
  }

  private func submenu(like menu: UIMenu) -> UIMenu? {
    let found = inlineElements.lazy.compactMap { $0 as? UIMenu }
      .first { $0.identifier == menu.identifier }
    // The elements of a deferred one aren't known here.
    return found ?? (inlineElements.contains { $0 is UIDeferredMenuElement } ? menu : nil)
  }

  /// The actions among which exactly one is selected when an element is chosen, or none.
  func selectionGroup(of element: UIMenuElement, selectsAll: Bool) -> [UIMenuElement] {
    if selectsAll || options.contains(.singleSelection) { return inlineElements }
    for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
      guard menu.inlineElements.contains(where: { $0 === element }) else { continue }
      return menu.selectionGroup(of: element, selectsAll: false)
    }
    return []
  }
}
