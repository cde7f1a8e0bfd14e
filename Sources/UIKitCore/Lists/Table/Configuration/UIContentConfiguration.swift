/// A description of what a view shows, of which a view can be made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the description.
  func makeContentView() -> any UIView & UIContentView

  /// The description for a view in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What is shown; setting it shows something else.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; by default whether it is of the kind it shows now.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the kind that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
