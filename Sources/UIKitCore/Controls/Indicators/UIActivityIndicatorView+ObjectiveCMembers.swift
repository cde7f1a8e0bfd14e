extension UIActivityIndicatorView {
  /// The members that can be reached by name.
  class var activityIndicatorViewMembers: [ObjectiveCMember] {
    [
      .property(\UIActivityIndicatorView.color, "color"),
      .property(\UIActivityIndicatorView.hidesWhenStopped, "hidesWhenStopped"),
      .property(\UIActivityIndicatorView.isAnimating, "animating"),
      .method(UIActivityIndicatorView.startAnimating, "startAnimating"),
      .method(UIActivityIndicatorView.stopAnimating, "stopAnimating"),
    ]
  }
}
