import Foundation

/// A way of dealing with a view that is added to it from outside, such as the large content viewer.
///
/// `addInteraction(_:)` calls `willMove(to:)`, sets `interactions` and calls `didMove(to:)`; taking an interaction away does
/// the same with nil.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  ///
  /// Adopters keep it weakly.
  var view: UIView? { get }
  /// Called before the interaction goes to another view, or to none.
  func willMove(to view: UIView?)
  /// Called after the interaction went to another view, or to none.
  func didMove(to view: UIView?)
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
