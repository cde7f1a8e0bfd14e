extension UIView {
  /// The name under which the state of the view is saved and restored.
  ///
  /// It must be unique among the views of a view controller, which needs a restoration identifier
  /// too. The default value is `nil`, which saves nothing.
  public var restorationIdentifier: String? {
    // R-RES-17, R-RES-18
    get { viewAppearance.restorationIdentifier }
    set { viewAppearance.restorationIdentifier = newValue }
  }
}
