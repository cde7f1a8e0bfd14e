import CAtk
import CoreGraphics

/// The functions of the ATK component interface: frames and hit testing.
@MainActor enum AccessibleComponentMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkComponentIface.self) else { return }
    table.pointee.get_extents = { component, x, y, width, height, system in
      nonisolated(unsafe) let component = component
      let frame = MainThread.answer { AccessibleComponentMethods.frame(component, in: system) }
      x?.pointee = gint(frame.minX.rounded())
      y?.pointee = gint(frame.minY.rounded())
      width?.pointee = gint(frame.width.rounded())
      height?.pointee = gint(frame.height.rounded())
    }
    table.pointee.grab_focus = { component in
      nonisolated(unsafe) let component = component
      return MainThread.answer {
        AccessibleComponentMethods.node(component)?.grabFocus() == true
      }
        ? 1 : 0
    }
    table.pointee.scroll_to = { component, _ in
      nonisolated(unsafe) let component = component
      return MainThread.answer {
        AccessibleComponentMethods.node(component)?.scrollIntoView() == true
      } ? 1 : 0
    }
  }

  private static func node(_ component: OpaquePointer?) -> AccessibleNode? {
    AccessibleKind.node(component.map { UnsafeMutableRawPointer($0) })
  }

  private static func frame(_ component: OpaquePointer?, in system: AtkCoordType) -> CGRect {
    guard let node = node(component) else { return .zero }
    let frame = node.frame
    switch system {
    case ATK_XY_PARENT:
      let outer = node.parent?.frame.origin ?? .zero
      return frame.offsetBy(dx: -outer.x, dy: -outer.y)
    case ATK_XY_SCREEN:
      let origin = node.window?.originOnDesktop ?? .zero
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    default: return frame
    }
  }
}

/// The functions of the ATK action interface.
@MainActor enum AccessibleActionMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkActionIface.self) else { return }
    table.pointee.get_n_actions = { action in
      nonisolated(unsafe) let action = action
      return MainThread.answer {
        gint(AccessibleActionMethods.node(action)?.actionNames.count ?? 0)
      }
    }
    table.pointee.do_action = { action, index in
      nonisolated(unsafe) let action = action
      return MainThread.answer {
        AccessibleActionMethods.node(action)?.perform(action: Int(index)) == true
      } ? 1 : 0
    }
    table.pointee.get_name = { action, index in
      nonisolated(unsafe) let action = action
      return MainThread.answer { AccessibleActionMethods.name(action, Int(index)) }
    }
    table.pointee.get_localized_name = { action, index in
      nonisolated(unsafe) let action = action
      return MainThread.answer { AccessibleActionMethods.name(action, Int(index)) }
    }
  }

  private static func node(_ action: OpaquePointer?) -> AccessibleNode? {
    AccessibleKind.node(action.map { UnsafeMutableRawPointer($0) })
  }

  private static func name(_ action: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
    guard let node = node(action) else { return nil }
    let names = node.actionNames
    return names.indices.contains(index) ? node.store(names[index], as: .action(index)) : nil
  }
}

/// The functions of the ATK selection interface.
@MainActor enum AccessibleSelectionMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkSelectionIface.self) else { return }
    table.pointee.add_selection = { selection, index in
      nonisolated(unsafe) let selection = selection
      return MainThread.answer {
        AccessibleSelectionMethods.node(selection)?.select(child: Int(index)) == true
      } ? 1 : 0
    }
    table.pointee.get_selection_count = { selection in
      nonisolated(unsafe) let selection = selection
      return MainThread.answer {
        gint(AccessibleSelectionMethods.node(selection)?.selectedChildren.count ?? 0)
      }
    }
    table.pointee.ref_selection = { selection, index in
      nonisolated(unsafe) let selection = selection
      return MainThread.answer {
        let chosen = AccessibleSelectionMethods.node(selection)?.selectedChildren ?? []
        let index = Int(index)
        return chosen.indices.contains(index) ? chosen[index].retainedObject() : nil
      }
    }
    table.pointee.is_child_selected = { selection, index in
      nonisolated(unsafe) let selection = selection
      return MainThread.answer {
        let children = AccessibleSelectionMethods.node(selection)?.children ?? []
        let index = Int(index)
        return children.indices.contains(index) && children[index].has(ATK_STATE_SELECTED)
      } ? 1 : 0
    }
  }

  private static func node(_ selection: OpaquePointer?) -> AccessibleNode? {
    AccessibleKind.node(selection.map { UnsafeMutableRawPointer($0) })
  }
}

/// The functions of the ATK value interface.
@MainActor enum AccessibleValueMethods {
  static func install(in table: gpointer?) {
    guard let table = table?.assumingMemoryBound(to: AtkValueIface.self) else { return }
    table.pointee.get_value_and_text = { value, number, text in
      nonisolated(unsafe) let value = value
      let answer = MainThread.answer {
        AccessibleValueMethods.number(value).map { (value: $0.value, text: $0.text) }
      }
      number?.pointee = answer?.value ?? 0
      text?.pointee = answer.flatMap { g_strdup($0.text) }
    }
    table.pointee.get_range = { value in
      nonisolated(unsafe) let value = value
      return MainThread.answer {
        AccessibleValueMethods.number(value).map { atk_range_new($0.minimum, $0.maximum, nil) }
      } ?? nil
    }
    table.pointee.get_increment = { value in
      nonisolated(unsafe) let value = value
      return MainThread.answer { AccessibleValueMethods.number(value)?.step ?? 0 }
    }
    table.pointee.set_value = { value, number in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { AccessibleValueMethods.number(value)?.set?(number) }
    }
  }

  private static func number(_ value: OpaquePointer?) -> AccessibleValue? {
    AccessibleKind.node(value.map { UnsafeMutableRawPointer($0) })?.number
  }
}
