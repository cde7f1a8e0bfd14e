import Foundation

/// Remembers from one run of the application to the next in which order the user arranged the tabs.
///
/// UIKit forgets the order when the application ends. Give a tab bar controller an order after its children:
///
/// ```swift
/// let library = UINavigationController(rootViewController: LibraryPage())
/// library.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "books.vertical"), tag: 0)
/// library.tabBarItem.accessibilityIdentifier = "library"
/// // … and so on for the others
///
/// let tabs = UITabBarController()
/// tabs.viewControllers = [library, radio, search, podcasts, videos, genres]
/// tabs.tabOrder = TabOrder(named: "main")
/// ```
///
/// That brings the children into the order that was saved under this name, and saves it anew each time the user has changed
/// it with the Edit button of More. The application's delegate is not needed for it and is called as ever.
///
/// Tabs are recognized by `tabBarItem.accessibilityIdentifier`, since titles are translated; a tab without one stays where
/// it is declared. (R-ORD-2) Tabs that are new in a version of the application come at their declared places, those that are
/// gone are forgotten, and tabs that the user may not move stay. (R-ORD-4…R-ORD-7)
///
/// The order is a small file in the folder that the desktop has for data of the application,
/// `~/.local/share/<name of the program>` by default. A file that is damaged is ignored with a warning. (R-ORD-11) In the
/// simulator the order lives as long as the device.
public struct TabOrder: Hashable, Sendable {
  /// What the order is known by in this application; a name for each tab bar controller that has tabs of its own.
  public let name: String

  /// Names an order; nothing is read before it is assigned to a controller.
  public init(named name: String) { self.name = name }

  /// Saves the present order of a controller's children, for applications that rearrange tabs by code.
  ///
  /// What the user changes is saved without it, what code changes only by it. (R-ORD-3)
  ///
  /// - Returns: Whether it was saved; otherwise there is a warning, and what was saved before is still there. (R-ORD-10)
  @discardableResult @MainActor public func save(_ tabs: UITabBarController) -> Bool {
    write(tabs.savedOrder)
  }

  /// Forgets what was saved, for applications that offer to start afresh.
  ///
  /// Children that are shown stay as they are; those of the next run come in their declared order. (R-ORD-9)
  @MainActor public func forget() {
    do {
      try UIApplication.dataStore.remove(fileName)
    } catch {
      Log.warning("TabOrder \"\(name)\": the saved order stays: \(error)")
    }
  }

  // MARK: Files

  var fileName: String { "tab-order-\(FileName.of(name)).json" }

  /// What was saved; nil where nothing was, or nothing that can be used.
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
