import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Presses", .serialized, .releasesEverything) @MainActor
struct PressTests {
  private let journal = Journal()

  private func stage(_ device: Device = .iPhone15) -> (phone: Simulator, page: PressPage) {
    let phone = Simulator(device)
    let page = PressPage()
    page.journal = journal
    ReleaseWitnesses.announce(phone, page)
    phone.window.rootViewController = page
    return (phone, page)
  }

  private func view(on page: UIViewController) -> PressView {
    let view = PressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.journal = journal
    page.view.addSubview(view)
    return view
  }

  @Test("without a first responder, keys go to the topmost page", .rule("R-KEY-1"))
  func pageInFront() {
    let (phone, page) = stage()
    page.kept = nil

    #expect(phone.press(.character("a")))

    #expect(journal.lines == ["page began a", "page ended a"])
  }

  @Test("a first responder without a window gets no keys of another screen", .rule("R-KEY-15"))
  func otherScreen() {
    let field = PressView()
    do {
      let other = Simulator(.iPhoneSE)
      other.advance(by: 0.1)
      #expect(field.becomeFirstResponder())
    }
    let (phone, page) = stage()
    page.kept = nil

    #expect(phone.press(.character("a")))

    #expect(journal.lines == ["page began a", "page ended a"])
    withExtendedLifetime(field) {}
  }

