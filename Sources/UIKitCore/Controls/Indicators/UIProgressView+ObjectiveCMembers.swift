extension UIProgressView {
  /// The members that can be reached by name.
  class var progressViewMembers: [ObjectiveCMember] {
    [
      .property(\UIProgressView.progress, "progress"),
      .property(\UIProgressView.progressTintColor, "progressTintColor"),
      .property(\UIProgressView.trackTintColor, "trackTintColor"),
      .property(\UIProgressView.progressImage, "progressImage"),
      .property(\UIProgressView.trackImage, "trackImage"),
    ]
  }
}
