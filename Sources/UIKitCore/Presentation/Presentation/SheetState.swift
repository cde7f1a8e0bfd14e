/// What is set of a sheet, and how high it is while that is not where it rests.
struct SheetState {
  typealias Detent = UISheetPresentationController.Detent

  /// The heights in the surroundings in which they were asked for.
  struct Resolved {
    var maximum: CGFloat
    var bottom: CGFloat
    var traits: UITraitCollection
    var layout: DetentLayout
  }

  /// Empty stands for the large one alone.
  var setDetents: [Detent] = []
  var selected: Detent.Identifier?
  var largestUndimmed: Detent.Identifier?
  var showsGrabber = false
  var cornerRadius: CGFloat?
  var staysAttached = false
  var followsPreferredWidth = false
  var prefersPageSizing: Bool?
  /// Nil until asked for, and after whatever they depend on changed.
  var resolved: Resolved?
  /// Where a finger holds the card; nil while it rests.
  var height: CGFloat?

  @MainActor var detents: [Detent] { setDetents.isEmpty ? [.large()] : setDetents }
}
