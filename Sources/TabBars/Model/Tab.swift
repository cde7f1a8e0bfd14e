import UIKit

/// A tab: what the bar shows of it, and the page behind.
@MainActor
public struct Tab {
  /// What the bar shows.
  public var item: TabItem
  /// The page; one controller stands for one tab.
  public let controller: UIViewController

  /// The name of the tab.
  public var id: TabItem.ID { item.id }

  /// Joins an item and a page.
  public init(_ item: TabItem, _ controller: UIViewController) {
    self.item = item
    self.controller = controller
  }

  /// The tabs without those whose name or page is there already, each with one diagnostic. (TBS-3)
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
