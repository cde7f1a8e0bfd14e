extension UIView {
  /// The name that identifies the view in the saved state.
  ///
  /// It must be unique among the views of a view controller, which must also have a restoration
  /// identifier. The default value is `nil`, for which the view is not saved.
  public var restorationIdentifier: String? {
    // R-RES-17, R-RES-18
    get { viewAppearance.restorationIdentifier }
    set { viewAppearance.restorationIdentifier = newValue }
  }
}
