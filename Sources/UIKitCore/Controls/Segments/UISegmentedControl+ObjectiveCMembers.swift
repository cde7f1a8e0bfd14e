extension UISegmentedControl {
  /// The members that can be reached by name.
  class var segmentedControlMembers: [ObjectiveCMember] {
    [
      .property(\UISegmentedControl.selectedSegmentIndex, "selectedSegmentIndex"),
      .property(\UISegmentedControl.numberOfSegments, "numberOfSegments"),
      .property(\UISegmentedControl.isMomentary, "momentary"),
      .property(
        \UISegmentedControl.apportionsSegmentWidthsByContent,
        "apportionsSegmentWidthsByContent"
      ),
      .property(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor"),
    ]
  }
}
