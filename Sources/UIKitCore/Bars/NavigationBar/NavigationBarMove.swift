/// What a navigation controller is to the bar it manages.
@MainActor
protocol NavigationBarManager: AnyObject {
  /// The user tapped the back button.
  func navigationBarBackTapped()

  /// `fittingHeight(forWidth:)` has another answer: a prompt or a large title came or went, or the latter shrinks.
  func navigationBarHeightChanged()
}

/// What kind of movement brings other items.
enum NavigationBarMove {
  /// The new item comes from the trailing side; the old title goes to the back button.
  case push
  /// The title comes out of the back button; the old one leaves on the trailing side.
  case pop
  /// The items change places without movement.
  case none
}
