import Foundation

/// A drag, as its source and the views under it see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items, in the order in which they were added.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the items may be moved.
  ///
  /// It is `false` for drags from other programs.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items can only be dropped in this app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the finger or the pointer, in a view's coordinates.
  ///
  /// - Parameter view: The view.
  /// - Returns: The location in points.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item has a value of one of some types.
  ///
  /// - Parameter typeIdentifiers: The types.
  /// - Returns: Whether there is a value.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of a class can be read from an item.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether an object can be read.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object for the app, for example the page from which the items come.
  ///
  /// The default value is `nil`.
  var localContext: Any? { get set }
}

/// A drag, as the views under it see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag if it began in this app, otherwise `nil`.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of reading the items is shown.
  ///
  /// It has no effect, because nothing is shown. The default value is
  /// ``UIDropSessionProgressIndicatorStyle/default``.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of reading the items.
  var progress: Progress { get }
  /// Reads an object of a class from each item that has one.
  ///
  /// - Parameters:
  ///   - aClass: The class, for example `String.self` or `UIImage.self`.
  ///   - completion: Called on the main thread after the method has returned, with the objects in the
  ///     order of the items.
  /// - Returns: The progress, which can be cancelled.
  @discardableResult func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type,
    completion: @escaping @MainActor ([Object]) -> Void
  ) -> Progress
}

/// How the progress of reading dropped items is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system shows the progress.
  case `default` = 1
}
