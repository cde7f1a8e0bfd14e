extension UIView {
  /// By what the view is known among those of its controller from one run of the application to the next; nil, the default,
  /// forgets it.
  ///
  /// It counts where the controller itself is kept. (R-RES-17, R-RES-18)
  public var restorationIdentifier: String? {
    get { look.restorationIdentifier }
    set { look.restorationIdentifier = newValue }
  }
}
