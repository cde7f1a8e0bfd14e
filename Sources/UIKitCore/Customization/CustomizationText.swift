/// What the sheet says that customizes a bar.
///
/// Unlike iOS, it is English in all languages.
enum CustomizationText {
  static let title = "Configure"
  static let done = "Done"
  static let explanation = "Drag the icons to organize tabs."
  /// The state of a candidate, for those who do not see it.
  static let onBar = "In the tab bar"
  static let candidateHint = "Drag onto the tab bar to place it there."
}
