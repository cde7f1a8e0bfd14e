import SimulatorKit

@testable import UIKitCore

extension World {
  // MARK: Items and bar

  func performBar(_ step: Step) -> Bool {
    let bar = tabs.tabBar
    switch step {
    case .badge(let tab, let text): child(tab)?.tabBarItem.badgeValue = text
    case .title(let tab, let text): child(tab)?.title = text
    case .image(let tab, let kind): child(tab)?.tabBarItem.image = image(kind)
    case .item(let tab, let kind):
      let item =
        kind % 4 == 0
        ? UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        : UITabBarItem(title: "Item \(kind)", image: image(kind), tag: kind)
      child(tab)?.tabBarItem = item
    case .enabled(let tab, let isEnabled): child(tab)?.tabBarItem.isEnabled = isEnabled
    case .hideBar(let hidden, let animated): tabs.setTabBarHidden(hidden, animated: animated)
    case .hideBarView(let hidden): bar.isHidden = hidden
    case .translucent(let isTranslucent): bar.isTranslucent = isTranslucent
    case .appearance(let kind): setAppearance(kind, of: bar)
    case .positioning(let kind): bar.itemPositioning = [.automatic, .fill, .centered][kind % 3]
    case .tint(let kind): bar.tintColor = [nil, .systemRed, .systemGreen][kind % 3]
    case .additionalInsets(let kind):
      let insets = [.zero, UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5)]
      tabs.selectedViewController?.additionalSafeAreaInsets = insets[kind % 2]
    default: return false
    }
    return true
  }

  private func child(_ index: Int) -> UIViewController? {
    pick(index, of: tabs.viewControllers ?? [])
  }

  private func image(_ kind: Int) -> UIImage? {
    switch kind % 4 {
    case 0: nil
    case 1: UIImage(systemName: "star")
    case 2: UIImage(systemName: "house.fill")
    default: UIImage()
    }
  }

  private func setAppearance(_ kind: Int, of bar: UITabBar) {
    let appearance = UITabBarAppearance()
    switch kind % 6 {
    case 0: appearance.configureWithOpaqueBackground()
    case 1: appearance.configureWithTransparentBackground()
    case 2: appearance.backgroundColor = .systemOrange
    case 3: appearance.stackedItemPositioning = .centered
    default: break
    }
    if kind % 6 == 5 {
      bar.scrollEdgeAppearance = nil
    } else if kind % 2 == 0 {
      bar.standardAppearance = appearance
    } else {
      bar.scrollEdgeAppearance = appearance
    }
  }

  // MARK: The rest

  func performRest(_ step: Step) -> Bool {
    switch step {
    case .present(let kind, let animated): present(kind, animated)
    case .dismiss(let animated):
      top?.presentingViewController?.dismiss(animated: animated) { [weak self] in
        self?.happened(.dismissed)
      }
    case .movement(let kind): delegate.kind = TabsDelegate.Kind(rawValue: kind % 4) ?? .none
    case .swipeTab(let index): swipeTab(to: index)
    case .swipeTabUpdate(let share): delegate.driver?.update(CGFloat(share))
    case .swipeTabEnd(let finishes):
      if finishes { delegate.driver?.finish() } else { delegate.driver?.cancel() }
      delegate.driver = nil
    case .state(let kind):
      UIApplication.shared.move(to: [.active, .inactive, .background][kind % 3])
    case .memoryWarning: UIApplication.shared.receiveMemoryWarning()
    case .hideWindow(let hidden): phone.window.isHidden = hidden
    case .secondWindow(let isOpen): openSecondWindow(isOpen)
    case .replaceRoot(let kind): replaceRoot(kind)
    case .advance(let seconds): advance(seconds)
    case .settle:
      if !settle() { fault("rest", "something moves without end") }
    case .when(let moment, let step): reactions[moment] = step
    default: return false
    }
    return true
  }

  private func swipeTab(to index: Int) {
    guard delegate.driver == nil else { return }
    delegate.driver = UIPercentDrivenInteractiveTransition()
    tabs.selectedViewController = pick(index, of: tabs.viewControllers ?? [])
    // It is not used if there is no target, or if a transition is running.
    if delegate.driver?.duration == 0 { delegate.driver = nil }
  }

  // MARK: On top

  /// The topmost controller.
  var top: UIViewController? {
    var top = phone.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func present(_ kind: Int, _ animated: Bool) {
    guard let top else { return }
    let page = makePresented(kind)
    if let popover = page.popoverPresentationController, let view = top.viewIfLoaded {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: 100, width: 10, height: 10)
    }
    top.present(page, animated: animated) { [weak self] in self?.happened(.presented) }
  }

  private func makePresented(_ kind: Int) -> UIViewController {
    switch kind % 9 {
    case 0: return makeAlert(.alert)
    case 1: return makeAlert(.actionSheet)
    case 2: return makeChild(3)
    case 3:
      let inner = makeTabs()
      inner.modalPresentationStyle = .fullScreen
      return inner
    default:
      let page = makePage(kind)
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover,
      ]
      page.modalPresentationStyle = styles[kind % 9 - 4]
      return page
    }
  }

  private func makeAlert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [weak self] _ in
        self?.happened(.dismissed)
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    witness(alert, "alert")
    return alert
  }

  // MARK: Windows

  private func openSecondWindow(_ isOpen: Bool) {
    guard isOpen != (second != nil) else { return }
    if isOpen {
      let window = UIWindow(screen: screen)
      window.rootViewController = makeTabs()
      window.makeKeyAndVisible()
      witness(window, "second window")
      second = window
    } else {
      second?.isHidden = true
      second = nil
    }
    frameIfNeeded()
  }

  private func replaceRoot(_ kind: Int) {
    switch kind % 4 {
    case 0:
      tabs = makeTabs()
      phone.window.rootViewController = tabs
    case 1: phone.window.rootViewController = makePage(0)
    case 2:
      guard tabs.parent == nil, tabs.presentingViewController == nil else { break }
      phone.window.rootViewController = tabs
    default:
      tabs = makeTabs()
      let stack = makeChild(3)
      (stack as? Stack)?.viewControllers = [tabs]
      phone.window.rootViewController = stack
    }
  }
}
