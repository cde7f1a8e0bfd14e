/// The children of a tab bar controller whose tabs the user may move.
enum CustomizableViewControllers {
  /// All children, which is the state after children are assigned.
  case all
  /// The children that the app assigned; `nil` is equivalent to an empty array.
  case named([UIViewController]?)

  /// Returns the children of a controller that may be moved.
  func list(of children: [UIViewController]?) -> [UIViewController]? {
    switch self {
    case .all: children
    case .named(let list): list
    }
  }
}
