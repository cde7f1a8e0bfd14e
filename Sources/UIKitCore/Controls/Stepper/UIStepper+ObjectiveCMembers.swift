extension UIStepper {
  /// The members that can be reached by name.
  class var stepperMembers: [ObjectiveCMember] {
    [
      .property(\UIStepper.value, "value"),
      .property(\UIStepper.minimumValue, "minimumValue"),
      .property(\UIStepper.maximumValue, "maximumValue"),
      .property(\UIStepper.stepValue, "stepValue"),
      .property(\UIStepper.isContinuous, "continuous"),
      .property(\UIStepper.autorepeat, "autorepeat"),
      .property(\UIStepper.wraps, "wraps"),
    ]
  }
}
