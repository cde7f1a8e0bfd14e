import Foundation

/// A behavior that is added to a view, such as the large content viewer.
///
/// ``UIView/addInteraction(_:)`` calls ``willMove(to:)``, updates ``UIView/interactions`` and calls
/// ``didMove(to:)``. When the interaction is removed, both methods are called with `nil`. Adopters
/// usually add gesture recognizers in ``didMove(to:)`` and remove them in ``willMove(to:)``.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to, or `nil`.
  ///
  /// Adopters must use a weak reference.
  var view: UIView? { get }
  /// Called before the interaction is added to another view, or removed if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to another view, or removed if `view` is `nil`.
  func didMove(to view: UIView?)
}

/// An interaction that is notified when its view was added to a window or removed from one.
@MainActor protocol WindowObservingInteraction: UIInteraction {
  func viewDidMoveToWindow()
}

/// An interaction that shows a menu, for example after a click with the secondary button.
@MainActor protocol MenuShowingInteraction: UIInteraction {
  /// Shows the menu for a point of the view, and returns whether there is one.
  func showMenu(at point: CGPoint) -> Bool
}

extension UIView {
  func _addInteraction(_ interaction: UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    self.interaction.added.append(interaction)
    interaction.didMove(to: self)
  }

  func _removeInteraction(_ interaction: UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    self.interaction.added.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for interaction in new { addInteraction(interaction) }
  }
}
