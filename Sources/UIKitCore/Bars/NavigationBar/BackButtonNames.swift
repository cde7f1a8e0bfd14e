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

  /// For the way back to an item with this title and these wishes; `generic` is what the system calls the way back.
  init(
    title: String?,
    wish: String?,
    mode: UINavigationItem.BackButtonDisplayMode,
    generic: String
  ) {
    let own = (wish ?? title).map(TitleText.firstLine(of:)) ?? ""
    spoken = own.isEmpty ? generic : own
    switch mode {
    case .default:
      names = own.isEmpty || own == generic ? [generic] : [own, generic]
    case .generic: names = [generic]
    case .minimal: names = []
    }
  }
}
