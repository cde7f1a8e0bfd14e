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

  // MARK: Actions of assistive technology

  static func putInPlace(of other: String) -> String { "Put in place of \(other)" }
  static func exchange(with other: String) -> String { "Change places with \(other)" }
  static let moveLeft = "Move left"
  static let moveRight = "Move right"

  // MARK: Announcements

  static func lifted(_ item: String) -> String { "\(item) lifted" }
  static func over(_ place: String) -> String { "Over \(place)" }
  static func replaced(_ other: String, by item: String) -> String {
    "\(item) is in the tab bar in place of \(other)"
  }
  static func exchanged(_ item: String, _ other: String) -> String {
    "\(item) and \(other) changed places"
  }
  static func moved(_ item: String, to place: Int, of count: Int) -> String {
    "\(item) is tab \(place) of \(count)"
  }
  static func unchanged(_ item: String) -> String { "\(item) stays where it was" }
}
