import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: changes of the window", .releasesEverything) @MainActor
struct MoreAdaptingTests {
  @Test("a tablet has eight places", .rule("R-MORE-2"))
  func pad() {
    let seven = MoreStage(on: .iPadPro11)
    #expect(seven.barTitles == ["A", "B", "C", "D", "E", "F", "G"])

    let nine = MoreStage("ABCDEFGHI", on: .iPadPro11)
    #expect(nine.barTitles == ["A", "B", "C", "D", "E", "F", "G", "More"])
  }

  @Test("a television has no More tab", .rule("R-TV-5"))
  func television() {
    let stage = MoreStage("ABCDEFGHIJ", on: .appleTV)

    #expect(stage.barTitles.count == 10)
    #expect(!stage.tabs.moreTabs.hasMore)
  }

  @Test(
    "a selected child in More stays selected when it gets a place, and returns to More",
    .rule("R-MORE-11", "R-ROT-6")
  )
  func turnsWithChild() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.open("F")

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.barTitles == ["A", "B", "C", "D", "E", "F", "G"])
    #expect(stage.tabs.selectedIndex == 5)
    #expect(stage.inView == ["F"])
    #expect(stage.tabs.tabBar.selectedItem === stage.page("F").tabBarItem)
    #expect(stage.ownChildren == "ABCDEFG")
    #expect(
      stage.read("F") == [
        "willDisappear", "didDisappear", "willLeave", "didLeave", "willJoin", "didJoin",
        "willAppear", "didAppear",
      ]
    )

    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.barTitles == ["A", "B", "C", "D", "More"])
    #expect(stage.tabs.selectedIndex == 5)
    #expect(stage.inView == ["F"])
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("F")])
    #expect(stage.page("F").parent === stage.more)
    stage.tapBack()
    #expect(stage.rowTitles == ["E", "F", "G"])
  }

  @Test("if More disappears, the previous tab is selected instead of the list", .rule("R-MORE-11"))
  func turnsWithList() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.tapBar(2)
    stage.open("F")
    stage.tapBack()
    stage.journal.clear()

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()

    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.inView == ["C"])
    #expect(stage.readDelegate().isEmpty)
    #expect(!stage.showsList)
  }

  @Test("a selected tab on the bar is not affected", .rule("R-MORE-11"))
  func turnsWithTab() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    stage.tapBar(3)
    stage.journal.clear()

    stage.phone.rotate(to: .portrait)
    stage.rest()

    #expect(stage.inView == ["D"])
    #expect(stage.read().isEmpty)
  }

  @Test(
    "a navigation stack moves out of More and into it completely",
    .rule("R-MORE-11", "R-MORE-13")
  )
  func stacks() {
    let stage = MoreStage(stacks: "F", on: .iPhone15Plus)
    let letter = RecordingViewController("letter", stage.journal)
    stage.open("F")
    stage.stack("F").pushViewController(letter, animated: false)
    stage.rest()

    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()
    #expect(stage.stack("F").viewControllers == [stage.page("F"), letter])
    #expect(letter.view.isDescendant(of: stage.stack("F").view))
    #expect(letter.view.window != nil)

    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("F"), letter])
    #expect(letter.view.window != nil)
    ReleaseWitnesses.announce(letter)
  }

  @Test("changes of the window's width are handled like rotations", .rule("R-MORE-2", "R-MORE-11"))
  func multitasking() {
    let stage = MoreStage(on: .iPadPro11)
    stage.tapBar(6)

    stage.resize(to: 375)
    #expect(stage.barTitles == ["A", "B", "C", "D", "More"])
    #expect(stage.tabs.selectedIndex == 6)
    #expect(stage.inView == ["G"])
    #expect(stage.page("G").parent === stage.more)

    stage.resize(to: 834)
    #expect(stage.barTitles.count == 7)
    #expect(stage.inView == ["G"])
    #expect(stage.page("G").parent === stage.tabs)
  }

  @Test("a running transition in More is completed first", .rule("R-MORE-17"))
  func midway() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.tapMore()
    stage.touchRow("F")
    stage.phone.advance(by: 0.05)

    stage.phone.rotate(to: .landscapeLeft)
    #expect(stage.tabs.selectedIndex == 5)
    stage.rest()

    #expect(stage.inView == ["F"])
    #expect(stage.ownChildren == "ABCDEFG")
    let shown = stage.tabs.containerView?.transitionView.wrapperView.subviews
    #expect(shown?.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.page("F").view)])
  }

  @Test("the same applies to a swipe back", .rule("R-MORE-17", "R-MORE-19"))
  func underFinger() {
    let stage = MoreStage(on: .iPhone15Plus)
    stage.tapBar(1)
    stage.open("F")
    stage.swipe(to: 0.4)
    #expect(stage.tabs.selectedIndex == NSNotFound)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.lift()
    stage.rest()

    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.inView == ["B"])
    #expect(stage.ownChildren == "ABCDEFG")
    #expect(stage.more.viewControllers == [stage.more.list])
  }

  @Test(
    "the delegate of More's navigation controller is reset when More disappears",
    .rule("R-MORE-12")
  )
  func delegate() {
    final class Listener: NSObject, UINavigationControllerDelegate {}
    let listener = Listener()
    let stage = MoreStage(on: .iPhone15Plus)
    let more = stage.tabs.moreNavigationController
    more.delegate = listener

    stage.tapMore()
    #expect(more.delegate === listener)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()

    #expect(more.delegate == nil)
    stage.phone.rotate(to: .portrait)
    stage.rest()
    #expect(stage.tabs.moreNavigationController === more)
    keepAlive(listener)
  }

  @Test(
    "a hundred rotations and changes leave a consistent state",
    .rule("R-MORE-11", "R-LIFE-7", "R-MORE-21"),
    arguments: 0..<4
  )
  func fuzz(seed: Int) {
    let stage = MoreStage("ABCDEFGHIJ", stacks: "CFJ", on: .iPhone15Plus)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: stage.phone.rotate(to: Bool.random(using: &random) ? .portrait : .landscapeLeft)
      case 1: stage.tabs.selectedIndex = Int.random(in: 0..<10, using: &random)
      case 2: stage.tabs.reorderChildren(to: stage.children.shuffled(using: &random))
      case 3: stage.more.popViewController(animated: true)
      case 4: stage.tabs.selectedViewController = stage.more
      case 5: stage.tabs.viewControllers = stage.children.shuffled(using: &random)
      default:
        let button = stage.bar.row.buttons.randomElement(using: &random)
        stage.phone.tap(at: button?.convert(CGPoint(x: 20, y: 20), to: nil) ?? .zero)
      }
      stage.phone.advance(by: Double.random(in: 0.01..<0.5, using: &random))
    }
    stage.rest()

    let selected = stage.tabs.selectedViewController
    #expect(stage.tabs.transition.shown === stage.tabs.content)
    if selected === stage.more {
      #expect(stage.showsList)
      #expect(stage.inView.isEmpty)
    } else {
      #expect(stage.inView.count == 1)
      #expect(stage.inView.first == selected?.title)
    }
    let inMore = stage.more.child
    for child in stage.children {
      let isInMore = child === inMore && !(child is UINavigationController)
      #expect(child.parent === (isInMore ? stage.more : stage.tabs))
      guard let stack = child as? UINavigationController else { continue }
      #expect(stack.viewControllers.count == 1)
      #expect((stack.pagesHost != nil) == (child === inMore))
    }
  }
}
