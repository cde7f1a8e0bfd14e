import Foundation

/// A view at the side of a list cell's content, such as a disclosure indicator.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
/// ```
@preconcurrency @MainActor public struct UICellAccessory {
  // R-LC-10
  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A button with information.
    case detail
    /// A check mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A grip by which the item is dragged.
    case reorder
    /// A mark that shows whether the item is among several selected ones.
    case multiselect
    /// A button that expands and collapses the item.
    case outlineDisclosure
    /// A text.
    case label
    /// A view of the app.
    case customView(ObjectIdentifier)
  }

  /// The states of a cell in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// The accessory is always shown.
    case always = 0
    /// The accessory is shown in editing mode.
    case whenEditing = 1
    /// The accessory is shown outside of editing mode.
    case whenNotEditing = 2
  }

  /// The side at which an accessory is shown.
  public enum Placement: Equatable, Sendable {
    /// The leading side.
    case leading(displayed: DisplayedState = .always)
    /// The trailing side.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width that symbols have in lists, so that rows are aligned.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The properties of an accessory with a view of the app.
  public struct CustomViewConfiguration {
    /// The view, which keeps its size.
    public let customView: UIView
    /// The side.
    public let placement: Placement
    /// A Boolean value that indicates whether the accessory is hidden, in which case it still takes up
    /// space.
    public var isHidden: Bool
    /// The width that is reserved for the accessory, or `nil` for that of the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the view, or `nil` for that of the cell.
    public var tintColor: UIColor?

    /// Creates properties.
    ///
    /// - Parameters:
    ///   - customView: The view, which has a size already.
    ///   - placement: The side.
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that is reserved for the accessory.
    ///   - tintColor: The tint color of the view.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let placement: Placement
  let content: Content
  var style: Style

  /// What an accessory shows and does.
  enum Content {
    case plain
    case action((() -> Void)?)
    case text(String, UIFont)
    case view(UIView)
  }

  /// The properties that all accessories have.
  struct Style: Equatable {
    var isHidden = false
    var reservedWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  private init(_ type: AccessoryType, _ placement: Placement, _ content: Content, _ style: Style) {
    accessoryType = type
    self.placement = placement
    self.content = content
    self.style = style
  }

  // MARK: Navigation

  /// Returns a chevron at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), .plain, style)
  }

  /// Returns a button with information at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  ///   - actionHandler: A closure that is called when the button is tapped.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(.detail, .trailing(displayed: displayed), .action(actionHandler), style)
  }

  /// Returns a check mark at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(.checkmark, .trailing(displayed: displayed), .plain, style)
  }

  /// Returns a chevron that expands or collapses the item, at the trailing side.
  ///
  /// It points down while the item is expanded.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  ///   - actionHandler: A closure that is called when the button is tapped, or `nil` to expand or
  ///     collapse the item in the section snapshot of the diffable data source.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    // R-LC-13
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(
      .outlineDisclosure,
      .trailing(displayed: displayed),
      .action(actionHandler),
      style
    )
  }

  // MARK: Editing

  /// Returns a button that deletes the item, at the leading side.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  ///   - actionHandler: A closure that is called when the button is tapped.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    style.backgroundColor = options.backgroundColor
    return UICellAccessory(.delete, .leading(displayed: displayed), .action(actionHandler), style)
  }

  /// Returns a button that inserts an item, at the leading side.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  ///   - actionHandler: A closure that is called when the button is tapped.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    style.backgroundColor = options.backgroundColor
    return UICellAccessory(.insert, .leading(displayed: displayed), .action(actionHandler), style)
  }

  /// Returns a grip at the trailing side, by which the item is dragged if the data source allows it.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(.reorder, .trailing(displayed: displayed), .plain, style)
  }

  /// Returns a mark at the leading side that shows whether the item is selected.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    style.backgroundColor = options.backgroundColor
    return UICellAccessory(.multiselect, .leading(displayed: displayed), .plain, style)
  }

  // MARK: Text and views

  /// Returns a text at the trailing side.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: The state in which it is shown.
  ///   - options: Its properties.
  /// - Returns: The accessory.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let style = Style(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return UICellAccessory(
      .label,
      .trailing(displayed: displayed),
      .text(text, options.font),
      style
    )
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(ObjectIdentifier(configuration.customView)),
      configuration.placement,
      .view(configuration.customView),
      Style(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
    )
  }

  // MARK: Placement

  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  func isShown(isEditing: Bool) -> Bool {
    let displayed: DisplayedState
    switch placement {
    case .leading(let state), .trailing(let state): displayed = state
    }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

extension UICellAccessory.Style {
  fileprivate init(
    _ isHidden: Bool,
    _ reservedWidth: UICellAccessory.LayoutDimension?,
    _ tintColor: UIColor?
  ) {
    self.init(isHidden: isHidden, reservedWidth: reservedWidth, tintColor: tintColor)
  }
}
