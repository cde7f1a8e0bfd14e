/// An object that covers the view of a controller.
@MainActor
protocol CoveringContent: AnyObject {
  /// Updates the content for the state of the controller.
  func update()
  /// Called after the layout of the controller's view.
  func layOut()
}
