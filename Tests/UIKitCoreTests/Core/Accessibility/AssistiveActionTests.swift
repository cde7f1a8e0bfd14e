import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Accessibility: actions of assistive technologies", .releasesEverything, .serialized)
@MainActor
struct AssistiveActionTests {
  @Test("activating a tab selects it like a tap, if the delegate allows it", .rule("R-AX-35"))
  func pressTab() throws {
    let stage = Stage(titles: ["Home", "Mail"])
    let delegate = RecordingTabBarControllerDelegate()
    stage.tabs.delegate = delegate

    #expect(try stage.phone.activate("Mail"))
    delegate.shouldSelect = { _ in false }
    #expect(try stage.phone.activate("Home"))

    #expect(stage.tabs.selectedIndex == 1)
    #expect(
      delegate.journal.lines == [
        "should Mail from Home", "did Mail at Mail", "should Home from Mail",
      ]
    )
  }

  @Test("disabled items cannot be activated", .rule("R-AX-35"))
  func pressDisabled() throws {
    let stage = Stage(titles: ["Home", "Mail"])
    stage.tabs.tabBar.items?[1].isEnabled = false
    stage.advance(by: 0.1)

    #expect(try !stage.phone.activate("Mail"))

    #expect(stage.tabs.selectedIndex == 0)
  }

  /// A view that counts its activations and touches.
  final class Probe: UIView {
    var pressed = 0
    var touched = 0
    var handlesActivation = true
    var focus: [String] = []

    init(_ label: String, y: CGFloat = 100) {
      super.init(frame: CGRect(x: 20, y: y, width: 100, height: 40))
      isAccessibilityElement = true
      accessibilityLabel = label
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
      pressed += 1
      return handlesActivation
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }

    override func accessibilityElementDidBecomeFocused() { focus.append("here") }

    override func accessibilityElementDidLoseFocus() { focus.append("gone") }
  }

  @Test(
    "activation calls accessibilityActivate, otherwise taps the activation point",
    .rule("R-AX-35")
  )
  func pressView() throws {
    let phone = Simulator(.iPhone15)
    let probe = Probe("Probe")
    let other = UIControl(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    phone.window.addSubview(probe)
    phone.window.addSubview(other)

    try phone.activate("Probe")
    #expect((probe.pressed, probe.touched) == (1, 0))

    probe.handlesActivation = false
    try phone.activate("Probe")
    #expect((probe.pressed, probe.touched) == (2, 1))

    var taps = 0
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    probe.accessibilityActivationPoint = CGPoint(x: 70, y: 320)
    try phone.activate("Probe")
    #expect((probe.touched, taps) == (1, 1))
  }

  @Test("an element that is off screen is scrolled into view and activated", .rule("R-AX-35"))
  func pressOffScreen() throws {
    let phone = Simulator(.iPhone15)
    let scrollView = UIScrollView(frame: phone.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    phone.window.addSubview(scrollView)
    let probe = Probe("Far", y: 4000)
    probe.handlesActivation = false
    scrollView.addSubview(probe)

    #expect(try phone.activate("Far"))

    #expect(probe.touched == 1)
    #expect(scrollView.contentOffset.y > 3000)
  }

  @Test(
    "a slider can be incremented, decremented and set, and sends valueChanged",
    .rule("R-AX-36")
  )
  func slider() throws {
    let phone = Simulator(.iPhone15)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    phone.window.addSubview(slider)
    var sent: [Float] = []
    slider.addAction(
      UIAction { action in sent.append((action.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged
    )

    #expect(try phone.increment("Volume"))
    #expect(try phone.increment("Volume"))
    #expect(try phone.decrement("Volume"))
    let screen = phone.window.screen
    #expect(UIApplication.shared.set(7, of: slider, on: screen))
    #expect(UIApplication.shared.set(700, of: slider, on: screen))
    #expect(!UIApplication.shared.set(.nan, of: slider, on: screen))

    #expect(sent == [1, 2, 1, 7, 10])
    #expect(slider.numberRange?.maximum == 10)

    slider.isEnabled = false
    #expect(try !phone.increment("Volume"))
  }

  @Test("the number range of a page control starts at 1", .rule("R-AX-36"))
  func pages() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    pages.numberOfPages = 5

    pages.numberRange?.set?(3)

    #expect(pages.currentPage == 2)
    #expect(pages.numberRange?.value == 3)
    #expect(UIProgressView().numberRange?.set == nil)
  }

  @Test("scrolling moves by pages up to the end and posts pageScrolled", .rule("R-AX-37"))
  func scrolling() throws {
    let phone = Simulator(.iPhone15)
    phone.reducesMotion = true
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 500)
    phone.window.addSubview(scrollView)
    scrollView.addSubview(Probe("Text", y: 10))
    var posted: [UIAccessibility.Notification] = []
    UIAccessibility.observer = { notification, _ in posted.append(notification) }
    defer { UIAccessibility.observer = nil }

    #expect(try phone.scroll(.up, from: "Text"))
    #expect(scrollView.contentOffset.y == 200)
    #expect(try phone.scroll(.next, from: "Text"))
    #expect(scrollView.contentOffset.y == 300)
    #expect(try !phone.scroll(.up, from: "Text"))
    #expect(try !phone.scroll(.left, from: "Text"))
    #expect(try phone.scroll(.down, from: "Text"))
    #expect(scrollView.contentOffset.y == 100)
    #expect(posted == [.pageScrolled, .pageScrolled, .pageScrolled])
  }

  @Test("the escape action pops the navigation stack that contains the element", .rule("R-AX-38"))
  func escape() throws {
    let phone = Simulator(.iPhone15)
    let stack = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    phone.window.rootViewController = stack
    stack.pushViewController(page, animated: false)
    page.view.addSubview(Probe("Text"))

    #expect(try phone.escape(from: "Text"))
    phone.advance(by: 1)

    #expect(stack.viewControllers.count == 1)
  }

  @Test("the escape action performs the cancel action of an alert", .rule("R-AX-38"))
  func escapeAlert() throws {
    let phone = Simulator(.iPhone15)
    let root = UIViewController()
    phone.window.rootViewController = root
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    for (title, style) in [("Yes", UIAlertAction.Style.default), ("No", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    root.present(alert, animated: false)
    phone.advance(by: 1)

    #expect(try phone.escape(from: "Sure?"))
    phone.advance(by: 1)

    #expect(chosen == ["No"])
  }

  @Test("moving the accessibility focus notifies the old and the new element", .rule("R-AX-39"))
  func focus() {
    let (first, second) = (Probe("First"), Probe("Second"))
    #expect(!first.accessibilityElementIsFocused())

    AccessibilityFocus.move(to: first)
    AccessibilityFocus.move(to: first)
    #expect(first.accessibilityElementIsFocused())
    AccessibilityFocus.move(to: second)
    AccessibilityFocus.move(to: nil)

    #expect(first.focus == ["here", "gone"])
    #expect(second.focus == ["here", "gone"])
  }

  @Test("a notification is posted when a screen reader is turned on or off", .rule("R-AX-40"))
  func screenReader() {
    let phone = Simulator(.iPhone15)
    #expect(!UIAccessibility.isVoiceOverRunning)
    var states: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(UIAccessibility.isVoiceOverRunning) } }
    defer { NotificationCenter.default.removeObserver(token) }

    phone.isVoiceOverRunning = true
    phone.isVoiceOverRunning = false

    #expect(states == [true, false])
  }
}
