import UIKit

/// A container with a custom bar.
@MainActor
protocol BottomBarHost: UIViewController {
  var bottomBar: BottomBar { get }
}

extension UIViewController {
  /// The nearest ancestor with a custom bar, or `nil` if there is none.
  var bottomBarHost: (any BottomBarHost)? { nearestContainer() }

  // RDV-81, CYL-81
  /// Returns the child that is or contains a controller; `nil` for other controllers.
  func child(holding descendant: UIViewController) -> UIViewController? {
    sequence(first: descendant, next: \.parent).first { $0.parent === self }
  }

  /// Returns the nearest ancestor of a type, or `nil` if there is none.
  func nearestContainer<Container>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
