import CGtk4
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Accepts drags of any application over a widget.
///
/// The values of a drag from another program are read when it is dropped.
@MainActor final class DesktopDrop {
  // R-DRAG-50
  private let report: @MainActor (ExternalDragInput) -> UIDropOperation
  private var items: [ExternalDragItem] = []
  /// The drag whose items are known.
  private var known: OpaquePointer?

  /// Reports each drag over the widget, which retains the object.
  init(
    _ widget: UnsafeMutablePointer<GtkWidget>,
    report: @escaping @MainActor (ExternalDragInput) -> UIDropOperation
  ) {
    self.report = report
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_async_new(nil, actions) else { return }
    gtk_widget_add_controller(widget, target)
    let instance = UnsafeMutableRawPointer(target)
    for name in ["drag-enter", "drag-motion"] {
      Signal.connectDrop(instance, name) { self.moved($0, to: $1) }
    }
    Signal.connectDropEnd(instance, "drag-leave") { self.left($0) }
    Signal.connectDrop(instance, "drop") { drop, point in
      self.dropped(drop, at: point)
      return GDK_ACTION_COPY
    }
  }

  private func moved(_ drop: OpaquePointer, to point: CGPoint) -> GdkDragAction {
    if known != drop {
      known = drop
      items = [ExternalDragItem(types: Self.types(of: drop))]
    }
    return Self.action(
      of: report(ExternalDragInput(phase: .moved, location: point, items: items)),
      for: drop
    )
  }

  private func left(_ drop: OpaquePointer) {
    // GTK reports that a drag has left before it reports that it was dropped.
    guard known == drop else { return }
    NextMainLoopTurn.run { [self] in
      guard known == drop else { return }
      known = nil
      _ = report(ExternalDragInput(phase: .left, location: .zero))
    }
  }

  private func dropped(_ drop: OpaquePointer, at point: CGPoint) {
    known = nil
    g_object_ref(UnsafeMutableRawPointer(drop))
    NextMainLoopTurn.run { [self] in
      let items = gdk_drop_get_drag(drop) == nil ? Self.read(drop) : []
      let operation = report(ExternalDragInput(phase: .dropped, location: point, items: items))
      gdk_drop_finish(drop, Self.action(of: operation, for: drop))
      g_object_unref(UnsafeMutableRawPointer(drop))
    }
  }

  private static func action(of operation: UIDropOperation, for drop: OpaquePointer)
    -> GdkDragAction
  {
    let offered = gdk_drop_get_actions(drop).rawValue
    let wanted: [GdkDragAction] =
      switch operation {
      case .copy: [GDK_ACTION_COPY, GDK_ACTION_MOVE]
      case .move: [GDK_ACTION_MOVE, GDK_ACTION_COPY]
      case .cancel, .forbidden: []
      }
    return wanted.first { offered & $0.rawValue != 0 } ?? GdkDragAction(0)
  }

  // MARK: Reading

  private static func names(of drop: OpaquePointer) -> [String] {
    var count: gsize = 0
    guard let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count) else {
      return []
    }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  private static func types(of drop: OpaquePointer) -> [String] {
    var types: [String] = []
    for type in names(of: drop).map(ClipboardType.type) where !types.contains(type) {
      types.append(type)
    }
    return types
  }

  /// Reads the values of the items with a time limit.
  private static func read(_ drop: OpaquePointer) -> [ExternalDragItem] {
    let names = names(of: drop)
    var values: [String: Data] = [:]
    for type in types(of: drop) {
      guard let name = ClipboardType.names(of: type).first(where: names.contains) else { continue }
      let reading = ClipboardReading(.drop(drop), name)
      values[type] = reading.run()
      if !reading.isFinished { break }
    }
    return DroppedItems.items(of: values)
  }
}

/// The items of the values that another program offers.
enum DroppedItems {
  /// Returns an item for each address, or a single one for other values.
  @MainActor static func items(of values: [String: Data]) -> [ExternalDragItem] {
    let addresses = values[ClipboardType.url].map(addresses) ?? []
    guard addresses.count > 1 || addresses.first?.isFileURL == true else {
      var values: [String: Any] = values
      values[ClipboardType.url] = addresses.first
      return values.isEmpty ? [] : [ExternalDragItem(values: values)]
    }
    return addresses.map { ExternalDragItem(values: self.values(of: $0)) }
  }

  /// Returns the addresses of a list without comments.
  static func addresses(_ list: Data) -> [URL] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
  }

  private static func values(of address: URL) -> [String: Any] {
    var values: [String: Any] = [
      ClipboardType.url: address, ClipboardType.text: address.absoluteString,
    ]
    guard address.isFileURL else { return values }
    values[UTType.fileURL.identifier] = address
    if let type = address.typeByName, type.conforms(to: .image) {
      values[type.identifier] = try? Data(contentsOf: address, options: .mappedIfSafe)
    }
    return values
  }
}

/// Runs closures in the next turn of the main loop, outside of the signals of GTK.
@MainActor enum NextMainLoopTurn {
  private final class Box {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  static func run(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return 0 }
        let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { box.body() }
        return 0
      },
      Unmanaged.passRetained(Box(body)).toOpaque(),
      { data in if let data { Unmanaged<Box>.fromOpaque(data).release() } }
    )
  }
}
