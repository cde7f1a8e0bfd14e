import UIKit

/// A tab: the item on the bar and the view controller of its page.
@MainActor
public struct Tab {
  /// The item on the bar.
  public var item: TabItem
  /// The view controller of the page.
  ///
  /// A controller can only belong to one tab.
  public let controller: UIViewController

  /// The identifier of the tab.
  public var id: TabItem.ID { item.id }

  /// Creates a tab with an item and a view controller.
  ///
  /// - Parameters:
  ///   - item: The item on the bar.
  ///   - controller: The view controller of the page.
  public init(_ item: TabItem, _ controller: UIViewController) {
    self.item = item
    self.controller = controller
  }

  // TBS-3
  /// Returns the tabs without those that have the identifier or the controller of an earlier tab.
  ///
  /// Reports a diagnostic for each removed tab.
  static func distinct(_ tabs: [Tab]) -> [Tab] {
    var names: Set<TabItem.ID> = []
    var pages: Set<ObjectIdentifier> = []
    return tabs.filter { tab in
      let isNew = !names.contains(tab.id) && !pages.contains(ObjectIdentifier(tab.controller))
      if isNew {
        names.insert(tab.id)
        pages.insert(ObjectIdentifier(tab.controller))
      } else {
        TabBarDiagnostics.report(
          "the tab \(tab.id.name), or its page, is there twice; once is kept"
        )
      }
      return isNew
    }
  }
}
