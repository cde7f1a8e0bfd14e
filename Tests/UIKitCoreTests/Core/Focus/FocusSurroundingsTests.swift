import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: pages, presentations and scroll views", .releasesEverything) @MainActor
struct FocusSurroundingsTests {
  @Test(
    "a pushed page is focused at its preferred item, and popping restores the old item",
    .rule("R-FOC-8"),
    .rule("R-FOC-10")
  )
  func pushing() {
    let phone = Simulator(.iPhone15)
    let (first, second) = (FocusPage("A.B"), FocusPage("C.D"))
    let stack = UINavigationController(rootViewController: first)
    ReleaseWitnesses.announce(phone, stack)
    phone.window.rootViewController = stack
    phone.press(.tab)
    phone.press(.rightArrow)
    #expect(phone.focus == "B")

    second.prefers = [second["D"]]
    stack.pushViewController(second, animated: true)
    phone.advance(by: 1)
    #expect(phone.focus == "D")

    #expect(phone.press(.escape))
    phone.advance(by: 1)
    #expect(stack.topViewController === first)
    #expect(phone.focus == "B")
  }

  @Test(
    "without restoresFocusAfterTransition the page below uses its preference again",
    .rule("R-FOC-10")
  )
  func withoutRestoring() {
    let phone = Simulator(.iPhone15)
    let (first, second) = (FocusPage("A.B"), FocusPage("C.D"))
    #expect(first.restoresFocusAfterTransition)
    first.restoresFocusAfterTransition = false
    let stack = UINavigationController(rootViewController: first)
    ReleaseWitnesses.announce(phone, stack)
    phone.window.rootViewController = stack
    phone.press(.tab)
    phone.press(.rightArrow)
    stack.pushViewController(second, animated: false)
    phone.advance(by: 0.1)

    stack.popViewController(animated: false)
    phone.advance(by: 0.1)

    #expect(phone.focus == "A")
  }

  @Test(
    "the back button and bar button items can be focused and pressed",
    .rule("R-FOC-21")
  )
  func bars() {
    let phone = Simulator(.iPhone15)
    let (first, second) = (FocusPage("A"), FocusPage("B"))
    first.title = "First"
    var pressed = 0
    let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    share.primaryAction = UIAction(title: "Share") { _ in pressed += 1 }
    second.navigationItem.rightBarButtonItem = share
    let stack = UINavigationController(rootViewController: first)
    ReleaseWitnesses.announce(phone, stack)
    phone.window.rootViewController = stack
    stack.pushViewController(second, animated: false)

    phone.press(.tab)
    #expect(phone.focus == "B")
    phone.press(.upArrow)
    #expect(phone.focus == "First")
    phone.press(.rightArrow)
    #expect(phone.focus == "Share")
    phone.press(.space)
    #expect(pressed == 1)
    phone.press(.leftArrow)
    phone.press(.return)
    phone.advance(by: 1)

    #expect(stack.topViewController === first)
  }

