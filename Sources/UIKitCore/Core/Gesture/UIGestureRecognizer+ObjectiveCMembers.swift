extension UIGestureRecognizer {
  /// The members that can be reached by name.
  class var gestureRecognizerMembers: [ObjectiveCMember] {
    [
      .property(\UIGestureRecognizer.delegate, "delegate"),
      .property(\UIGestureRecognizer.state, "state"),
      .property(\UIGestureRecognizer.isEnabled, "enabled"),
      .property(\UIGestureRecognizer.view, "view"),
      .property(\UIGestureRecognizer.cancelsTouchesInView, "cancelsTouchesInView"),
      .property(\UIGestureRecognizer.delaysTouchesBegan, "delaysTouchesBegan"),
      .property(\UIGestureRecognizer.delaysTouchesEnded, "delaysTouchesEnded"),
      .property(\UIGestureRecognizer.name, "name"),
      .property(\UIGestureRecognizer.numberOfTouches, "numberOfTouches"),
    ]
  }
}
