/// What a customization works on: the items of a bar that stands by itself, or all tabs of a controller.
///
/// A course asks anew whenever the bar was laid out or somebody was told, so answers may change.
@MainActor
protocol CustomizationDataSource {
  /// All items in their order; those with a place on the bar come first.
  var items: [UITabBarItem] { get }
  /// What the user may put on the bar, and take from it.
  var candidates: [UITabBarItem] { get }
  /// How many of the items have a place on the bar that the user can reach.
  var placeCount: Int { get }

  /// Hears what happens, with the items as they are then; after `rearranged` they are the subject's.
  func customization(_ event: CustomizationSession.Event, with items: [UITabBarItem])
}
