import CAtk
import CoreGraphics

/// A node of the accessible tree: the application, a window, or an element of a window.
///
/// Its ATK object is created when a program first requests it. Programs can retain the object after
/// the node was released; the object then has the state "defunct".
@MainActor class AccessibleNode {
  weak var parent: AccessibleNode?
  private(set) var object: UnsafeMutablePointer<AtkObject>?
  private var texts: [Text: UnsafeMutablePointer<CChar>] = [:]

  /// The strings that were returned to ATK, which stay in memory until the next request.
  enum Text: Hashable {
    case name, description, identifier
    case action(Int)
  }

  init(parent: AccessibleNode?) { self.parent = parent }

  deinit {
    for text in texts.values { free(text) }
    if let object { g_object_unref(object) }
  }

  // MARK: Properties

  var name: String { "" }
  var note: String { "" }
  var role: AtkRole { ATK_ROLE_UNKNOWN }
  var states: [AtkStateType] { [] }
  var attributes: [String: String] { [:] }
  /// The children as of the last update; empty except in windows and their elements.
  final var items: [AccessibleElement] = []
  /// The current children.
  var children: [AccessibleNode] { [] }
  /// The frame in points of the window.
  var frame: CGRect { .zero }
  /// The window that contains the node, or the node itself.
  var window: AccessibleWindow? { parent?.window }

  var index: Int { parent?.children.firstIndex { $0 === self } ?? -1 }

  // MARK: Actions

  var actionNames: [String] { [] }
  func perform(action index: Int) -> Bool { false }
  func grabFocus() -> Bool { false }
  func scrollIntoView() -> Bool { false }
  func select(child index: Int) -> Bool { false }
  var selectedChildren: [AccessibleNode] { [] }
  var number: AccessibleValue? { nil }
  /// The text that can be selected, or `nil`.
  var text: AccessibleTextContent? { nil }

  // MARK: ATK object

  /// The interfaces of the object, which cannot change after its creation.
  var kind: AccessibleKind { .plain }

  /// Returns the object, created on the first call, without a reference for the caller.
  func makeObject() -> UnsafeMutablePointer<AtkObject> {
    if let object { return object }
    let made = kind.makeObject(for: self)
    object = made
    if let identifier { atk_object_set_accessible_id(made, identifier) }
    return made
  }

  var identifier: String? { nil }

  /// Returns the object with a reference for the caller.
  func retainedObject() -> UnsafeMutablePointer<AtkObject> {
    let object = makeObject()
    g_object_ref(object)
    return object
  }

  func store(_ text: String, as slot: Text) -> UnsafePointer<CChar>? {
    if let old = texts[slot] {
      if String(cString: old) == text { return UnsafePointer(old) }
      free(old)
    }
    texts[slot] = strdup(text)
    return texts[slot].map { UnsafePointer($0) }
  }

  func has(_ state: AtkStateType) -> Bool { states.contains(state) }
}

/// A number that assistive technology reads and may set.
struct AccessibleValue {
  let value: Double
  let minimum: Double
  let maximum: Double
  let step: Double
  let text: String
  let set: (@MainActor (Double) -> Void)?
}
