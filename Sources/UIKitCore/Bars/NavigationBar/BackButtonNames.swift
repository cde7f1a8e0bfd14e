/// The titles that a back button may display, longest first.
///
///     default   the title, "Back", nothing      generic   "Back", nothing      minimal   nothing
struct BackButtonNames: Equatable {
  // R-NBAR-13
  /// The titles in the order in which they are tried.
  ///
  /// If there isn't enough space for any of them, none is displayed.
  var names: [String]
  /// The name for assistive technologies.
  var spoken: String

  /// Creates the names for a button that leads to an item with a title and its own back button
  /// title.
  ///
  /// `generic` is the system's title of back buttons.
  init(
    title: String?,
    ownTitle: String?,
    mode: UINavigationItem.BackButtonDisplayMode,
    generic: String
  ) {
    let own = (ownTitle ?? title).map(TitleText.firstLine(of:)) ?? ""
    spoken = own.isEmpty ? generic : own
    switch mode {
    case .default:
      names = own.isEmpty || own == generic ? [generic] : [own, generic]
    case .generic: names = [generic]
    case .minimal: names = []
    }
  }
}
