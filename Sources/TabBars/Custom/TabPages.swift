import UIKit

/// The pages of a custom tab bar controller, the visible one, and the change between two of them.
@MainActor
final class TabPages {
  private unowned let controller: CustomTabBarController
  private(set) var tabs: [Tab] = []
  /// The page whose view is displayed.
  private(set) var shown: UIViewController?
  /// Pages that are no longer tabs and have to be removed.
  private var leaving: [UIViewController] = []
  private var isChanging = false
  /// Whether the controller has appeared, in which case pages are sent appearance callbacks.
  var isOnScreen = false

  init(controller: CustomTabBarController) { self.controller = controller }

  // MARK: Finding

  var selected: Tab? { controller.tabBar.selectedID.flatMap(tab) }

  func tab(_ id: TabItem.ID) -> Tab? { tabs.first { $0.item.id == id } }

  func tab(of page: UIViewController) -> Tab? { tabs.first { $0.controller === page } }

  func tab(containing descendant: UIViewController) -> Tab? {
    controller.child(holding: descendant).flatMap(tab(of:))
  }

  // MARK: Changing

  // RDV-10…15
  /// Replaces the tabs.
  ///
  /// Removed pages are removed as children when they are no longer visible.
  func replace(with newTabs: [Tab]) {
    let kept = Tab.distinct(newTabs)
    let old = tabs.map(\.controller)
    let gone = old.filter { page in !kept.contains { $0.controller === page } }
    let arriving = kept.map(\.controller).filter { page in !old.contains { $0 === page } }
    for page in gone { page.willMove(toParent: nil) }
    tabs = kept
    leaving = leaving.filter { page in !kept.contains { $0.controller === page } } + gone
    for page in arriving {
      controller.addChild(page)
      page.didMove(toParent: controller)
    }
    controller.tabBar.items = kept.map(\.item)
    show()
  }

  func itemChanged(_ id: TabItem.ID) {
    guard let index = tabs.firstIndex(where: { $0.item.id == id }),
      let item = controller.tabBar.items.first(where: { $0.id == id })
    else { return }
    tabs[index].item = item
  }

  // MARK: Showing

  // RDV-17, RDV-19
  /// Shows the selected page if the controller's view is loaded.
  ///
  /// If a callback selects another page, that one is shown next.
  func show() {
    guard !isChanging else { return }
    isChanging = true
    while controller.isViewLoaded, shown !== selected?.controller {
      change(to: selected?.controller)
    }
    isChanging = false
    for page in leaving where page.parent === controller { page.removeFromParent() }
    leaving = []
  }

  private func change(to new: UIViewController?) {
    let old = shown
    shown = new
    if isOnScreen {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    if let new, let view = new.view {
      view.frame = controller.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.contentView.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    controller.bottomBar.page = new
    if isOnScreen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
    controller.setNeedsStatusBarAppearanceUpdate()
  }
}
