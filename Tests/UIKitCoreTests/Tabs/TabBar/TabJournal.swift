import UIKitCore

/// Writes down what happens to several controllers, in one order.
@MainActor
final class TabJournal {
  private(set) var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  func clear() { entries = [] }
}

/// A page that writes down its calls.
final class JournalPage: UIViewController {
  let name: String
  let journal: TabJournal
  /// Runs once, inside the callback of that name.
  var actions: [String: () -> Void] = [:]
  /// Runs each time the page has appeared.
  var viewDidAppearAlways: (() -> Void)?

  init(_ name: String, _ journal: TabJournal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ event: String) {
    journal.write("\(name).\(event)")
    actions.removeValue(forKey: event)?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("didAppear")
    viewDidAppearAlways?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write(parent == nil ? "didLeave" : "didJoin")
  }
}

/// A tab bar controller that writes down its own appearance.
final class JournalTabs: UITabBarController {
  let journal: TabJournal

  init(_ names: [String], _ journal: TabJournal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    viewControllers = names.map { JournalPage($0, journal) }
  }

  required init?(coder: NSCoder) { nil }

  var pages: [JournalPage] { viewControllers?.compactMap { $0 as? JournalPage } ?? [] }

  override func viewWillAppear(_ animated: Bool) {
    journal.write("tabs.willAppear")
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("tabs.didAppear")
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    journal.write("bar \(item.title ?? "")")
  }
}

/// Writes down what it is asked and told, and answers as it was set.
final class JournalDelegate: NSObject, UITabBarControllerDelegate {
  let journal: TabJournal
  var allows = true
  var onShouldSelect: ((UITabBarController) -> Void)?
  var onDidSelect: ((UITabBarController) -> Void)?
  var animator: UIViewControllerAnimatedTransitioning?
  var interaction: UIViewControllerInteractiveTransitioning?

  init(_ journal: TabJournal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let selected = tabBarController.selectedViewController?.title ?? "none"
    journal.write("should \(viewController.title ?? "") from \(selected)")
    onShouldSelect?(tabBarController)
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let selected = tabBarController.selectedViewController?.title ?? "none"
    journal.write("did \(viewController.title ?? "") at \(selected)")
    onDidSelect?(tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard animator != nil else { return nil }
    journal.write("animator \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard interaction != nil else { return nil }
    journal.write("interaction")
    return interaction
  }
}

/// Holds objects that nothing else holds up to the end of a test.
func keepAlive(_ objects: AnyObject...) {
  withExtendedLifetime(objects) {}
}
