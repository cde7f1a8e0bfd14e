import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: focus and the bar", .releasesEverything) @MainActor
struct TelevisionFocusTests {
  // MARK: Focus on the bar

  @Test("initially the selected tab has the focus", .rule("R-TV-9", "R-FOC-5"))
  func beginning() {
    let stage = TelevisionFocusStage { tabs, _ in tabs.selectedIndex = 1 }

    #expect(stage.focused == "Films")
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test(
    "focusing a tab selects it like a tap",
    .rule("R-TV-2", "R-SEL-1"),
    .member("UITabBar.didUpdateFocus")
  )
  func selecting() {
    let listener = RecordingTabBarControllerDelegate()
    let stage = TelevisionFocusStage()
    stage.tabs.delegate = listener

    stage.press(.rightArrow)
    #expect(stage.focused == "Films")
    #expect(stage.tabs.selectedIndex == 1)
    #expect(listener.journal.lines == ["should Films from Home", "did Films at Films"])

    stage.press(.rightArrow, .rightArrow)
    #expect(stage.focused == "Search")
    #expect(
      listener.journal.lines.suffix(2) == ["should Search from Films", "did Search at Search"]
    )

    stage.press(.downArrow, .upArrow)
    #expect(stage.focused == "Search")
    #expect(listener.journal.lines.count == 4)
  }

