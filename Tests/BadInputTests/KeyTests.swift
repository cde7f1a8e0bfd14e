import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: keys and presses", .serialized, .releasesEverything) @MainActor
struct KeyTests {
  private final class Page: UIViewController {
    var count = 0
    func act() { count += 1 }
  }

  private let phone = Simulator()
  private let page = Page()

  init() {
    phone.window.rootViewController = page
    ReleaseWitnesses.announce(phone, page)
  }

  @Test("presses of unknown buttons are ignored", .rule("R-KEY-7"))
  func types() {
    let tap = UITapGestureRecognizer(target: page, action: Selector(Page.act, "act"))
    tap.allowedPressTypes = [-1, 7, 4.5, NSNumber(value: Double.nan), NSNumber(value: Int.max)]
    page.view.addGestureRecognizer(tap)

    phone.press(.playPause)
    phone.press(.menu)

    #expect(page.count == 0)
  }

  @Test("a key command without an input or an action does nothing", .rule("R-KEY-8", "R-KEY-10"))
  func commands() {
    page.addKeyCommand(
      UIKeyCommand(input: "", modifierFlags: [], action: Selector(Page.act, "act"))
    )
    page.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: [], action: "nothing"))

    #expect(!phone.press(.character("a")))

    #expect(page.count == 0)
  }

  @Test("a key command that removes its page from the screen runs once", .rule("R-KEY-12"))
  func leaving() {
    final class Leaving: UIViewController {
      var count = 0
      func leave() {
        count += 1
        viewIfLoaded?.window?.rootViewController = UIViewController()
      }
    }
    let page = Leaving()
    ReleaseWitnesses.announce(page)
    page.addKeyCommand(
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: [],
        action: Selector(Leaving.leave, "leave")
      )
    )
    phone.window.rootViewController = page

    phone.press(.upArrow, repeats: 3)

    #expect(page.count == 1)
  }

  @Test(
    "a press is cancelled when its page is removed while it handles the press",
    .rule("R-KEY-6")
  )
  func vanishing() {
    final class Vanishing: UIViewController {
      let journal = Journal()
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        journal.record("began")
        view.window?.rootViewController = nil
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        journal.record("ended")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        journal.record("cancelled")
      }
    }
    let page = Vanishing()
    ReleaseWitnesses.announce(page)
    phone.window.rootViewController = page

    phone.press(.character("a"))

    #expect(page.journal.lines == ["began", "cancelled"])
  }

  @Test("invalid press durations are treated as zero", .rule("R-KEY-4"))
  func durations() {
    for duration in [-1, .nan, .infinity] as [TimeInterval] {
      phone.press(.select, duration: duration)
    }
  }
}
