import UIKit

/// Mail, notes and a voice recorder, each with a toolbar above the tab bar.
final class ToolbarsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let inbox = InboxViewController()
    inbox.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "tray.fill"), tag: 0)
    inbox.tabBarItem.badgeValue = "8"
    let note = LetterViewController()
    note.tabBarItem = UITabBarItem(title: "Notes", image: Icon.page, tag: 1)
    let memo = MemoViewController()
    memo.tabBarItem = UITabBarItem(title: "Memos", image: Icon.waves, tag: 2)
    tabBar.scrollEdgeAppearance = tabBar.standardAppearance
    viewControllers = [inbox, note, memo]
  }
}

/// A page with a toolbar at the bottom of its safe area.
class ToolbarViewController: UIViewController {
  let toolbar = UIToolbar()
  let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    view.addSubview(toolbar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.view.frame = view.bounds
    let height = toolbar.sizeThatFits(view.bounds.size).height
    page.additionalSafeAreaInsets.bottom = height
    toolbar.frame = CGRect(
      x: 0,
      y: view.bounds.maxY - view.safeAreaInsets.bottom - height,
      width: view.bounds.width,
      height: height
    )
  }
}
