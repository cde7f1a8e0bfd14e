extension UIButton {
  /// The members that can be reached by name.
  class var buttonMembers: [ObjectiveCMember] {
    [
      .property(\UIButton.currentTitle, "currentTitle"),
      .property(\UIButton.currentTitleColor, "currentTitleColor"),
      .property(\UIButton.currentImage, "currentImage"),
      .property(\UIButton.currentBackgroundImage, "currentBackgroundImage"),
      .property(
        \UIButton.currentPreferredSymbolConfiguration,
        "currentPreferredSymbolConfiguration"
      ),
      .property(\UIButton.titleLabel, "titleLabel"),
      .property(\UIButton.imageView, "imageView"),
      .property(\UIButton.contentEdgeInsets, "contentEdgeInsets"),
      .property(\UIButton.titleEdgeInsets, "titleEdgeInsets"),
      .property(\UIButton.imageEdgeInsets, "imageEdgeInsets"),
    ]
  }
}
