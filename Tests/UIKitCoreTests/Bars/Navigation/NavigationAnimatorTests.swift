import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Scratch") @MainActor struct NavigationAnimatorTests {
  func make() -> (Simulator, UINavigationController, RecordingNavigationControllerDelegate) {
    let simulator = Simulator(.iPhone15)
    let nav = UINavigationController(rootViewController: UIViewController())
    let delegate = RecordingNavigationControllerDelegate()
    delegate.makeAnimator = { ScratchAnimator() }
    nav.delegate = delegate
    return (simulator, nav, delegate)
  }
  func change(_ nav: UINavigationController, _ isPush: Bool) {
    if isPush {
      nav.pushViewController(UIViewController(), animated: true)
    } else {
      nav.setViewControllers([UIViewController(), UIViewController()], animated: true)
    }
  }
  @Test func cases() {
    for isPush in [true, false] {
      func run(_ name: String, _ f: (Simulator, UINavigationController) -> Void) {
        let (s, nav, d) = make()
        f(s, nav)
        s.advance(by: 1.5)
        print(
          "@@",
          isPush ? "push" : "set ",
          name,
          d.journal.lines.filter { $0.contains("animator") }.count
        )
      }
      run("first viewDidAppear of page") { s, nav in
        let page = AppearPage(); page.onAppear = { change(nav, isPush) }
        nav.setViewControllers([page], animated: false)
        s.window.rootViewController = nav
      }
      run("viewWillAppear of page") { s, nav in
        let page = AppearPage(); page.onWill = { change(nav, isPush) }
        nav.setViewControllers([page], animated: false)
        s.window.rootViewController = nav
      }
      run("viewDidAppear of nav in tabs") { s, nav in
        let page = AppearPage(); page.onAppear = { change(nav, isPush) }
        nav.setViewControllers([page], animated: false)
        let tabs = UITabBarController(); tabs.viewControllers = [UIViewController(), nav]
        s.window.rootViewController = tabs; s.advance(by: 0.5); tabs.selectedIndex = 1
      }
      run("in present completion") { s, nav in
        let root = UIViewController(); s.window.rootViewController = root; s.advance(by: 0.1)
        root.present(nav, animated: true) { change(nav, isPush) }
      }
      run("during present") { s, nav in
        let root = UIViewController(); s.window.rootViewController = root; s.advance(by: 0.1)
        root.present(nav, animated: true); s.advance(by: 0.1); change(nav, isPush)
      }
      run("in full dismiss completion") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        let p = UIViewController(); p.modalPresentationStyle = .fullScreen
        nav.present(p, animated: false); s.advance(by: 0.1)
        nav.dismiss(animated: true) { change(nav, isPush) }
      }
      run("during full dismiss") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        let p = UIViewController(); p.modalPresentationStyle = .fullScreen
        nav.present(p, animated: false); s.advance(by: 0.1)
        nav.dismiss(animated: true); change(nav, isPush)
      }
      run("during sheet dismiss") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        nav.present(UIViewController(), animated: false); s.advance(by: 0.1)
        nav.dismiss(animated: true); change(nav, isPush)
      }
      run("sheet covers") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        nav.present(UIViewController(), animated: false); s.advance(by: 0.1); change(nav, isPush)
      }
      run("view without containment") { s, nav in
        let root = UIViewController(); s.window.rootViewController = root; s.advance(by: 0.1)
        root.view.addSubview(nav.view); s.advance(by: 0.1); change(nav, isPush)
      }
      run("view in window directly") { s, nav in
        s.window.rootViewController = UIViewController(); s.advance(by: 0.1)
        s.window.addSubview(nav.view); s.advance(by: 0.1); change(nav, isPush)
      }
      run("view added, then child") { s, nav in
        let root = UIViewController(); s.window.rootViewController = root; s.advance(by: 0.1)
        root.view.addSubview(nav.view); root.addChild(nav); nav.didMove(toParent: root);
        s.advance(by: 0.1); change(nav, isPush)
      }
      run("child, then view") { s, nav in
        let root = UIViewController(); s.window.rootViewController = root; s.advance(by: 0.1)
        root.addChild(nav); root.view.addSubview(nav.view); nav.didMove(toParent: root);
        change(nav, isPush)
      }
      run("same turn as window") { s, nav in
        s.window.rootViewController = nav; change(nav, isPush)
      }
      run("hidden window then visible") { s, nav in
        let w = UIWindow(); w.rootViewController = nav; w.isHidden = false; change(nav, isPush)
        s.advance(by: 0.1); w.isHidden = true
      }
      run("in didShow") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        var once = false
        (nav.delegate as? RecordingNavigationControllerDelegate)?.onWillShow = { n in
          if !once { once = true; change(n, isPush) }
        }
        nav.pushViewController(UIViewController(), animated: true)
      }
      run("animations disabled") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        UIView.performWithoutAnimation { change(nav, isPush) }
      }
      run("twice") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        change(nav, isPush); change(nav, isPush)
      }
      run("animated then not") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        change(nav, isPush); change(nav, isPush);
        nav.setViewControllers(nav.viewControllers + [UIViewController()], animated: false)
      }
      run("from empty") { s, nav in
        nav.setViewControllers([], animated: false)
        s.window.rootViewController = nav; s.advance(by: 0.1)
        change(nav, isPush)
      }
      run("inside CATransaction") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        CATransaction.begin(); CATransaction.setCompletionBlock { print("   done") }
        change(nav, isPush); CATransaction.commit()
      }
      run("same top, other below") { s, nav in
        s.window.rootViewController = nav; s.advance(by: 0.1)
        nav.setViewControllers([UIViewController(), nav.viewControllers[0]], animated: true)
      }
      run("in sixth tab") { s, nav in
        let tabs = UITabBarController();
        tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [nav]
        s.window.rootViewController = tabs; s.advance(by: 0.1); tabs.selectedIndex = 6;
        s.advance(by: 1)
        change(nav, isPush)
      }
    }
  }
}
final class AppearPage: UIViewController {
  var onAppear: (() -> Void)?
  var onWill: (() -> Void)?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated); onAppear?(); onAppear = nil
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated); onWill?(); onWill = nil
  }
}
@MainActor final class ScratchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.1 }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.1, animations: { context.containerView.alpha = 0.5 }) { _ in
      context.containerView.alpha = 1; context.completeTransition(true)
    }
  }
}
