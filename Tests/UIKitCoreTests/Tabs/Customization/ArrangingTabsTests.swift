import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "Arranging the tabs of a controller",
  .serialized,
  .releasesEverything,
  .member(
    "UITabBarControllerDelegate.tabBarController(_:willBeginCustomizing:)",
    "UITabBarControllerDelegate.tabBarController(_:willEndCustomizing:changed:)",
    "UITabBarControllerDelegate.tabBarController(_:didEndCustomizing:changed:)"
  )
)
@MainActor
struct ArrangingTabsTests {
  private let stage = ArrangingStage("ABCDEFG")

  @Test(
    "a tab dropped on the bar changes places with the one there, and calls are in order",
    .rule("R-CUS-2", "R-CUS-3", "R-CUS-4", "R-CUS-41", "R-CUS-43")
  )
  func exchange() {
    stage.begin()
    #expect(stage.journal.lines == ["willBegin ABCDEFG"])

    stage.drag(candidate: "F", toPlace: 1)
    #expect(stage.order == "AFCDEBG")
    #expect(stage.barTitles == ["A", "F", "C", "D", "More"])
    #expect(stage.listTitles == ["E", "B", "G"])
    #expect(stage.journal.lines == ["willBegin ABCDEFG"])
    stage.done()

    #expect(
      stage.journal.lines == [
        "willBegin ABCDEFG", "willEnd AFCDEBG changed", "didEnd AFCDEBG changed",
      ]
    )
    #expect(stage.order == "AFCDEBG")
    #expect(stage.barTitles == ["A", "F", "C", "D", "More"])
    #expect(stage.listTitles == ["E", "B", "G"])
    #expect(stage.sheet == nil)
  }

  @Test(
    "the sheet ends at the bar, even if the view was scaled when the sheet was shown",
    .rule("R-CUS-21")
  )
  func scaledWhileOpening() throws {
    stage.tabs.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    stage.begin()
    stage.tabs.view.transform = .identity
    stage.phone.advance(by: 1)

    let opening = try #require(stage.sheet?.panel.superview)
    #expect(abs(opening.frame.maxY - stage.bar.frame.minY) < 0.01)
    stage.done()
  }

  @Test("the bar is not transparent below the sheet", .rule("R-CUS-21"))
  func background() {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    stage.bar.scrollEdgeAppearance = appearance
    let transparent = stage.bar.displayed.value.background
    stage.begin()
    #expect(stage.bar.displayed.value.background != transparent)
    stage.done()
    #expect(stage.bar.displayed.value.background == transparent)
  }

  @Test("willEnd is called before the sheet disappears, didEnd afterwards", .rule("R-CUS-3"))
  func twoSteps() throws {
    stage.begin()
    stage.drag(candidate: "G", toPlace: 0)

    try stage.phone.tap("Done")
    #expect(stage.journal.lines == ["willBegin ABCDEFG", "willEnd GBCDEFA changed"])
    #expect(stage.bar.isCustomizing)
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines.last == "didEnd GBCDEFA changed")
    #expect(!stage.bar.isCustomizing)
  }

  @Test("the sheet shows all tabs and dims those on the bar", .rule("R-CUS-2", "R-CUS-20"))
  func candidates() {
    stage.begin()

    #expect(stage.sheet?.panel.candidates.map(\.item.title) == ["A", "B", "C", "D", "E", "F", "G"])
    #expect(
      stage.sheet?.panel.candidates.map(\.isOnBar) == [true, true, true, true, false, false, false]
    )
    stage.drag(candidate: "E", toPlace: 3)
    #expect(
      stage.sheet?.panel.candidates.map(\.isOnBar) == [true, true, true, false, true, false, false]
    )
  }

  @Test("tabs can be moved along the bar", .rule("R-CUS-20"))
  func alongTheBar() {
    stage.begin()

    stage.drag(place: 0, toPlace: 3)
    #expect(stage.order == "BCDAEFG")
    stage.drag(candidate: "D", toPlace: 0)
    #expect(stage.order == "DCBAEFG")
    stage.done()

    #expect(stage.barTitles == ["D", "C", "B", "A", "More"])
    #expect(stage.journal.lines.last == "didEnd DCBAEFG changed")
  }

  @Test("an undone change is not reported as a change", .rule("R-CUS-3"))
  func takenBack() {
    stage.begin()

    stage.drag(candidate: "E", toPlace: 0)
    stage.drag(candidate: "A", toPlace: 0)
    stage.done()

    #expect(
      stage.journal.lines == ["willBegin ABCDEFG", "willEnd ABCDEFG", "didEnd ABCDEFG"]
    )
  }

  @Test("the More item is neither moved nor replaced", .rule("R-CUS-4"))
  func more() {
    stage.begin()
    #expect(stage.sheet?.places.subviews.count == 4)

    stage.drag(candidate: "F", toPlace: 4)
    stage.drag(place: 4, toPlace: 0)
    stage.drag(place: 0, toPlace: 4)

    #expect(stage.order == "ABCDEFG")
    #expect(stage.barTitles == ["A", "B", "C", "D", "More"])
    #expect(stage.bar.row.buttons.allSatisfy { $0.alpha == 1 })
  }

  @Test(
    "tabs that are not customizable stay in place, on the bar and in More",
    .rule("R-CUS-5")
  )
  func fixed() {
    stage.tabs.customizableViewControllers = stage.children("ACDEG")
    stage.begin()
    #expect(stage.journal.lines == ["willBegin ACDEG"])
    #expect(stage.candidate("B") == nil)
    #expect(stage.candidate("F") == nil)

    stage.drag(candidate: "E", toPlace: 1)
    stage.drag(place: 1, toPlace: 0)
    #expect(stage.order == "ABCDEFG")
    stage.drag(candidate: "G", toPlace: 0)
    stage.drag(place: 0, toPlace: 2)
    stage.done()

    #expect(stage.order == "CBGDEFA")
    #expect(
      stage.journal.lines.suffix(2) == ["willEnd CBGDEFA changed", "didEnd CBGDEFA changed"]
    )
  }

  @Test("tabs can be dragged with a mouse")
  func mouse() {
    stage.begin()
    let screen = stage.phone.window.screen
    func send(_ phase: TouchInput.Phase, _ point: CGPoint) {
      let input = TouchInput(
        identifier: 1,
        phase: phase,
        location: point,
        timestamp: screen.clock.now,
        isIndirect: true
      )
      UIApplication.shared.deliver(touches: [input], to: screen)
      stage.phone.advance(by: 0.02)
    }

    send(.began, stage.center(ofCandidate: "G"))
    send(.moved, stage.center(ofPlace: 2))
    send(.ended, stage.center(ofPlace: 2))
    stage.done()

    #expect(stage.order == "ABGDEFC")
  }

  @Test("in right-to-left layouts places are counted from the right", .rule("R-RTL-1"))
  func rightToLeft() {
    stage.phone.layoutDirection = .rightToLeft
    stage.begin()

    #expect(stage.center(ofPlace: 0).x > stage.center(ofPlace: 3).x)
    stage.drag(candidate: "E", toPlace: 0)
    stage.done()

    #expect(stage.order == "EBCDAFG")
    #expect(stage.barTitles == ["E", "B", "C", "D", "More"])
  }

  @Test("five tabs have no More tab and cannot be arranged", .rule("R-CUS-1", "R-CUS-42"))
  func fiveTabs() {
    stage.tabs.viewControllers = stage.children("ABCDE")

    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)

    #expect(stage.sheet == nil)
    #expect(stage.journal.lines.isEmpty)
  }

  @Test("forty tabs scroll inside the sheet", .rule("R-CUS-25"))
  func manyTabs() {
    let stage = ArrangingStage("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop", on: .iPhoneSE)
    stage.begin()

    stage.phone.press(at: stage.center(ofCandidate: "J"))
    stage.phone.advance(by: 0.3)
    stage.phone.slide(to: stage.center(ofPlace: 3))
    stage.phone.lift()
    stage.phone.advance(by: 1)
    stage.done()

    #expect(stage.order == "ABCJEFGHIDKLMNOPQRSTUVWXYZabcdefghijklmnop")
  }

  @Test("a tablet with a regular width has eight places, seven of them for tabs", .rule("R-MORE-2"))
  func pad() {
    let stage = ArrangingStage("ABCDEFGHI", on: .iPadPro11)
    stage.begin()

    stage.drag(candidate: "I", toPlace: 6)
    stage.drag(candidate: "H", toPlace: 7)
    stage.done()

    #expect(stage.order == "ABCDEFIHG")
    #expect(stage.barTitles == ["A", "B", "C", "D", "E", "F", "I", "More"])
    #expect(stage.journal.lines.suffix(1) == ["didEnd ABCDEFIHG changed"])
  }

  @Test("children that are assigned again are in the assigned order", .rule("R-CUS-6"))
  func notKept() {
    let declared = stage.tabs.viewControllers
    stage.begin()
    stage.drag(candidate: "G", toPlace: 0)
    stage.done()

    stage.tabs.viewControllers = declared

    #expect(stage.order == "ABCDEFG")
    #expect(stage.barTitles == ["A", "B", "C", "D", "More"])
  }

  // MARK: Selection

  @Test(
    "a selected tab that moves into More stays selected",
    .rule("R-MORE-14", "R-CUS-41")
  )
  func selectedGoes() {
    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)

    stage.drag(candidate: "G", toPlace: 0)
    #expect(stage.tabs.selectedViewController === stage.child("A"))
    #expect(stage.tabs.selectedIndex == 6)
    stage.done()

    #expect(stage.tabs.content === stage.tabs.moreNavigationController)
    #expect(stage.child("A").viewIfLoaded?.window != nil)
    #expect(stage.bar.selectedItem?.title == "More")
    #expect(stage.journal.lines.suffix(1) == ["didEnd GBCDEFA changed"])
  }

  @Test("the More list stays selected while tabs are moved", .rule("R-CUS-41"))
  func listStays() {
    stage.begin()

    stage.drag(candidate: "E", toPlace: 0)
    stage.done()

    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(stage.tabs.selectedIndex == NSNotFound)
    stage.tap("E")
    #expect(stage.tabs.selectedIndex == 0)
    stage.tap("More")
    stage.tap("A")
    #expect(stage.tabs.selectedIndex == 4)
    #expect(stage.child("A").viewIfLoaded?.window != nil)
  }

  @Test("a tab on More's stack moves to the bar with its pages")
  func guestGetsPlace() {
    let stack = UINavigationController(rootViewController: ArrangingStage.page("S"))
    stage.tabs.viewControllers = stage.children("ABCDEF") + [stack]
    stage.tap("More")
    stage.tap("S")
    stack.pushViewController(ArrangingStage.page("T"), animated: false)
    stage.phone.advance(by: 1)
    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)

    stage.drag(candidate: "S", toPlace: 0)
    stage.done()

    #expect(stage.barTitles == ["S", "B", "C", "D", "More"])
    #expect(stage.tabs.selectedViewController === stack)
    #expect(stack.viewControllers.titles == "ST")
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test(
    "delegate methods can be called with optional chaining",
    .member("UITabBarControllerDelegate.tabBarController")
  )
  func optionalCalls() {
    let delegate: UITabBarControllerDelegate = stage.delegate

    delegate.tabBarController?(stage.tabs, willBeginCustomizing: [])
    delegate.tabBarController?(
      stage.tabs,
      willEndCustomizing: stage.children("ABCDEFG"),
      changed: true
    )
    delegate.tabBarController?(
      stage.tabs,
      didEndCustomizing: stage.children("ABCDEFG"),
      changed: false
    )

    #expect(
      stage.journal.lines == ["willBegin ", "willEnd ABCDEFG changed", "didEnd ABCDEFG"]
    )
  }

  @Test("items that change while the sheet is shown are updated there", .rule("R-CUS-44"))
  func changingItems() throws {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    for letter in "AF" {
      let item = try #require(stage.child(letter).tabBarItem)
      item.title = "New \(letter)"
      item.image = image
    }
    stage.phone.advance(by: 0.1)

    for letter in "AF" {
      let candidate = try #require(stage.candidate("New \(letter)"))
      #expect(candidate.accessibilityLabel == "New \(letter)")
      #expect(candidate.subviews.contains { ($0 as? UILabel)?.text == "New \(letter)" })
      #expect(candidate.subviews.contains { ($0 as? UIImageView)?.image?.size == image.size })
    }
    #expect(stage.barTitles.first == "New A")
  }
}
