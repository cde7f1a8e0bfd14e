/// A description of a view's content, from which a content view can be created.
///
/// Assign a configuration to ``UITableViewCell/contentConfiguration``. The cell creates a content
/// view, or updates the one it has. ``UIListContentConfiguration`` describes the usual content of a
/// list; apps can adopt the protocol for custom content.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a view in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
///
/// Cells create content views with ``UIContentConfiguration/makeContentView()``, and update them by
/// assigning ``configuration``.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  ///
  /// Assigning another one updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  ///
  /// The default implementation returns whether the configuration has the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
