extension UIControl {
  /// The members that can be reached by name.
  class var controlMembers: [ObjectiveCMember] {
    [
      .property(\UIControl.isEnabled, "enabled"),
      .property(\UIControl.isSelected, "selected"),
      .property(\UIControl.isHighlighted, "highlighted"),
      .property(\UIControl.state, "state"),
      .property(\UIControl.isTracking, "tracking"),
      .property(\UIControl.isTouchInside, "touchInside"),
      .property(\UIControl.contentVerticalAlignment, "contentVerticalAlignment"),
      .property(\UIControl.contentHorizontalAlignment, "contentHorizontalAlignment"),
    ]
  }
}
