import Foundation

/// A pasteboard with text, images, URLs, colors and other values.
///
/// In windows, the general pasteboard is the clipboard of the desktop.
///
/// ```swift
/// UIPasteboard.general.string = "Copied"
/// ```
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private let content: PasteboardContent

  // MARK: Pasteboards

  /// The pasteboard that all programs share.
  public static let general = UIPasteboard(
    named: UIPasteboard.Name("com.apple.UIKit.pboard.general")
  )

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the pasteboard.
  public let name: Name

  private init(named name: Name, _ content: PasteboardContent? = nil) {
    self.name = name
    self.content = content ?? PasteboardContent()
    super.init()
  }

  /// Opens a pasteboard of the application.
  ///
  /// All objects with the same name have the same content. The initializer returns `nil` if there is
  /// no pasteboard with the name and none is created.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether a pasteboard is created if there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == Self.general.name {
      self.init(named: pasteboardName, Self.general.content)
    } else if let known = Pasteboards.named[pasteboardName.rawValue] {
      self.init(named: pasteboardName, known)
    } else if create {
      self.init(named: pasteboardName)
      Pasteboards.named[pasteboardName.rawValue] = content
    } else {
      return nil
    }
  }

  /// Returns a new pasteboard of the application with a name of its own.
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(named: Name("pasteboard-\(Pasteboards.named.count)"))
    Pasteboards.named[made.name.rawValue] = made.content
    return made
  }

  /// Removes the pasteboard of the application with a name.
  ///
  /// ``removedNotification`` is posted if there is one.
  public class func remove(withName pasteboardName: Name) {
    guard let content = Pasteboards.named.removeValue(forKey: pasteboardName.rawValue) else {
      return
    }
    NotificationCenter.default.post(
      name: removedNotification,
      object: UIPasteboard(named: pasteboardName, content)
    )
  }

  // MARK: Items

  /// The items, each with its values by type.
  open var items: [[String: Any]] {
    get { currentItems }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { currentItems.count }

  /// The number of times that the content has changed.
  open var changeCount: Int { content.changeCount }

  /// Adds items behind the current ones.
  open func addItems(_ items: [[String: Any]]) { setItems(currentItems + items) }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The items, each with its values by type.
  ///   - options: The date after which the items are removed. `localOnly` has no effect, because the
  ///     content never leaves this computer.
  ///
  /// Unlike iOS, what the desktop's clipboard got stays there after the date.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    content.set(items, until: options[.expirationDate] as? Date)
    let items = content.items
    if content === UIPasteboard.general.content {
      Pasteboards.host?.write(items.map { $0.compactMapValues(PasteboardType.data) })
    }
    contentChanged()
  }

  /// Counts a change and posts the notification.
  func contentChanged() {
    content.changeCount += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// The keys of options for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time after which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  var currentItems: [[String: Any]] {
    guard let types = foreignTypes else { return content.items }
    return foreignItem(types).map { [$0] } ?? []
  }

  /// The types that another program offers on the clipboard, or `nil` if the content is that of this
  /// program.
  private var foreignTypes: [String]? {
    content === UIPasteboard.general.content ? Pasteboards.host?.foreignTypes : nil
  }

  private func foreignItem(_ types: [String]) -> [String: Any]? {
    let values = types.compactMap { type in
      Pasteboards.host?.readForeign(type).map { (type, $0 as Any) }
    }
    return values.isEmpty ? nil : Dictionary(values) { first, _ in first }
  }

  /// Returns the items with values of some types only, so that others are not read.
  private func items(with types: [String]) -> [[String: Any]] {
    guard let offered = foreignTypes else { return content.items }
    return foreignItem(types.filter(offered.contains)).map { [$0] } ?? []
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { foreignTypes ?? content.items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has a value of one of several types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }

  /// Returns the data of the first item for a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    PasteboardType.data(of: value(forPasteboardType: pasteboardType))
  }

  /// Returns the value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items(with: [pasteboardType]).first?[pasteboardType]
  }

  /// Replaces the content by data of a type.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - pasteboardType: The type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  /// Replaces the content by a value of a type.
  ///
  /// - Parameters:
  ///   - value: A string, URL, image, color, or data.
  ///   - pasteboardType: The type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  // MARK: Items of a set

  // R-PB-7
  /// Returns the indices of the items with a value of one of several types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = itemTypes.enumerated().filter { !$1.isDisjoint(with: pasteboardTypes) }
    return IndexSet(found.map(\.offset))
  }

  /// Returns the types of items, or of all items if the set is `nil`.
  ///
  /// - Parameter itemSet: The indices of the items; indices out of bounds are left out.
  /// - Returns: The types of each item.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map { itemTypes[$0].sorted() }
  }

  /// Returns whether each item of a set has a value of one of several types.
  ///
  /// - Parameters:
  ///   - pasteboardTypes: The types.
  ///   - itemSet: The indices of the items, or `nil` for all.
  /// - Returns: `true` if each of them has one. It is `false` if there are no items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let indices = indices(itemSet)
    return !indices.isEmpty
      && indices.allSatisfy { !itemTypes[$0].isDisjoint(with: pasteboardTypes) }
  }

  /// Returns the values of items for a type.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The indices of the items, or `nil` for all.
  /// - Returns: The values of the items that have one.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    let items = items(with: [pasteboardType])
    return indices(itemSet).compactMap { index in
      items.indices.contains(index) ? items[index][pasteboardType] : nil
    }
  }

  /// Returns the data of items for a type.
  ///
  /// - Parameters:
  ///   - pasteboardType: The type.
  ///   - itemSet: The indices of the items, or `nil` for all.
  /// - Returns: The data of the items that have a value.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?
      .compactMap(PasteboardType.data(of:))
  }

  /// The types of each item.
  ///
  /// Nothing is read from another program.
  var itemTypes: [Set<String>] {
    foreignTypes.map { [Set($0)] } ?? content.items.map { Set($0.keys) }
  }

  private func indices(_ set: IndexSet?) -> [Int] {
    let all = itemTypes.indices
    return set.map { $0.filter(all.contains) } ?? Array(all)
  }

  // MARK: Values

  /// The text of the first item, or `nil` if it has none.
  open var string: String? {
    get { strings?.first }
    set { setItems(newValue.flatMap(PasteboardType.item).map { [$0] } ?? []) }
  }

  /// The texts of all items, or `nil` if there are none.
  open var strings: [String]? {
    get { values(PasteboardType.textOrder, PasteboardType.text(of:)) }
    set { setItems((newValue ?? []).compactMap(PasteboardType.item)) }
  }

  /// The URL of the first item, or `nil` if it has none.
  open var url: URL? {
    get { urls?.first }
    set { setItems(newValue.flatMap(PasteboardType.item).map { [$0] } ?? []) }
  }

  /// The URLs of all items, or `nil` if there are none.
  open var urls: [URL]? {
    get { values([PasteboardType.url], PasteboardType.url(of:)) }
    set { setItems((newValue ?? []).compactMap(PasteboardType.item)) }
  }

  /// The image of the first item, or `nil` if it has none.
  open var image: UIImage? {
    get { images?.first }
    set { setItems(newValue.flatMap(PasteboardType.item).map { [$0] } ?? []) }
  }

  /// The images of all items, or `nil` if there are none.
  open var images: [UIImage]? {
    get { values(PasteboardType.imageOrder, PasteboardType.image(of:)) }
    set { setItems((newValue ?? []).compactMap(PasteboardType.item)) }
  }

  /// The color of the first item, or `nil` if it has none.
  open var color: UIColor? {
    get { colors?.first }
    set { setItems(newValue.flatMap(PasteboardType.item).map { [$0] } ?? []) }
  }

  /// The colors of all items, or `nil` if there are none.
  open var colors: [UIColor]? {
    get { values([PasteboardType.color]) { $0[PasteboardType.color] as? UIColor } }
    set { setItems((newValue ?? []).compactMap(PasteboardType.item)) }
  }

  private func values<Value>(
    _ types: [String],
    _ value: ([String: Any]) -> Value?
  ) -> [Value]? {
    let values = items(with: types).compactMap(value)
    return values.isEmpty ? nil : values
  }

  /// Whether there is text.
  ///
  /// Nothing is read from another program.
  open var hasStrings: Bool { has(PasteboardType.textOrder) ?? (strings != nil) }
  /// Whether there are URLs.
  open var hasURLs: Bool { has([PasteboardType.url]) ?? (urls != nil) }
  /// Whether there are images.
  open var hasImages: Bool { has(PasteboardType.imageOrder) ?? (images != nil) }

  /// Returns whether another program offers one of some types, or `nil` if the content is that of
  /// this program.
  private func has(_ types: [String]) -> Bool? {
    foreignTypes.map { !Set(types).isDisjoint(with: $0) }
  }

  /// Whether there are colors.
  open var hasColors: Bool { color != nil }

  // MARK: Notifications

  /// Posted when the content of a pasteboard has changed; the object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )

  /// Posted when the application has removed a pasteboard; the object is the pasteboard.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )
}
