import ObjectiveC
import UIKit
import os.log

/// A tab bar controller of the old kind: it replaces its bar, finds the bar's buttons by the name of their class,
/// and makes its pages from a list of classes.
@objc(KIKioskTabBarController)
class KioskTabBarController: UITabBarController, UITabBarControllerDelegate {
  @objc static let pages: [UIViewController.Type] = [
    FrontPageController.self, ArchiveController.self,
  ]

  private let log = OSLog(subsystem: "kiosk", category: "tabs")
  private var observation: NSKeyValueObservation?
  private(set) var buttons: [UIView] = []
  @objc dynamic private(set) var visits = 0

  override var selectedViewController: UIViewController? {
    didSet { visits += 1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setValue(TallTabBar(), forKey: "tabBar")
    viewControllers = KioskTabBarController.pages.enumerated().map(makeStack)
    observation = observe(\.selectedIndex, options: [.old, .new]) { (tabs, change) in
      tabs.note("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
    }
    os_log("%d pages", log: log, type: .debug, viewControllers?.count ?? 0)
  }

  private func makeStack(index: Int, page: UIViewController.Type) -> UIViewController {
    let controller = page.init()
    controller.tabBarItem = UITabBarItem(title: "Page \(index)", image: nil, tag: index)
    return UINavigationController(rootViewController: controller)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    buttons = tabBar.subviews.filter { type(of: $0) == NSClassFromString("UITabBarButton") }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    note("should \(viewController.tabBarItem.tag)")
    return true
  }
}

class TallTabBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height += 16
    return size
  }
}

// MARK: - A property in an extension

private var notesKey: UInt8 = 0

extension UIViewController {
  @objc var notes: [String] {
    get { objc_getAssociatedObject(self, &notesKey) as? [String] ?? [] }
    set { objc_setAssociatedObject(self, &notesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @objc func note(_ text: String) {
    objc_sync_enter(self)
    defer { objc_sync_exit(self) }
    notes.append(text)
  }

  /// What the page prints; pages override it.
  @objc func printTitle() -> String { title ?? "Untitled" }
}

#if DEBUG && canImport(SwiftUI)
  #Preview {
    KioskTabBarController()
  }
#endif
