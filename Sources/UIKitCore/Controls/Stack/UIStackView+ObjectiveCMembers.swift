extension UIStackView {
  /// The members that can be reached by name.
  class var stackViewMembers: [ObjectiveCMember] {
    [
      .property(\UIStackView.axis, "axis"),
      .property(\UIStackView.distribution, "distribution"),
      .property(\UIStackView.alignment, "alignment"),
      .property(\UIStackView.spacing, "spacing"),
      .property(\UIStackView.isBaselineRelativeArrangement, "baselineRelativeArrangement"),
      .property(
        \UIStackView.isLayoutMarginsRelativeArrangement,
        "layoutMarginsRelativeArrangement"
      ),
      .property(\UIStackView.arrangedSubviews, "arrangedSubviews"),
    ]
  }
}