  @Test("a presented page receives keys first, then the page below", .rule("R-KEY-1"))
  func presented() {
    let (phone, page) = stage()
    let sheet = PressPage()
    sheet.journal = journal
    sheet.name = "sheet"
    page.present(sheet, animated: false)

    phone.press(.character("a"))

    #expect(
      journal.lines == ["sheet began a", "page began a", "sheet ended a", "page ended a"]
    )
    page.dismiss(animated: false)
  }

  @Test("the first responder receives keys first, then its responder chain", .rule("R-KEY-1"))
  func chain() {
    let (phone, page) = stage()
    let view = view(on: page)
    view.becomeFirstResponder()

    phone.press(.character("a"))

    #expect(journal.lines == ["view began a", "page began a", "view ended a", "page ended a"])
  }

  @Test("a press ends at the responders at which it began", .rule("R-KEY-1"))
  func capture() {
    let (phone, page) = stage()
    let view = view(on: page)
    view.becomeFirstResponder()

    deliver("a", isDown: true, to: phone)
    view.resignFirstResponder()
    deliver("a", isDown: false, to: phone)

    #expect(journal.lines.suffix(2) == ["view ended a", "page ended a"])
  }

  @Test(
    "a press has its key, the characters without modifiers, and the modifiers",
    .rule("R-KEY-2")
  )
  func keys() throws {
    let (phone, page) = stage()

    phone.press(.character("2"), holding: [.shift, .alternate])

    let press = try #require(page.lastPress)
    let key = try #require(press.key)
    #expect(press.type == .key)
    #expect(key.keyCode == .keyboard2)
    #expect(key.characters == "@")
    #expect(key.charactersIgnoringModifiers == "2")
    #expect(key.modifierFlags == [.shift, .alternate])
    #expect(press.window === phone.window)
    #expect(press.responder === page)
  }

  @Test("a presses event has its type and presses, and no touches", .rule("R-KEY-2"))
  func event() throws {
    let (phone, page) = stage()

    deliver("a", isDown: true, to: phone)

    let (event, press) = (try #require(page.lastEvent), try #require(page.lastPress))
    #expect(event.type == .presses)
    #expect(event.allTouches == nil)
    #expect(event.allPresses == [press])
    #expect(press.phase == .began)
    #expect(press.force == 1)
    deliver("a", isDown: false, to: phone)
    #expect(press.phase == .ended)
    #expect(press.force == 0)
    #expect(event.allPresses.isEmpty)
  }

  @Test("two simultaneous keys are one event, in which the first is stationary", .rule("R-KEY-2"))
  func together() throws {
    let (phone, page) = stage()

    deliver("a", isDown: true, to: phone)
    let first = try #require(page.lastPress)
    deliver("b", isDown: true, to: phone)

    #expect(page.lastEvent?.allPresses.count == 2)
    #expect(first.phase == .stationary)
    deliver("a", isDown: false, to: phone)
    deliver("b", isDown: false, to: phone)
    #expect(journal.lines == ["page began a", "page began b", "page ended a", "page ended b"])
  }

  @Test("a press that a responder handles does not scroll; an unhandled one does", .rule("R-KEY-3"))
  func keeping() {
    let (phone, page) = stage()
    let content = UIScrollView(frame: page.view.bounds)
    content.contentSize.height = 5000
    page.view.addSubview(content)
    phone.advance(by: 0.1)
    page.kept = ["UIKeyInputDownArrow"]

    phone.press(.downArrow)
    phone.advance(by: 1)
    let kept = content.contentOffset.y
    page.kept = []
    #expect(phone.press(.downArrow))
    phone.advance(by: 1)

    #expect(content.contentOffset.y > kept)
  }

  @Test(
    "arrows are arrow presses everywhere; Return, Escape and Space are buttons on Apple TV",
    .rule("R-KEY-4"),
    arguments: [
      (.upArrow, .upArrow, .upArrow), (.pageDown, .pageDown, .pageDown), (.return, .key, .select),
      (.escape, .key, .menu), (.space, .key, .playPause), (.character("a"), .key, .key),
    ] as [(Simulator.Key, UIPress.PressType, UIPress.PressType)]
  )
  func types(key: Simulator.Key, onPhone: UIPress.PressType, onTelevision: UIPress.PressType) {
    let (phone, page) = stage()
    phone.press(key)
    #expect(page.lastPress?.type == onPhone)

    let (television, televisionPage) = stage(.appleTV)
    television.press(key)
    #expect(televisionPage.lastPress?.type == onTelevision)
  }

  @Test("buttons of a remote control have no key", .rule("R-KEY-4"))
  func remote() {
    let (television, page) = stage(.appleTV)

    television.press(.playPause)

    #expect(journal.lines == ["page began playPause", "page ended playPause"])
    #expect(page.lastPress?.key == nil)
  }

  @Test("a held key begins one press and repeats its scrolling", .rule("R-KEY-5"))
  func repeating() {
    let (phone, page) = stage()
    let content = UIScrollView(frame: page.view.bounds)
    content.contentSize.height = 5000
    page.view.addSubview(content)
    phone.advance(by: 0.1)

    phone.press(.downArrow)
    phone.advance(by: 2)
    let once = content.contentOffset.y
    phone.press(.downArrow, repeats: 3)
    phone.advance(by: 2)

    #expect(content.contentOffset.y > once * 3)
    #expect(journal.lines.filter { $0.contains("began") }.count == 2)
  }

  @Test("presses are cancelled when the application resigns active", .rule("R-KEY-6"))
  func inactive() {
    let (phone, _) = stage()

    deliver("a", isDown: true, to: phone)
    UIApplication.shared.move(to: .inactive)
    UIApplication.shared.move(to: .active)
    deliver("a", isDown: false, to: phone)

    #expect(journal.lines == ["page began a", "page cancelled a"])
  }

  @Test(
    "presses are cancelled when their window is hidden or their view is removed",
    .rule("R-KEY-6")
  )
  func leaving() {
    let (phone, page) = stage()
    let view = view(on: page)
    view.becomeFirstResponder()
    deliver("a", isDown: true, to: phone)
    view.removeFromSuperview()
    deliver("a", isDown: false, to: phone)
    #expect(journal.lines == ["view began a", "page began a", "view cancelled a"])
    journal.clear()

    deliver("b", isDown: true, to: phone)
    phone.window.isHidden = true
    #expect(journal.lines == ["page began b", "page cancelled b"])
    phone.window.isHidden = false
  }

  @Test("the release of a key that was not pressed is ignored", .rule("R-KEY-6"))
  func orphan() {
    let (phone, _) = stage()

    #expect(!deliver("a", isDown: false, to: phone))

    #expect(journal.lines.isEmpty)
  }

  @discardableResult
  private func deliver(_ characters: String, isDown: Bool, to phone: Simulator) -> Bool {
    let screen = phone.window.screen
    let key = KeyInput(isDown: isDown, characters: characters, modifiers: [], timestamp: 0)
    return UIApplication.shared.deliver(key: key, to: screen)
  }
}
