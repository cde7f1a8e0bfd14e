import Foundation

/// An interaction that lets its view accept dragged items.
///
/// ```swift
/// boardView.addInteraction(UIDropInteraction(delegate: self))
///
/// func dropInteraction(
///   _ interaction: UIDropInteraction,
///   sessionDidUpdate session: any UIDropSession
/// ) -> UIDropProposal { UIDropProposal(operation: .copy) }
///
/// func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
///   session.loadObjects(ofClass: String.self) { texts in add(texts) }
/// }
/// ```
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  // R-DRAG-20
  /// The object that accepts the items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  // R-DRAG-23
  /// A Boolean value that indicates whether several drags can be over the view at the same time.
  ///
  /// It has no effect, because a screen has one drag. The default value is `false`.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that accepts the items. It is referenced weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view to which the interaction was added.
  open func didMove(to view: UIView?) { self.view = view }
}
