import SimulatorKit
import TestSupport
import Testing

@Suite("Simulator: finding elements") @MainActor
struct QueryTests {
  final class Page: UIViewController {
    let button = UIControl()
    var tapCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
      button.isAccessibilityElement = true
      button.accessibilityLabel = "Count"
      button.accessibilityTraits = .button
      button.addAction(UIAction { [weak self] _ in self?.tapCount += 1 }, for: .touchUpInside)
      view.addSubview(button)
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 120, height: 20))
      label.text = "Hello"
      view.addSubview(label)
    }
  }

  private func stage() -> (phone: Simulator, page: Page) {
    let phone = Simulator(.iPhoneSE)
    let page = Page()
    phone.window.rootViewController = page
    return (phone, page)
  }

  @Test("assigning the root controller loads, lays out and draws its view")
  func firstFrame() throws {
    let (phone, page) = stage()

    #expect(page.viewIfLoaded?.frame == phone.window.bounds)
    #expect(page.viewIfLoaded?.window === phone.window)
    let rasterizer = try #require(phone.window.screen.rasterizer)
    #expect(rasterizer.pixels[0] == 255)
  }

  @Test("a tap by label presses the button")
  func tap() throws {
    let (phone, page) = stage()

    try phone.tap("Count")
    try phone.tap("Count")

    #expect(page.tapCount == 2)
  }

  @Test("tapping an unknown label throws an error that lists the labels")
  func missing() throws {
    let (phone, page) = stage()

    let error = #expect(throws: Simulator.NotOnScreen.self) { try phone.tap("Nowhere") }

    let text = try #require(error).description
    #expect(text.hasPrefix("\"Nowhere\" is not on the screen; there are: "))
    #expect(text.contains("\"Count\""))
    #expect(text.contains("\"Hello\""))
    #expect(page.tapCount == 0)
  }

  @Test("tapping a covered element throws an error that says so")
  func covered() throws {
    let (phone, page) = stage()
    let cover = UIControl(frame: page.view.bounds)
    page.view.addSubview(cover)

    let error = #expect(throws: Simulator.NotOnScreen.self) { try phone.tap("Count") }

    #expect(try #require(error).isCovered)
    #expect(page.tapCount == 0)
  }

  @Test("elements have a label, traits and a frame")
  func elements() throws {
    let (phone, page) = stage()
    page.button.accessibilityIdentifier = "counter"

    let button = try #require(phone.elements.first { $0.label == "Count" })

    #expect(button.traits.contains(.button))
    #expect(button.identifier == "counter")
    #expect(button.frame == page.button.frame)
    #expect(phone.elements.contains { $0.label == "Hello" })
  }

  @Test("hidden views are not found")
  func hidden() {
    let (phone, page) = stage()

    page.button.isHidden = true

    #expect(!phone.elements.contains { $0.label == "Count" })
    #expect(throws: Simulator.NotOnScreen.self) { try phone.tap("Count") }
  }

  @Test("a controller is released with its simulator")
  func release() {
    expectReleased {
      let (phone, page) = stage()
      try? phone.tap("Count")
      _ = phone.elements
      return [phone, phone.window, page, page.view]
    }
  }
}
