import CAtk

/// The functions of every ATK object: name, description, role, states, attributes, parent and
/// children.
@MainActor enum AccessibleObjectMethods {
  private static var parentClass: UnsafeMutablePointer<GObjectClass>?

  static func install(in klass: gpointer?) {
    guard let klass else { return }
    parentClass = g_type_class_peek(atk_object_get_type())?
      .assumingMemoryBound(to: GObjectClass.self)
    let table = klass.assumingMemoryBound(to: AtkObjectClass.self)
    installTexts(in: table)
    installFamily(in: table)
    installStates(in: table)
    klass.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated { AccessibleObjectMethods.finalize(object) }
    }
  }

  private static func installTexts(in table: UnsafeMutablePointer<AtkObjectClass>) {
    table.pointee.get_name = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer {
        AccessibleKind.node(object).flatMap { $0.store($0.name, as: .name) }
      }
    }
    table.pointee.get_description = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer {
        AccessibleKind.node(object).flatMap { $0.store($0.note, as: .description) }
      }
    }
    table.pointee.get_role = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer { AccessibleKind.node(object)?.role ?? ATK_ROLE_INVALID }
    }
    table.pointee.get_attributes = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer {
        AccessibleObjectMethods.list(AccessibleKind.node(object)?.attributes ?? [:])
      }
    }
  }

  private static func installFamily(in table: UnsafeMutablePointer<AtkObjectClass>) {
    table.pointee.get_parent = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer { AccessibleKind.node(object)?.parent?.makeObject() }
    }
    table.pointee.get_n_children = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer { gint(AccessibleKind.node(object)?.children.count ?? 0) }
    }
    table.pointee.ref_child = { object, index in
      nonisolated(unsafe) let object = object
      return MainThread.answer {
        let children = AccessibleKind.node(object)?.children ?? []
        let index = Int(index)
        return children.indices.contains(index) ? children[index].retainedObject() : nil
      }
    }
    table.pointee.get_index_in_parent = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer { gint(AccessibleKind.node(object)?.index ?? -1) }
    }
  }

  private static func installStates(in table: UnsafeMutablePointer<AtkObjectClass>) {
    table.pointee.ref_state_set = { object in
      nonisolated(unsafe) let object = object
      return MainThread.answer {
        let set = atk_state_set_new()
        for state in AccessibleKind.node(object)?.states ?? [ATK_STATE_DEFUNCT] {
          atk_state_set_add_state(set, state)
        }
        return set
      }
    }
  }

  private static func list(_ attributes: [String: String]) -> UnsafeMutablePointer<GSList>? {
    var list: UnsafeMutablePointer<GSList>?
    for (name, value) in attributes.sorted(by: { $0.key > $1.key }) {
      let attribute = g_malloc(gsize(MemoryLayout<AtkAttribute>.size))
        .assumingMemoryBound(to: AtkAttribute.self)
      attribute.initialize(to: AtkAttribute(name: g_strdup(name), value: g_strdup(value)))
      list = g_slist_prepend(list, attribute)
    }
    return list
  }

  private static func finalize(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    let instance = UnsafeMutableRawPointer(object)
      .assumingMemoryBound(to: AccessibleKind.Instance.self)
    if let box = instance.pointee.owner { Unmanaged<AnyObject>.fromOpaque(box).release() }
    instance.pointee.owner = nil
    parentClass?.pointee.finalize?(object)
  }
}
