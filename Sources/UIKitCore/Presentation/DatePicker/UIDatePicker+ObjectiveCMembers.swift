extension UIDatePicker {
  /// The members that can be reached by name.
  class var datePickerMembers: [ObjectiveCMember] {
    [
      .property(\UIDatePicker.date, "date"),
      .property(\UIDatePicker.minimumDate, "minimumDate"),
      .property(\UIDatePicker.maximumDate, "maximumDate"),
      .property(\UIDatePicker.minuteInterval, "minuteInterval"),
      .property(\UIDatePicker.countDownDuration, "countDownDuration"),
    ]
  }
}
