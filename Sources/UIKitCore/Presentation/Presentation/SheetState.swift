/// The settings of a sheet, and its height during a drag.
struct SheetState {
  typealias Detent = UISheetPresentationController.Detent

  /// The resolved detents, with the values on which they depend.
  struct Resolved {
    var maximum: CGFloat
    var bottom: CGFloat
    var traits: UITraitCollection
    var layout: DetentLayout
  }

  /// The detents that were set, or an empty array for the large detent.
  var setDetents: [Detent] = []
  var selected: Detent.Identifier?
  var largestUndimmed: Detent.Identifier?
  var showsGrabber = false
  var cornerRadius: CGFloat?
  var staysAttached = false
  var followsPreferredWidth = false
  var prefersPageSizing: Bool?
  /// The resolved detents, or `nil` if they need to be resolved.
  var resolved: Resolved?
  /// The height during a drag, or `nil` while the card is at rest.
  var height: CGFloat?

  @MainActor var detents: [Detent] { setDetents.isEmpty ? [.large()] : setDetents }
}
