/// An object that provides an item when the user has chosen a service.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  // R-ACT-5
  /// Returns an item of the same kind, which determines the services that are offered.
  ///
  /// - Parameter activityViewController: The controller that offers the services.
  /// - Returns: The placeholder.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any

  /// Returns the item for a service.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the services.
  ///   - activityType: The service.
  /// - Returns: The item, or `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject for a service.
  ///
  /// It is shown above the services if it isn't empty. The default implementation returns an empty
  /// string.
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that offers the services.
  ///   - activityType: The service, or `nil` before one was chosen.
  /// - Returns: The subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
