extension UISlider {
  /// The members that can be reached by name.
  class var sliderMembers: [ObjectiveCMember] {
    [
      .property(\UISlider.value, "value"),
      .property(\UISlider.minimumValue, "minimumValue"),
      .property(\UISlider.maximumValue, "maximumValue"),
      .property(\UISlider.isContinuous, "continuous"),
      .property(\UISlider.minimumValueImage, "minimumValueImage"),
      .property(\UISlider.maximumValueImage, "maximumValueImage"),
      .property(\UISlider.minimumTrackTintColor, "minimumTrackTintColor"),
      .property(\UISlider.maximumTrackTintColor, "maximumTrackTintColor"),
      .property(\UISlider.thumbTintColor, "thumbTintColor"),
    ]
  }
}
