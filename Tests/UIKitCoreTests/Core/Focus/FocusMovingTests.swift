import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: updates", .releasesEverything) @MainActor
struct FocusMovingTests {
  private func phone(_ text: String) -> (phone: Simulator, page: FocusPage) {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage(text))
    phone.press(.tab)
    page.forget()
    return (phone, page)
  }

  @Test(
    "all environments are asked once, then notified once, the old ones first",
    .rule("R-FOC-1"),
    .rule("R-FOC-3")
  )
  func order() {
    let (phone, page) = phone("A.B")

    phone.press(.rightArrow)

    #expect(page.journal.lines == ["A?", "page?", "B?", "A", "page", "B"])
  }

  @Test(
    "an environment that refuses keeps the focus in place, and none is notified",
    .rule("R-FOC-1")
  )
  func refusing() {
    let (phone, page) = phone("A.B")
    page["B"].refuses = true

    phone.press(.rightArrow)

    #expect(page.journal.lines == ["A?", "page?", "B?"])
    #expect(phone.focus == "A")

    page["B"].refuses = false
    page.refuses = true
    phone.press(.rightArrow)
    #expect(phone.focus == "A")
  }

  @Test("an item that is hidden loses the focus without being asked", .rule("R-FOC-2"))
  func lost() {
    let (phone, page) = phone("A.B")
    page.refuses = true

    page["A"].isHidden = true
    phone.advance(by: 0.1)

    #expect(phone.focus == "B")
    #expect(page.journal.lines == ["A", "page", "B"])
  }

  @Test(
    "the focus system is updated before the environments are notified",
    .rule("R-FOC-3")
  )
  func systemFirst() {
    let (phone, page) = phone("A.B")
    var focused: String?
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification,
      object: phone.focusSystem,
      queue: nil
    ) { note in
      MainActor.assumeIsolated {
        let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
        focused = ((context as? UIFocusUpdateContext)?.nextFocusedView as? FocusButton)?.name
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    phone.press(.rightArrow)

    #expect(focused == "B")
    #expect(phone.focusSystem.focusedItem === page["B"])
  }

  @Test("the update context has the previous item, the next item and the heading", .rule("R-FOC-3"))
  func context() {
    let phone = Simulator(.iPhone15)
    let root = Listener()
    phone.window.rootViewController = root
    ReleaseWitnesses.announce(phone, root)
    phone.press(.tab)
    phone.press(.rightArrow)
    phone.press(.tab)

    #expect(root.journal.lines == ["- to 1 by 0", "1 to 2 by 8", "2 to 1 by 16"])
  }

  private final class Listener: UIViewController {
    let journal = Journal()

    override func viewDidLoad() {
      super.viewDidLoad()
      for tag in 1...2 {
        let button = UIButton(frame: CGRect(x: tag * 100, y: 100, width: 50, height: 50))
        button.tag = tag
        view.addSubview(button)
      }
    }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let previous = context.previouslyFocusedView.map { "\($0.tag)" } ?? "-"
      let next = context.nextFocusedView.map { "\($0.tag)" } ?? "-"
      journal.record("\(previous) to \(next) by \(context.focusHeading.rawValue)")
    }
  }

  @Test("a movement that finds no item posts a notification", .rule("R-FOC-19"))
  func failing() {
    let (phone, _) = phone("A.B")
    var headings: [UIFocusHeading] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification,
      object: phone.focusSystem,
      queue: nil
    ) { note in
      MainActor.assumeIsolated {
        let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
        if let context = context as? UIFocusUpdateContext { headings.append(context.focusHeading) }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    phone.press(.upArrow)

    #expect(headings == [.up])
    #expect(phone.focus == "A")
  }

  // MARK: Requests

  @Test(
    "setNeedsFocusUpdate moves the focus to the preferred item before the next frame",
    .rule("R-FOC-12")
  )
  func asking() {
    let (phone, page) = phone("A.B.C")
    page.prefers = [page["C"]]

    page.setNeedsFocusUpdate()
    #expect(phone.focusSystem.focusedItem === page["A"])
    phone.advance(by: 0.1)
    #expect(phone.focus == "C")

    page.prefers = [page["B"]]
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(phone.focusSystem.focusedItem === page["B"])
  }

  @Test(
    "only requestFocusUpdate(to:) moves the focus to an unfocused environment",
    .rule("R-FOC-12")
  )
  func askingElsewhere() {
    let (phone, page) = phone("A.B")

    page["B"].setNeedsFocusUpdate()
    phone.advance(by: 0.1)
    #expect(phone.focus == "A")

    phone.focusSystem.requestFocusUpdate(to: page["B"])
    phone.advance(by: 0.1)
    #expect(phone.focus == "B")
  }

  @Test("requests do nothing while the focus is hidden", .rule("R-FOC-12"))
  func askingWhileHidden() {
    let (phone, page) = phone("A.B")
    phone.press(.escape)

    phone.focusSystem.requestFocusUpdate(to: page["B"])
    page.setNeedsFocusUpdate()
    phone.advance(by: 0.1)

    #expect(phone.focus == nil)
  }

  @Test("environment(_:contains:) follows the hierarchy of environments", .rule("R-FOC-3"))
  func containing() {
    let (phone, page) = phone("A.B")

    #expect(UIFocusSystem.environment(page, contains: page["A"]))
    #expect(UIFocusSystem.environment(phone.window, contains: page))
    #expect(!UIFocusSystem.environment(page["A"], contains: page))
    #expect(UIFocusSystem.focusSystem(for: page) === phone.focusSystem)
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
  }

  // MARK: Animations

  @Test("coordinated animations run after all environments were notified", .rule("R-FOC-4"))
  func coordinator() {
    let phone = Simulator(.iPhone15)
    let root = Animating()
    phone.window.rootViewController = root
    ReleaseWitnesses.announce(phone, root)

    phone.press(.tab)
    phone.advance(by: 1)

    #expect(
      root.journal.lines == ["told", "common", "focusing 0.2", "unfocusing 0.35", "completed"]
    )
  }

  private final class Animating: UIViewController {
    let journal = Journal()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50)))
    }

    override func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      coordinator.addCoordinatedAnimations { [weak self] in self?.journal.record("common") }
      coordinator.addCoordinatedFocusingAnimations { [weak self] in
        self?.journal.record("focusing \($0.duration)")
      }
      coordinator.addCoordinatedUnfocusingAnimations { [weak self] in
        self?.journal.record("unfocusing \($0.duration)")
      } completion: { [weak self] in
        self?.journal.record("completed")
      }
      journal.record("told")
    }
  }
}
