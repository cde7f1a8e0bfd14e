/// What a back button may say, the longest first.
///
///     default   the title, "Back", nothing      generic   "Back", nothing      minimal   nothing
///
/// (R-NBAR-13)
struct BackButtonNames: Equatable {
  /// What is tried; nothing at all comes after the last.
  var names: [String]
  /// What it is called for people who hear the screen.
  var spoken: String

  /// What the system calls the way back.
  static let generic = "Back"

  /// For the way back to an item with this title and these wishes.
  init(title: String?, wish: String?, mode: UINavigationItem.BackButtonDisplayMode) {
    let own = (wish ?? title).map(TitleText.firstLine(of:)) ?? ""
    spoken = own.isEmpty ? Self.generic : own
    switch mode {
    case .default:
      names = own.isEmpty || own == Self.generic ? [Self.generic] : [own, Self.generic]
    case .generic: names = [Self.generic]
    case .minimal: names = []
    }
  }
}
