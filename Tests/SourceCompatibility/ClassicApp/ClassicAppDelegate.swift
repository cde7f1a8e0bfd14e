import UIKit

/// An application without scenes: the application's delegate owns the window.
class ClassicAppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
  var window: UIWindow?
  var tabBarController: UITabBarController!
  var selectedTitles: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    tabBarController = makeTabBarController()
    window?.rootViewController = tabBarController
    window?.backgroundColor = UIColor.white
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}

  func makeTabBarController() -> UITabBarController {
    let first = ClassicViewController()
    first.title = "First"
    first.tabBarItem.image = UIImage(named: "first")

    let second = ClassicViewController(nibName: nil, bundle: nil)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    second.tabBarItem.badgeValue = "5"

    let third = ClassicViewController()
    third.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)

    let controller = UITabBarController()
    controller.viewControllers = [first, second, third]
    controller.selectedIndex = 1
    controller.delegate = self
    controller.tabBar.tintColor = UIColor.red
    controller.tabBar.unselectedItemTintColor = .darkGray
    return controller
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    viewController.tabBarItem.tag != 2
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    selectedTitles.append(viewController.tabBarItem.title ?? "")
  }
}

/// A page with a button whose target is the page itself.
class ClassicViewController: UIViewController {
  let button = UIButton(type: .system)
  var tapCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
    button.setTitle("Count", for: .normal)
    button.addTarget(
      self,
      action: Selector(ClassicViewController.buttonTapped(_:)),
      for: .touchUpInside
    )
    view.addSubview(button)
  }

  func buttonTapped(_ sender: UIButton) {
    tapCount += 1
    tabBarItem.badgeValue = "\(tapCount)"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.tabBar.isHidden = false
  }
}
