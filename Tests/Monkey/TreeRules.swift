import QuartzCore

@testable import UIKitCore

/// The rules for views and controllers that always apply.
@MainActor struct TreeRules {
  let world: World

  func check() {
    for window in world.screen.windows {
      check(window)
      if let root = window.rootViewController { check(root) }
    }
    checkSelection()
    checkBar()
  }

  // MARK: Views

  private func check(_ view: UIView) {
    let (position, bounds) = (view.layer.position, view.layer.bounds)
    let numbers = [
      position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
    ]
    if !numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) || bounds.width < 0
      || bounds.height < 0
    {
      fault("tree", "\(type(of: view)) has the bounds \(bounds) at \(position)")
    }
    for subview in view.subviews {
      if subview.superview !== view { fault("tree", "\(type(of: subview)) is in another view") }
      if subview.layer.superlayer == nil { fault("tree", "\(type(of: subview)) has a lost layer") }
      if subview.window !== view.window {
        fault("tree", "\(type(of: subview)) is in another window")
      }
      check(subview)
    }
  }

  // MARK: Controllers

  private func check(_ controller: UIViewController) {
    for child in controller.children {
      if child.parent !== controller { fault("family", "\(name(child)) has another parent") }
      if let view = child.viewIfLoaded, view.window != nil,
        !(controller.viewIfLoaded.map(view.isDescendant) ?? false)
      {
        fault("family", "\(name(child)) stands outside \(name(controller))")
      }
      check(child)
    }
    guard let presented = controller.presentedViewController,
      controller.presentation.presented === presented
    else { return }
    if presented.presentation.presenting !== controller {
      fault("presenting", "\(name(presented)) is not presented by \(name(controller))")
    }
    check(presented)
  }

  // MARK: Selection

  private var tabs: Tabs { world.tabs }

  private func checkSelection() {
    let children = tabs.viewControllers ?? []
    let index = tabs.selectedIndex
    if tabs.selection.isAtList {
      if index != NSNotFound { fault("selection", "index \(index) at the list of More") }
      if tabs.selectedViewController !== tabs.moreIfMade {
        fault("selection", "More is not selected")
      }
    } else if children.isEmpty {
      if index != NSNotFound { fault("selection", "index \(index) of no children") }
    } else if !children.indices.contains(index) {
      fault("selection", "index \(index) of \(children.count)")
    } else if tabs.selectedViewController !== children[index] {
      fault("selection", "controller and index differ")
    }
    for child in children where child.parent !== tabs && child.parent !== tabs.moreIfMade {
      fault("family", "\(name(child)) is no child of the tabs")
    }
    let own = children.prefix(tabs.moreTabs.barCount).map(\.tabBarItem)
    let more = tabs.moreTabs.hasMore ? [tabs.moreNavigationController.tabBarItem] : []
    let items = tabs.tabBar.items ?? []
    if items != own + more {
      fault("selection", "the bar has other items (\(items.count), not \(own.count + more.count))")
    }
    let content = tabs.content
    if tabs.tabBar.selectedItem !== content?.tabBarItem {
      fault("selection", "the bar has selected another item")
    }
    let buttons = tabs.tabBar.row.buttons
    let marked = buttons.filter(\.isSelected).map(\.item)
    let expected = buttons.map(\.item).filter { $0 === tabs.tabBar.selectedItem }
    if marked != expected { fault("selection", "\(marked.count) items are marked") }
  }

  // MARK: The bar

  private func checkBar() {
    let bar = tabs.tabBar
    guard let view = tabs.viewIfLoaded else { return }
    if !bar.isDescendant(of: view) { fault("bar", "the bar is outside of the controller's view") }
    if !(0...140).contains(bar.bounds.height) {
      fault("bar", "the bar is \(bar.bounds.height) high")
    }
  }

  private func fault(_ rule: String, _ detail: String) { world.fault(rule, detail) }

  private func name(_ controller: UIViewController) -> String { World.name(controller) }
}

extension World {
  /// The name of a controller in findings.
  static func name(_ controller: UIViewController) -> String {
    (controller as? Witness)?.record.name ?? "\(type(of: controller))"
  }
}
