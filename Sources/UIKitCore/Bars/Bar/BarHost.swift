/// A container view controller that manages a bar: it assigns the bar's items and delegate.
@MainActor
protocol BarHost: UIViewController {
  /// The displayed page, whose scroll view determines whether the bar is at the scroll edge.
  var pageUnderBar: UIViewController? { get }

  /// Called when the user activated an item of the bar: a tab, or the item to which a back button
  /// leads.
  func bar(_ bar: UIView, didActivate item: NSObject?)

  /// Called after the preferred height of the bar changed.
  func barHeightChanged(_ bar: UIView)
}

/// Traps for modifications of a bar that a controller manages, with the messages of UIKit.
enum ManagedBarTrap {
  /// The items or the selection of a tab bar are changed.
  case tabBarChange
  case tabBarDelegate
  /// A method of a navigation bar, identified by its Objective-C selector, is called.
  case navigationBarCall(String)
  case navigationBarDelegate
  case toolbarDelegate

  /// Raises an exception if the bar is managed.
  func raise(ifManaged isManaged: Bool) {
    //
    guard isManaged else { return }
    Misuse.raise(name: "NSInternalInconsistencyException", reason: reason)
  }

  private var reason: String {
    switch self {
    case .tabBarChange:
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case .tabBarDelegate:
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    case .navigationBarCall(let selector):
      "Cannot call \(selector) directly on a UINavigationBar managed by a controller."
    case .navigationBarDelegate:
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    case .toolbarDelegate:
      "Cannot manually set the delegate on a UIToolbar managed by a controller."
    }
  }
}

extension UIScrollView {
  /// Notifies the managers of the bars around that the scroll view was added to a window.
  func notifyBarHosts() {
    // R-APP-5
    guard window != nil else { return }
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.scrollViewsChanged() }
      responder = current.next
    }
  }
}
