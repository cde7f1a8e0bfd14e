import Foundation

/// One of the things that a drag carries.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: song.title))
/// item.localObject = song
/// ```
@preconcurrency @MainActor open class UIDragItem: NSObject {
  // R-DRAG-1
  /// The values of the item by type, which other programs can read.
  public let itemProvider: NSItemProvider
  /// An object for the source of the drag, which other programs don't receive.
  ///
  /// The default value is `nil`. It is also `nil` for items from other programs.
  open var localObject: Any?
  /// A closure that returns the picture under the finger, or `nil` for none.
  ///
  /// The closure is called when the drag begins. The default value is `nil`, for the preview that is
  /// lifted.
  open var previewProvider: (@MainActor () -> UIDragPreview?)?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: The values of the item by type.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
