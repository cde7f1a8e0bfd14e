import CAtk
import CGtk4

/// The classes of ATK objects, which differ in their interfaces.
@MainActor enum AccessibleKind: String {
  /// A class with a name, a role and a state, for the application.
  case plain = "UIKitAccessible"
  case window = "UIKitAccessibleWindow"
  /// A class with a frame and actions.
  case element = "UIKitAccessibleElement"
  /// A class whose children can be selected.
  case selection = "UIKitAccessibleSelection"
  /// A class with a number.
  case number = "UIKitAccessibleNumber"
  /// A class with text that can be selected and edited.
  case text = "UIKitAccessibleText"

  struct Instance {
    var parent: AtkObject
    var owner: UnsafeMutableRawPointer?
  }

  final class OwnerBox {
    weak var node: AccessibleNode?
    init(_ node: AccessibleNode) { self.node = node }
  }

  private static var types: [AccessibleKind: GType] = [:]
  fileprivate static var parentClass: UnsafeMutablePointer<GObjectClass>?

  func makeObject(for node: AccessibleNode) -> UnsafeMutablePointer<AtkObject> {
    let object = g_object_new_with_properties(type, 0, nil, nil)
    let pointer = UnsafeMutableRawPointer(object.unsafelyUnwrapped)
    pointer.assumingMemoryBound(to: Instance.self).pointee.owner =
      Unmanaged.passRetained(OwnerBox(node)).toOpaque()
    return pointer.assumingMemoryBound(to: AtkObject.self)
  }

  /// Returns the node of an ATK object while it exists.
  static func node(_ object: UnsafeMutableRawPointer?) -> AccessibleNode? {
    guard let box = object?.assumingMemoryBound(to: Instance.self).pointee.owner else { return nil }
    return Unmanaged<OwnerBox>.fromOpaque(box).takeUnretainedValue().node
  }

  private var type: GType {
    if let type = Self.types[self] { return type }
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<AtkObjectClass>.size)
    info.instance_size = UInt16(MemoryLayout<Instance>.size)
    info.class_init = { klass, _ in
      nonisolated(unsafe) let klass = klass
      MainActor.assumeIsolated { AccessibleObjectMethods.install(in: klass) }
    }
    let type = g_type_register_static(
      atk_object_get_type(),
      rawValue,
      &info,
      GTypeFlags(rawValue: 0)
    )
    for interface in interfaces { add(interface, to: type) }
    Self.types[self] = type
    return type
  }

  private struct Interface {
    let type: GType
    let install: GInterfaceInitFunc?
  }

  private func add(_ interface: Interface, to type: GType) {
    var info = GInterfaceInfo(
      interface_init: interface.install,
      interface_finalize: nil,
      interface_data: nil
    )
    g_type_add_interface_static(type, interface.type, &info)
  }

  private var interfaces: [Interface] {
    let place = Interface(type: atk_component_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleComponentMethods.install(in: table) }
    }
    let actions = Interface(type: atk_action_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleActionMethods.install(in: table) }
    }
    let selection = Interface(type: atk_selection_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleSelectionMethods.install(in: table) }
    }
    let number = Interface(type: atk_value_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleValueMethods.install(in: table) }
    }
    let text = Interface(type: atk_text_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleTextMethods.install(in: table) }
    }
    let editable = Interface(type: atk_editable_text_get_type()) { table, _ in
      nonisolated(unsafe) let table = table
      MainActor.assumeIsolated { AccessibleEditableTextMethods.install(in: table) }
    }
    switch self {
    case .plain: return []
    case .window: return [place, Interface(type: atk_window_get_type(), install: nil)]
    case .element: return [place, actions]
    case .selection: return [place, selection]
    case .number: return [place, actions, number]
    case .text: return [place, actions, text, editable]
    }
  }
}
