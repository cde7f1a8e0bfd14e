/// The state of a controller whose content is unavailable.
public struct UIContentUnavailableConfigurationState: Hashable {
  // R-UNA-11
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search bar, or `nil` if there is no search bar.
  ///
  /// The default value is `nil`.
  public var searchText: String?

  /// Creates the state of a controller without a search bar.
  ///
  /// - Parameter traitCollection: The traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
