/// The names of the actions that show a controller in a container.
enum ShowActions {
  // R-SPL-43
  static let show = "show"
  static let showDetail = "showDetail"
  static let all: Set<String> = [show, showDetail]

  /// Returns the action that a selector refers to, or `nil` for other selectors.
  ///
  /// The names of Swift and of Objective-C are both accepted.
  static func action(_ selector: Selector) -> String? {
    switch selector.name.prefix(while: { $0 != ":" }) {
    case "show", "showViewController": return show
    case "showDetailViewController": return showDetail
    default: return nil
    }
  }
}
