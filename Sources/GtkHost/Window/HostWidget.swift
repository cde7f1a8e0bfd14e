import CGtk4
import CoreGraphics

/// The methods that a host widget calls on its owner.
@MainActor protocol HostWidgetOwner: AnyObject {
  var naturalSize: CGSize { get }
  func widgetDidAllocate(width: Int, height: Int)
  func widgetWillPaint(_ snapshot: OpaquePointer)
}

/// A GTK widget class whose size and painting are implemented in Swift.
@MainActor enum HostWidget {
  private struct Instance {
    var parent: GtkWidget
    var owner: UnsafeMutableRawPointer?
  }

  private final class OwnerBox {
    weak var owner: HostWidgetOwner?
    init(_ owner: HostWidgetOwner) { self.owner = owner }
  }

  /// Returns a floating widget that calls `owner`.
  ///
  /// The reference to the owner is weak.
  static func make(owner: HostWidgetOwner) -> UnsafeMutablePointer<GtkWidget> {
    let object = g_object_new_with_properties(type, 0, nil, nil)
    let pointer = UnsafeMutableRawPointer(object.unsafelyUnwrapped)
    pointer.assumingMemoryBound(to: Instance.self).pointee.owner =
      Unmanaged.passRetained(OwnerBox(owner)).toOpaque()
    return pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  private static func owner(_ widget: UnsafeMutablePointer<GtkWidget>?) -> HostWidgetOwner? {
    guard let widget else { return nil }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Instance.self)
    guard let box = instance.pointee.owner else { return nil }
    return Unmanaged<OwnerBox>.fromOpaque(box).takeUnretainedValue().owner
  }

  private static var parentClass: UnsafeMutablePointer<GObjectClass>?

  private static let type: GType = {
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = UInt16(MemoryLayout<Instance>.size)
    info.class_init = { klass, _ in
      nonisolated(unsafe) let klass = klass
      MainActor.assumeIsolated { HostWidget.prepare(klass) }
    }
    return g_type_register_static(
      gtk_widget_get_type(),
      "UIKitHostWidget",
      &info,
      GTypeFlags(rawValue: 0)
    )
  }()

  private static func prepare(_ klass: gpointer?) {
    guard let klass else { return }
    parentClass = g_type_class_peek_parent(klass)?.assumingMemoryBound(to: GObjectClass.self)
    let widget = klass.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.measure = {
      widget,
      orientation,
      _,
      minimum,
      natural,
      minBaseline,
      naturalBaseline in
      nonisolated(unsafe) let widget = widget
      let size = MainActor.assumeIsolated { HostWidget.owner(widget)?.naturalSize ?? .zero }
      let length = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
      minimum?.pointee = 0
      natural?.pointee = Int32(length)
      minBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      nonisolated(unsafe) let widget = widget
      MainActor.assumeIsolated {
        HostWidget.owner(widget)?.widgetDidAllocate(width: Int(width), height: Int(height))
      }
    }
    widget.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      nonisolated(unsafe) let widget = widget
      nonisolated(unsafe) let target = snapshot
      MainActor.assumeIsolated { HostWidget.owner(widget)?.widgetWillPaint(target) }
    }
    let object = klass.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.finalize = { object in
      guard let object else { return }
      let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
      if let box = instance.pointee.owner { Unmanaged<AnyObject>.fromOpaque(box).release() }
      instance.pointee.owner = nil
      nonisolated(unsafe) let finished = object
      MainActor.assumeIsolated { HostWidget.parentClass?.pointee.finalize?(finished) }
    }
  }
}
