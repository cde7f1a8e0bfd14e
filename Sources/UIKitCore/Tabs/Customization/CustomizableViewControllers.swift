/// Which tabs of a controller the user may move.
enum CustomizableViewControllers {
  /// All of them, which holds from the moment when children are assigned.
  case all
  /// Those that the app named; none for nil, as for an empty list.
  case named([UIViewController]?)

  /// The ones among the children of a controller.
  func list(of children: [UIViewController]?) -> [UIViewController]? {
    switch self {
    case .all: children
    case .named(let list): list
    }
  }
}
