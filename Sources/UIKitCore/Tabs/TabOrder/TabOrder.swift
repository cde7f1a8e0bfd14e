import Foundation

/// Stores the order in which the user arranged the tabs, from one launch of the app to the next.
///
/// UIKit doesn't store the order between launches. Assign an order to a tab bar controller after
/// its children:
///
/// ```swift
/// let library = UINavigationController(rootViewController: LibraryPage()) library.tabBarItem =
/// UITabBarItem(title: "Library", image: UIImage(systemName: "books.vertical"), tag: 0)
/// library.tabBarItem.accessibilityIdentifier = "library" // … and so on for the others
///
/// let tabs = UITabBarController()
/// tabs.viewControllers = [library, radio, search, podcasts, videos, genres]
/// tabs.tabOrder = TabOrder(named: "main")
/// ```
///
/// The children are arranged in the order that was saved under this name, and the order is saved
/// each time the user changes it with the Edit button of More. The controller's delegate is called
/// as usual.
///
/// Tabs are identified by the `accessibilityIdentifier` of their items, since titles are
/// translated; a tab without one keeps its declared position. Tabs that are new in a version of the
/// app appear at their declared positions, tabs that no longer exist are ignored, and tabs that the
/// user may not move keep their positions.
///
/// The order is a small file in the desktop's folder for the app's data, `~/.local/share/<name of
/// the program>` by default. A damaged file is ignored, with a warning. In the simulator, the order
/// is stored as long as the device exists.
public struct TabOrder: Hashable, Sendable {
  // R-ORD-2, R-ORD-4…R-ORD-7, R-ORD-11

  /// The name of the order, unique for each tab bar controller with its own tabs.
  public let name: String

  /// Creates an order with a name.
  ///
  /// The file is not read until the order is assigned to a controller.
  ///
  /// - Parameter name: The name, which determines the file.
  public init(named name: String) { self.name = name }

  /// Saves the current order of a controller's children, for apps that rearrange tabs in code.
  ///
  /// Changes by the user are saved automatically; changes by code are saved only by this method.
  ///
  /// - Parameter tabs: The controller whose order is saved.
  /// - Returns: Whether the order was saved. If not, a warning is logged, and the previous order is
  ///   kept.
  @discardableResult @MainActor public func save(_ tabs: UITabBarController) -> Bool {
    // R-ORD-3, R-ORD-10
    write(tabs.savedOrder)
  }

  /// Deletes the saved order.
  ///
  /// The current children keep their order. After the next launch, the children have their declared
  /// order.
  @MainActor public func forget() {
    // R-ORD-9
    do {
      try UIApplication.dataStore.remove(fileName)
    } catch {
      Log.warning("TabOrder \"\(name)\": the saved order could not be removed: \(error)")
    }
  }

  // MARK: Files

  var fileName: String { "tab-order-\(FileName.of(name)).json" }

  /// Returns the saved order; `nil` if there is none, or none that can be read.
  @MainActor func read() -> SavedTabOrder? {
    do {
      let limit = SavedTabOrder.sizeLimit
      let data = try UIApplication.dataStore.read(fileName, limit: limit)
      return try data.map { data throws(StoreError) in try SavedTabOrder(reading: data) }
    } catch {
      Log.warning("TabOrder \"\(name)\": the saved order is ignored: \(error)")
      return nil
    }
  }

  @MainActor private func write(_ order: SavedTabOrder) -> Bool {
    do {
      try UIApplication.dataStore.write(try order.data(), to: fileName)
      return true
    } catch {
      Log.warning("TabOrder \"\(name)\": the order is not saved: \(error)")
      return false
    }
  }
}