  @Test("a tab whose selection is refused still gets the focus", .rule("R-TV-2"))
  func refused() {
    let listener = RecordingTabBarControllerDelegate()
    listener.shouldSelect = { $0.title != "Films" }
    let stage = TelevisionFocusStage()
    stage.tabs.delegate = listener

    stage.press(.rightArrow)
    #expect(stage.focused == "Films")
    #expect(stage.tabs.selectedIndex == 0)

    #expect(stage.press(.select) == false)
    #expect(stage.focused == "Films")
    #expect(listener.journal.lines == ["should Films from Home", "should Films from Home"])

    listener.shouldSelect = { _ in true }
    stage.press(.select)
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.focused == "Left")
  }

  @Test("the next tab can be focused during a transition", .rule("R-TV-2"))
  func duringMovement() {
    let movement = SlowTransition()
    let stage = TelevisionFocusStage()
    stage.tabs.delegate = movement

    stage.phone.press(.rightArrow)
    stage.advance(by: 0.1)
    stage.phone.press(.rightArrow)
    stage.advance(by: 2)

    #expect(stage.focused == "Search")
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.pages[2].view.window != nil)
    #expect(stage.pages[1].view.window == nil)
  }

  @Test("disabled tabs are skipped", .rule("R-TV-8"))
  func disabled() {
    let stage = TelevisionFocusStage { _, pages in pages[1].tabBarItem.isEnabled = false }

    stage.press(.rightArrow)
    #expect(stage.focused == "Search")

    stage.tabs.selectedIndex = 1
    stage.press(.downArrow)
    stage.press(.menu)
    #expect(["Home", "Search"].contains(stage.focused))
  }

  @Test("tabs that do not fit cannot be focused", .rule("R-TV-5", "R-TV-8"))
  func noRoom() {
    let stage = Stage(titles: (1...20).map { "Television \($0)" }, on: .appleTV)
    stage.advance(by: 0.5)
    let shown = stage.tabs.tabBar.row.buttons.filter { !$0.isHidden }.count

    for _ in 0..<20 { stage.phone.press(.rightArrow) }

    #expect(stage.phone.focusedElement?.label == "Television \(shown)")
    #expect(stage.tabs.selectedIndex == shown - 1)
  }

  @Test("the focused tab is white and raised, with a black title", .rule("R-TV-13"))
  func look() {
    let stage = TelevisionFocusStage()
    let button = stage.bar.row.buttons[0]
    let pill = button.subviews.compactMap { $0 as? UITabBarSelectionIndicatorView }.first

    #expect(pill?.shape == .mark(.white))
    #expect(pill?.frame == button.bounds)
    #expect((pill?.layer.shadowOpacity ?? 0) > 0)
    #expect(button.label.textColor == .black)

    stage.press(.downArrow)
    #expect(pill?.shape == .mark(.systemFill))
    #expect(pill?.layer.shadowOpacity == 0)
    #expect(button.label.textColor == .label)
  }

  // MARK: Focus in the content

  @Test("down moves the focus to the view directly below the selected tab", .rule("R-TV-3"))
  func down() {
    let stage = TelevisionFocusStage()
    stage.press(.rightArrow, .downArrow)

    #expect(stage.focused == "Middle")
  }

  @Test("or else to the nearest", .rule("R-TV-3"))
  func downAside() {
    let stage = TelevisionFocusStage { _, pages in
      pages[0].loadViewIfNeeded()
      pages[0].buttons[1].isEnabled = false
    }
    stage.press(.downArrow)

    #expect(stage.focused == "Low")
  }

  @Test("Select moves the focus to the page's preferred view", .rule("R-TV-4"))
  func select() {
    let stage = TelevisionFocusStage { _, pages in
      pages[0].loadViewIfNeeded()
      pages[0].preferred = pages[0].buttons[2]
    }

    #expect(stage.press(.select))
    #expect(stage.focused == "Low")

    stage.press(.menu, .rightArrow, .select)
    #expect(stage.focused == "Left")
  }

  @Test("if the page has no focusable view, Select keeps the focus", .rule("R-TV-4"))
  func emptyPage() {
    let stage = TelevisionFocusStage { _, pages in
      pages[0].loadViewIfNeeded()
      for button in pages[0].buttons { button.isEnabled = false }
    }

    #expect(!stage.press(.select))
    #expect(stage.focused == "Home")
  }

  @Test("up moves the focus back to the selected tab, not to the nearest one", .rule("R-TV-8"))
  func up() {
    let stage = TelevisionFocusStage()
    stage.press(.rightArrow, .rightArrow, .downArrow)
    stage.press(.leftArrow)
    #expect(stage.focused == "Left")

    stage.press(.upArrow)
    #expect(stage.focused == "Search")
    #expect(stage.tabs.selectedIndex == 2)
  }

  @Test("Menu moves the focus back to the bar, and is not handled there", .rule("R-TV-7"))
  func menu() {
    let stage = TelevisionFocusStage()
    stage.press(.rightArrow, .downArrow)
    #expect(stage.focused == "Middle")

    #expect(stage.press(.menu))
    #expect(stage.focused == "Films")
    #expect(!stage.press(.menu))
    #expect(stage.focused == "Films")
  }

  @Test("in a navigation stack Menu pops pages first", .rule("R-TV-7"))
  func menuInStack() {
    let stage = TelevisionFocusStage(inStacks: true)
    let next = ButtonPage("Next")
    ReleaseWitnesses.announce(next)
    stage.press(.downArrow)
    stage.pages[0].navigationController?.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(next.view.window != nil)

    stage.press(.select)
    stage.press(.menu)
    #expect(stage.pages[0].navigationController?.viewControllers.count == 1)
    #expect(stage.focused != "Home")

    stage.press(.menu)
    #expect(stage.focused == "Home")
  }

  @Test("a hidden bar cannot be focused", .rule("R-TV-8"))
  func hidden() {
    let stage = TelevisionFocusStage()

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 1)
    #expect(stage.focused == "Left")

    stage.press(.upArrow)
    #expect(stage.focused == "Left")
    #expect(!stage.press(.menu))
  }

  @Test(
    "an accessory view can be focused, next to the selected tab",
    .rule("R-TV-15", "R-TV-8")
  )
  func accessory() {
    let stage = TelevisionFocusStage()
    let profile = UIButton(type: .custom)
    profile.setTitle("Profile", for: .normal)
    profile.frame = CGRect(x: 0, y: 4, width: 160, height: 60)
    stage.bar.leadingAccessoryView.addSubview(profile)
    stage.advance(by: 0.1)

    stage.press(.rightArrow, .leftArrow, .leftArrow)
    #expect(stage.focused == "Profile")
    stage.press(.rightArrow)
    #expect(stage.focused == "Home")
  }

  // MARK: Scrolling

  @Test(
    "focusing the bar scrolls the content to its top",
    .rule("R-TV-1", "R-TV-7")
  )
  func comesBack() {
    let stage = TelevisionFocusStage()
    let page = stage.pages[0]
    page.scrollView.contentSize.height = 4_000
    page.add("Far", x: 780, y: 900)
    page.add("Farther", x: 780, y: 1_700)
    page.setContentScrollView(page.scrollView, for: .top)

    stage.press(.downArrow, .downArrow)
    stage.press(.downArrow, .downArrow)
    #expect(stage.focused == "Farther")
    #expect(stage.bar.frame.maxY == 0)

    stage.press(.menu)
    #expect(stage.focused == "Home")
    #expect(stage.bar.frame.minY == 46)
    #expect(page.scrollView.contentOffset.y == -160)
  }

  @Test("content does not rest with the bar partly visible", .rule("R-TV-1"))
  func rest() {
    let stage = TelevisionFocusStage()
    let page = stage.pages[0]
    page.scrollView.contentSize.height = 4_000
    page.add("Far", x: 780, y: 900)
    page.setContentScrollView(page.scrollView, for: .top)
    stage.press(.downArrow, .downArrow, .downArrow)
    #expect(stage.focused == "Far")

    stage.press(.upArrow, .upArrow, .upArrow)
    #expect(page.scrollView.contentOffset.y == -160)
    #expect(stage.focused == "Home")
  }

  // MARK: Standalone bars

  @Test("a standalone bar selects the focused item and calls its delegate", .rule("R-TV-2"))
  func standalone() {
    let television = Simulator(.appleTV)
    let bar = UITabBar(frame: CGRect(x: 0, y: 46, width: 1_920, height: 68))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[0]
    let listener = RecordingTabBarDelegate()
    bar.delegate = listener
    television.window.addSubview(bar)
    television.advance(by: 0.5)
    #expect(television.focusedElement?.label == "A")

    television.press(.rightArrow)
    television.advance(by: 0.5)

    #expect(bar.selectedItem?.title == "B")
    #expect(listener.journal.lines == ["didSelect B off"])
    #expect(bar.preferredFocusEnvironments.first === bar.row.buttons[1])
  }
}

@MainActor
private final class SlowTransition: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
