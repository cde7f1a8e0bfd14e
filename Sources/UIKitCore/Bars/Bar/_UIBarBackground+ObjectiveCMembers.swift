extension _UIBarBackground {
  /// The members that can be reached by name.
  class var barBackgroundMembers: [ObjectiveCMember] {
    [
      .property(\_UIBarBackground.shadowView, "shadowView"),
      .property(\_UIBarBackground.shadowView, "shadowView1"),
      .property(\_UIBarBackground.effectView, "backgroundEffectView"),
      .property(\_UIBarBackground.imageView, "backgroundImageView"),
    ]
  }
}
