import CAtk
import CoreGraphics

/// What assistive programs find: the application, a window, or something in a window.
///
/// Its ATK object is made when the first program asks for it, and programs may keep that longer than the thing lives; it
/// answers as something that is gone then.
@MainActor class AccessibleNode {
  weak var parent: AccessibleNode?
  private(set) var object: UnsafeMutablePointer<AtkObject>?
  private var texts: [Text: UnsafeMutablePointer<CChar>] = [:]

  /// A text that is handed out and stays in memory until it is asked for again.
  enum Text: Hashable {
    case name, description, identifier
    case action(Int)
  }

  init(parent: AccessibleNode?) { self.parent = parent }

  deinit {
    for text in texts.values { free(text) }
    if let object { g_object_unref(object) }
  }

  // MARK: What it says

  var name: String { "" }
  var note: String { "" }
  var role: AtkRole { ATK_ROLE_UNKNOWN }
  var states: [AtkStateType] { [] }
  var attributes: [String: String] { [:] }
  /// What it holds as it was seen last; only things in windows hold any.
  final var items: [AccessibleElement] = []
  /// What it holds now.
  var children: [AccessibleNode] { [] }
  /// In points of the window.
  var frame: CGRect { .zero }
  /// The window that it is in, or is.
  var window: AccessibleWindow? { parent?.window }

  var index: Int { parent?.children.firstIndex { $0 === self } ?? -1 }

  // MARK: What can be done with it

  var actionNames: [String] { [] }
  func perform(action index: Int) -> Bool { false }
  func grabFocus() -> Bool { false }
  func scrollIntoView() -> Bool { false }
  func select(child index: Int) -> Bool { false }
  var selectedChildren: [AccessibleNode] { [] }
  var number: AccessibleValue? { nil }

  // MARK: As an object of ATK

  /// Which interfaces the object has; they are fixed when it is made.
  var kind: AccessibleKind { .plain }

  /// The object, made now if nobody has asked before; the caller gets no reference of its own.
  func makeObject() -> UnsafeMutablePointer<AtkObject> {
    if let object { return object }
    let made = kind.makeObject(for: self)
    object = made
    if let identifier { atk_object_set_accessible_id(made, identifier) }
    return made
  }

  var identifier: String? { nil }

  /// The object with a reference for the caller.
  func retainedObject() -> UnsafeMutablePointer<AtkObject> {
    let object = makeObject()
    g_object_ref(object)
    return object
  }

  func keep(_ text: String, as slot: Text) -> UnsafePointer<CChar>? {
    if let old = texts[slot] {
      if String(cString: old) == text { return UnsafePointer(old) }
      free(old)
    }
    texts[slot] = strdup(text)
    return texts[slot].map { UnsafePointer($0) }
  }

  func has(_ state: AtkStateType) -> Bool { states.contains(state) }
}

/// A number that assistive programs read and may set.
struct AccessibleValue {
  let value: Double
  let minimum: Double
  let maximum: Double
  let step: Double
  let text: String
  let set: (@MainActor (Double) -> Void)?
}
