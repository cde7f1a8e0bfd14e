import SimulatorKit
import UIKit

/// A collection of stories that restores its state when it is opened again.
///
/// Everything that is restored has a `restorationIdentifier`, from the tab bar controller to the
/// scroll views.
final class StoriesTabBarController: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    restorationIdentifier = "reading"
    viewControllers = [
      stack(WordsViewController(), "words", "textformat"),
      stack(StoryListViewController("Stories", Story.stories), "stories", "book"),
      stack(StoryListViewController("Poems", Story.poems), "poems", "leaf"),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemBrown
  }

  private func stack(_ page: UIViewController, _ name: String, _ symbol: String)
    -> UIViewController
  {
    page.tabBarItem.image = UIImage(systemName: symbol)
    page.restorationIdentifier = "list"
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    stack.restorationIdentifier = name
    return stack
  }

  /// Opens a story and scrolls down.
  static func read(on device: Simulator) throws {
    try device.tap("Stories")
    device.advance(by: 1)
    try device.tap("The Lamp Keeper")
    device.advance(by: 1)
    let size = device.window.bounds.size
    device.drag(
      from: CGPoint(x: size.width / 2, y: size.height * 0.7),
      to: CGPoint(x: size.width / 2, y: size.height * 0.7 - 300),
      duration: 0.5,
      rest: 0.2
    )
    device.advance(by: 1)
  }
}
