import UIKit

/// A container with a custom bar.
@MainActor
protocol BottomBarHost: UIViewController {
  var bottomBar: BottomBar { get }
}

extension UIViewController {
  /// The nearest container above this one that has a custom bar; nil without one.
  var bottomBarHost: (any BottomBarHost)? { nearestContainer() }

  /// The child that holds a controller, itself or further down; nil for strangers. (RDV-81, CYL-81)
  func child(holding descendant: UIViewController) -> UIViewController? {
    sequence(first: descendant, next: \.parent).first { $0.parent === self }
  }

  /// The nearest container above this one that is of a kind; nil without one.
  func nearestContainer<Container>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
