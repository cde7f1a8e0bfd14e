import Foundation

/// The items of a drag and the location of the finger.
class DragContents: NSObject, UIDragDropSession {
  var items: [UIDragItem]
  var allowsMoveOperation = false
  var isRestrictedToDraggingApplication = false
  /// The location in screen coordinates.
  var point: CGPoint

  init(items: [UIDragItem] = [], at point: CGPoint) {
    self.items = items
    self.point = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.ownWindow else { return .zero }
    return view.convert(window.convert(point, from: nil as UIWindow?), from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag that began in this app.
final class DragSession: DragContents, UIDragSession {
  var localContext: Any?

  override init(items: [UIDragItem] = [], at point: CGPoint) {
    super.init(items: items, at: point)
    allowsMoveOperation = true
  }
}

/// A drag of this app or another one, for the views under it.
final class DropSession: DragContents, UIDropSession {
  let local: DragSession?
  var localDragSession: (any UIDragSession)? { local }
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  /// Creates a drag over a screen.
  ///
  /// - Parameters:
  ///   - local: The drag if it began in this app.
  ///   - items: The items of a drag from another program.
  ///   - point: The location in screen coordinates.
  init(local: DragSession?, items: [UIDragItem] = [], at point: CGPoint) {
    self.local = local
    super.init(items: local?.items ?? items, at: point)
    allowsMoveOperation = local?.allowsMoveOperation ?? false
    isRestrictedToDraggingApplication = local?.isRestrictedToDraggingApplication ?? false
  }

  @discardableResult func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> Progress {
    // R-DRAG-15
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let reading = ItemReading<Object>(count: providers.count) { [progress] objects in
      progress.completedUnitCount += Int64(objects.count)
      completion(objects.compactMap { $0 })
    }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in reading.received(object, index) }
    }
    if providers.isEmpty { NextFrame.run { completion([]) } }
    return reading.progress
  }
}

/// Collects the objects of several items.
@MainActor private final class ItemReading<Object> {
  let progress: Progress
  private var objects: [Object?]
  private var missing: Int
  private let completion: @MainActor ([Object?]) -> Void

  init(count: Int, completion: @escaping @MainActor ([Object?]) -> Void) {
    progress = Progress(totalUnitCount: Int64(count))
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func received(_ object: Object?, _ index: Int) {
    objects[index] = progress.isCancelled ? nil : object
    missing -= 1
    progress.completedUnitCount += 1
    if missing == 0 { completion(objects) }
  }
}
