import UIKit

/// A container with a custom bar.
@MainActor
protocol BottomBarHost: UIViewController {
  var bottomBar: BottomBar { get }
}

extension UIViewController {
  /// The nearest container above this one that has a custom bar; nil without one.
  var bottomBarHost: (any BottomBarHost)? {
    var controller = parent
    while let current = controller {
      if let host = current as? any BottomBarHost { return host }
      controller = current.parent
    }
    return nil
  }
}
