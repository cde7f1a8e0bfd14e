/// The items that are customized: those of a bar without a controller, or all tabs of a controller.
///
/// A session reads the properties again after each layout of the bar and after each notification.
@MainActor
protocol CustomizationDataSource {
  /// All items in order, starting with those on the bar.
  var items: [UITabBarItem] { get }
  /// The items that the user may add to the bar and remove from it.
  var candidates: [UITabBarItem] { get }
  /// The number of items that have a visible position on the bar.
  var placeCount: Int { get }

  /// Called for each event with the current items. For `rearranged`, the data source applies them.
  func customization(_ event: CustomizationSession.Event, with items: [UITabBarItem])
}