  @Test(
    "selecting a tab in code moves the focus to its page",
    .rule("R-FOC-8"),
    .rule("R-FOC-9")
  )
  func tabs() {
    let phone = Simulator(.iPhone15)
    let (first, second) = (FocusPage("A.B"), FocusPage("C.D"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    ReleaseWitnesses.announce(phone, tabs)
    phone.window.rootViewController = tabs
    phone.press(.tab)
    phone.press(.rightArrow)

    tabs.selectedIndex = 1
    phone.advance(by: 0.1)
    #expect(phone.focus == "C")

    tabs.selectedIndex = 0
    phone.advance(by: 0.1)
    #expect(phone.focus == "B")
  }

  // MARK: Presentation

  private func presenting(_ style: UIModalPresentationStyle) -> (Simulator, FocusPage, FocusPage) {
    let phone = Simulator(.iPhone15)
    let (below, above) = (FocusPage("A.B\nE.F"), FocusPage("C.D"))
    above.modalPresentationStyle = style
    _ = phone.show(below)
    phone.press(.tab)
    phone.press(.rightArrow)
    below.present(above, animated: true)
    phone.advance(by: 1)
    return (phone, below, above)
  }

  @Test("a presented page gets the focus and keeps it inside", .rule("R-FOC-11"))
  func presentation() {
    let (phone, _, above) = presenting(.pageSheet)

    #expect(phone.focus == "C")
    phone.press(.tab)
    #expect(phone.focus == "D")
    phone.press(.tab)
    #expect(phone.focus == "C")
    phone.press(.upArrow)
    #expect(phone.focus == "C")
    above.dismiss(animated: false)
  }

  @Test("Escape dismisses a sheet, and the focus is restored", .rule("R-FOC-22"), .rule("R-FOC-10"))
  func escapeSheet() {
    let (phone, below, _) = presenting(.pageSheet)

    #expect(phone.press(.escape))
    phone.advance(by: 1)

    #expect(below.presentedViewController == nil)
    #expect(phone.focus == "B")
  }

  @Test("Escape dismisses neither modal sheets nor full screen presentations", .rule("R-FOC-22"))
  func escapeRefused() {
    let (phone, below, above) = presenting(.pageSheet)
    above.isModalInPresentation = true
    #expect(phone.press(.escape))
    phone.advance(by: 1)
    #expect(below.presentedViewController === above)
    #expect(phone.focus == "C")
    above.dismiss(animated: false)

    let (other, lower, upper) = presenting(.fullScreen)
    other.press(.escape)
    other.advance(by: 1)
    #expect(lower.presentedViewController === upper)
    #expect(other.focus == nil)
    upper.dismiss(animated: false)
  }

  @Test(
    "the buttons of an alert can be focused, and Escape cancels",
    .rule("R-FOC-21"),
    .rule("R-FOC-22")
  )
  func alert() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("A"))
    var chosen: [String] = []
    for key in [Simulator.Key.return, .escape] {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .default) { _ in chosen.append("yes") })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in chosen.append("no") })
      page.present(alert, animated: false)
      phone.advance(by: 1)
      if phone.focus == nil { phone.press(.tab) }
      while phone.focus != "Delete" { phone.press(.tab) }
      phone.press(key)
      phone.advance(by: 1)
    }

    #expect(chosen == ["yes", "no"])
    #expect(phone.focus == "A" || phone.focus == nil)
  }

  // MARK: Focus guides

  @Test(
    "a focus guide redirects arrow keys to its preferred item and is skipped by Tab",
    .rule("R-FOC-13")
  )
  func guide() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(
      FocusPage(
        """
        A.......B
        .........
        .........
        C........
        """
      )
    )
    let guide = UIFocusGuide()
    page.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: page["B"].leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: page["C"].topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    guide.preferredFocusEnvironments = [page["A"]]
    phone.press(.tab)
    phone.press(.tab)
    #expect(phone.focus == "B")

    phone.press(.downArrow)
    #expect(phone.focus == "A")

    guide.isEnabled = false
    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.focus == "C")

    guide.isEnabled = true
    guide.preferredFocusEnvironments = nil
    phone.press(.upArrow)
    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.focus == "C")
  }

  // MARK: Scroll views

  @Test(
    "a scroll view scrolls to the focused item, or in steps if there is no next item",
    .rule("R-FOC-15"),
    .rule("R-FOC-20")
  )
  func scrolling() {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
    scrollView.contentSize = CGSize(width: 375, height: 1400)
    for (index, y) in [0, 400, 800].enumerated() {
      let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
      button.accessibilityLabel = "\(index)"
      scrollView.addSubview(button)
    }
    page.view.addSubview(scrollView)
    ReleaseWitnesses.announce(phone, page, scrollView)
    phone.window.rootViewController = page

    phone.press(.tab)
    phone.press(.downArrow)
    phone.advance(by: 1)
    #expect(phone.focus == "1")
    #expect(scrollView.contentOffset.y == 140)

    phone.press(.downArrow)
    phone.advance(by: 1)
    #expect(phone.focus == "1")
    #expect(scrollView.contentOffset.y == 180)
  }

  @Test("focus items need not be views", .rule("R-FOC-6"))
  func ownItems() {
    let phone = Simulator(.iPhone15)
    let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    phone.window.addSubview(canvas)
    ReleaseWitnesses.announce(phone, canvas)

    phone.press(.tab)
    phone.press(.rightArrow)

    #expect(phone.focusSystem.focusedItem === canvas.spots[1])
    #expect(phone.focusedElement?.frame == CGRect(x: 100, y: 100, width: 50, height: 50))
    #expect(canvas.journal.lines == ["1"])
  }

  private final class Canvas: UIView {
    let journal = Journal()

    private(set) lazy var spots = (0..<2).map { index in
      let spot = FocusSpot("\(index)")
      spot.frame = CGRect(x: index * 100, y: 0, width: 50, height: 50)
      spot.parentFocusEnvironment = self
      return spot
    }

    override func focusItems(in rect: CGRect) -> [UIFocusItem] { spots }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      #expect(context.nextFocusedView === self)
      if context.previouslyFocusedItem != nil {
        journal.record((context.nextFocusedItem as? FocusSpot)?.name ?? "-")
      }
    }
  }
}
