/// The kinds of transition between the items of a navigation bar.
enum NavigationBarMove {
  /// The new item enters from the trailing side; the old title moves to the back button.
  case push
  /// The title moves out of the back button; the old item exits on the trailing side.
  case pop
  /// The items are replaced without moving.
  case none
}
