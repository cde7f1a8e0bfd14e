extension UIImageView {
  /// The members that can be reached by name.
  class var imageViewMembers: [ObjectiveCMember] {
    [
      .property(\UIImageView.image, "image"),
      .property(\UIImageView.highlightedImage, "highlightedImage"),
      .property(\UIImageView.isHighlighted, "highlighted"),
      .property(\UIImageView.preferredSymbolConfiguration, "preferredSymbolConfiguration"),
      .property(\UIImageView.animationImages, "animationImages"),
      .property(\UIImageView.animationDuration, "animationDuration"),
      .property(\UIImageView.animationRepeatCount, "animationRepeatCount"),
      .property(\UIImageView.isAnimating, "animating"),
      .method(UIImageView.startAnimating, "startAnimating"),
      .method(UIImageView.stopAnimating, "stopAnimating"),
    ]
  }
}
