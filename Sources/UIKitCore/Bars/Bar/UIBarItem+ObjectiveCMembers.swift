extension UIBarItem {
  /// The members that can be reached by name.
  class var barItemMembers: [ObjectiveCMember] {
    [
      .property(\UIBarItem.title, "title"),
      .property(\UIBarItem.image, "image"),
      .property(\UIBarItem.isEnabled, "enabled"),
      .property(\UIBarItem.tag, "tag"),
      .property(\UIBarItem.imageInsets, "imageInsets"),
      .property(\UIBarItem.landscapeImagePhone, "landscapeImagePhone"),
      .property(\UIBarItem.landscapeImagePhoneInsets, "landscapeImagePhoneInsets"),
      .property(\UIBarItem.largeContentSizeImage, "largeContentSizeImage"),
    ]
  }
}
