/// The columns whose pages are on the stack of the lowest column while a split view is collapsed.
///
/// The pages of a navigation controller are moved to the stack, and returned to it when they have
/// been popped or the split view expands. Any other controller is a page itself.
@MainActor
final class CollapsedStack: NavigationPagesHost {
  // R-SPL-32, R-SPL-38
  typealias Column = UISplitViewController.Column

  struct Entry {
    let column: Column
    let reparented: ReparentedChild
  }

  /// The navigation controller of the lowest column.
  let host: UINavigationController
  private weak var split: UISplitViewController?
  /// The columns above the lowest one, from below.
  private(set) var entries: [Entry] = []
  /// Columns that were removed from the stack and keep their pages until the transition ends.
  private var departing: [Entry] = []
  private var isRearranging = false

  init(host: UINavigationController, split: UISplitViewController) {
    self.host = host
    self.split = split
    host.collapsedStack = self
  }

  /// The columns above the lowest one with their controllers, from below.
  var children: [(column: Column, child: UIViewController)] {
    entries.map { ($0.column, $0.reparented.child) }
  }

  func contains(_ column: Column) -> Bool { entries.contains { $0.column == column } }

  // MARK: Changing the columns

  /// Replaces the columns above the lowest one.
  func set(_ children: [(column: Column, child: UIViewController)], animated: Bool) {
    let own = collectPages()
    let kept = children.map { entry(of: $0.child) ?? borrow($0.child, for: $0.column) }
    departing += entries.filter { entry in
      !kept.contains { $0.reparented === entry.reparented }
    }
    departing.removeAll { entry in kept.contains { $0.reparented === entry.reparented } }
    entries = kept
    rearrange(own: own, animated: animated)
  }

  /// Notes the pages on the stack for each column, and returns those of the lowest column.
  private func collectPages() -> [UIViewController] {
    let pages = currentPages
    for (entry, part) in zip(entries, pages.parts) { entry.reparented.take(part) }
    return pages.own
  }

  private func rearrange(own: [UIViewController], animated: Bool) {
    isRearranging = true
    host._setViewControllers(own + entries.flatMap(\.reparented.pages), animated: animated)
    isRearranging = false
  }

  private func entry(of child: UIViewController) -> Entry? {
    (entries + departing).first { $0.reparented.child === child }
  }

  private func borrow(_ child: UIViewController, for column: Column) -> Entry {
    let pages = (child as? UINavigationController)?.reparentPages(to: self) ?? [child]
    return Entry(column: column, reparented: ReparentedChild(of: child, pages: pages))
  }

  /// Returns all pages to their columns.
  func takeApart() {
    let own = collectPages()
    let all = entries + departing
    (entries, departing) = ([], [])
    rearrange(own: own, animated: false)
    host.collapsedStack = nil
    all.forEach(restore)
  }

  private func restore(_ entry: Entry) {
    if let navigation = entry.reparented.child as? UINavigationController {
      navigation.restorePages(entry.reparented.ownPages)
    } else {
      split?.arrangement.readopt(entry.reparented.child)
    }
  }

  // MARK: Following the stack

  /// The pages on the stack by column.
  private var currentPages: CollapsedPages<UIViewController> {
    CollapsedPages(of: host.stack.pages, anchors: entries.compactMap(\.reparented.anchor))
  }

  /// Called after the stack has changed.
  func stackChanged() {
    guard !isRearranging else {
      // Changes that callbacks make from here on are changes of the pages.
      isRearranging = false
      return
    }
    for entry in entries where !isOnStack(entry) {
      // Pages that were popped together with the lowest one are dropped, as in a pop to the root.
      entry.reparented.take(entry.reparented.anchor.map { [$0] } ?? [])
      departing.append(entry)
    }
    entries.removeAll { !isOnStack($0) }
    // An interactive pop was cancelled.
    let returned = departing.filter(isOnStack)
    departing.removeAll(where: isOnStack)
    entries = (entries + returned).sorted { $0.column.rawValue < $1.column.rawValue }
  }

  private func isOnStack(_ entry: Entry) -> Bool {
    entry.reparented.anchor.map(host.stack.contains) ?? false
  }

  /// Called after all transitions have ended.
  func pagesSettled() {
    let gone = departing
    departing = []
    gone.forEach(restore)
  }

  // MARK: Pages of navigation controllers

  func pages(reparentedFrom navigation: UINavigationController) -> [UIViewController] {
    let parts = currentPages.parts
    if let index = entries.firstIndex(where: { $0.reparented.child === navigation }) {
      return parts[index].filter { !($0 is EmptyPage) }
    }
    return departing.first { $0.reparented.child === navigation }?.reparented.ownPages ?? []
  }

  func setPages(_ pages: [UIViewController], of navigation: UINavigationController, animated: Bool)
  {
    guard let index = entries.firstIndex(where: { $0.reparented.child === navigation }) else {
      departing.first { $0.reparented.child === navigation }?.reparented.take(pages)
      return
    }
    let own = collectPages()
    entries[index].reparented.take(pages)
    rearrange(own: own, animated: animated)
  }
}
