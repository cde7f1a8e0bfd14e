import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: keys", .releasesEverything) @MainActor
struct FocusKeysTests {
  @Test("nothing is focused until Tab is pressed", .rule("R-FOC-5"))
  func firstTab() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA.BB"))

    #expect(phone.focus == nil)
    #expect(!phone.press(.rightArrow))
    #expect(!phone.press(.return))
    #expect(phone.focus == nil)

    #expect(phone.press(.tab))
    #expect(phone.focus == "A")
    #expect(page["A"].isFocused && page["A"].state == .focused)
    #expect(!page["B"].isFocused)
  }

  @Test("arrow keys move the focus, Tab moves it forward and Shift-Tab back", .rule("R-FOC-18"))
  func moving() {
    let phone = Simulator(.iPhone15)
    _ = phone.show(FocusPage("AA.BB\nCC.DD"))

    phone.press(.tab)
    phone.press(.downArrow)
    #expect(phone.focus == "C")
    phone.press(.rightArrow)
    #expect(phone.focus == "D")
    phone.press(.tab)
    #expect(phone.focus == "A")
    phone.press(.tab, holding: .shift)
    #expect(phone.focus == "D")
  }

  @Test("in right-to-left layout Tab changes its direction, arrow keys do not", .rule("R-FOC-17"))
  func rightToLeft() {
    let phone = Simulator(.iPhone15, language: "ar")
    _ = phone.show(FocusPage("AA.BB"))

    phone.press(.tab)
    #expect(phone.focus == "B")
    phone.press(.leftArrow)
    #expect(phone.focus == "A")
  }

  @Test(
    "Return and Space press the focused item like a tap",
    .rule("R-FOC-21"),
    arguments: [Simulator.Key.return, .space]
  )
  func pressing(_ key: Simulator.Key) {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA"))

    phone.press(.tab)

    #expect(phone.press(key))
    #expect(page["A"].presses == ["up", "primary"])
  }

  @Test("a touch hides the focus, and the next Tab restores it", .rule("R-FOC-5"))
  func touchHides() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA.BB"))
    phone.press(.tab)
    phone.press(.tab)

    phone.tap(at: CGPoint(x: 200, y: 600))
    #expect(phone.focus == nil)
    #expect(page["B"].state == .normal)

    phone.press(.tab)
    #expect(phone.focus == "B")
  }

  @Test("Escape hides the focus if there is nothing to dismiss or pop", .rule("R-FOC-22"))
  func escapeHides() {
    let phone = Simulator(.iPhone15)
    _ = phone.show(FocusPage("AA"))
    phone.press(.tab)

    #expect(phone.press(.escape))
    #expect(phone.focus == nil)
    #expect(!phone.press(.escape))
  }

  @Test("hidden and disabled items and items without interaction are skipped", .rule("R-FOC-6"))
  func passedOver() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("A.B.C.D.E"))
    page["A"].isHidden = true
    page["B"].isEnabled = false
    page["C"].isUserInteractionEnabled = false
    page["D"].alpha = 0

    phone.press(.tab)
    #expect(phone.focus == "E")
    #expect(!phone.press(.leftArrow))
  }

  @Test("an item that can no longer be focused loses the focus by the next frame", .rule("R-FOC-7"))
  func givesAway() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA.BB"))
    phone.press(.tab)

    page["A"].isEnabled = false
    #expect(phone.focus == "B")
    page["B"].removeFromSuperview()
    phone.advance(by: 0.1)
    #expect(phone.focus == nil)
    #expect(page.buttons["B"]?.state == .normal)
  }

  @Test("the focus does not retain a removed item", .rule("R-FOC-7"))
  func weak() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA"))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    button.accessibilityLabel = "Z"
    ReleaseWitnesses.announce(button)
    page.view.addSubview(button)
    phone.press(.tab)
    #expect(phone.focus == "Z")

    button.removeFromSuperview()
    phone.advance(by: 0.1)
    #expect(phone.focus == "A")
  }

  @Test("a focused item has a ring in the tint color", .rule("R-FOC-30"))
  func ring() throws {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA.BB"))
    let plain = page["A"].layer.sublayers?.count ?? 0

    phone.press(.tab)
    let ring = try #require(page["A"].layer.sublayers?.last)
    #expect(ring.borderColor == page["A"].tintColor.cgColor)
    #expect(ring.frame.contains(page["A"].bounds))
    #expect(page["A"].subviews.count == UIButton().subviews.count)

    phone.press(.tab)
    #expect(page["A"].layer.sublayers?.count ?? 0 == plain)
  }

  @Test("without a focus effect there is no ring", .rule("R-FOC-30"))
  func noEffect() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA"))
    let plain = page["A"].layer.sublayers?.count ?? 0
    page["A"].focusEffect = nil

    phone.press(.tab)

    #expect(phone.focus == "A")
    #expect(page["A"].layer.sublayers?.count ?? 0 == plain)
  }

  @Test("sliders and segmented controls use the arrow keys along their axis", .rule("R-FOC-27"))
  func values() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("A"))
    let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    slider.value = 0.85
    let segments = UISegmentedControl(items: ["one", "two", "three"])
    segments.frame = CGRect(x: 20, y: 400, width: 200, height: 34)
    segments.setEnabled(false, forSegmentAt: 1)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    segments.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    page.view.addSubview(slider)
    page.view.addSubview(segments)
    phone.press(.tab)
    phone.press(.downArrow)

    phone.press(.rightArrow)
    phone.press(.rightArrow)
    #expect(slider.value == 1)
    #expect(!phone.press(.rightArrow))
    #expect(phone.focusSystem.focusedItem === slider)

    phone.press(.downArrow)
    phone.press(.rightArrow)
    phone.press(.rightArrow)
    #expect(segments.selectedSegmentIndex == 2)
    phone.press(.leftArrow)
    #expect(segments.selectedSegmentIndex == 0)
    #expect(changes == 5)
  }

  @Test(
    "a halo effect uses its rectangle, or the item's bounds if it is not finite",
    .rule("R-FOC-30")
  )
  func ringAroundPart() {
    let phone = Simulator(.iPhone15)
    let page = phone.show(FocusPage("AA"))
    let effect = UIFocusHaloEffect(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    effect.position = .inside
    page["A"].focusEffect = effect
    phone.press(.tab)
    #expect(page["A"].layer.sublayers?.last?.frame == CGRect(x: 5, y: 5, width: 10, height: 10))

    let odd = UIFocusHaloEffect(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    odd.position = .inside
    page["A"].focusEffect = odd
    page["A"].setNeedsLayout()
    phone.advance(by: 0.1)
    #expect(page["A"].layer.sublayers?.last?.frame == page["A"].bounds)
  }

  @Test("no frames are drawn for the focus while nothing changes", .rule("R-FOC-7"))
  func rest() {
    let phone = Simulator(.iPhone15)
    _ = phone.show(FocusPage("AA"))
    phone.press(.tab)
    phone.advance(by: 1)
    let frames = phone.window.screen.framesDrawn

    phone.advance(by: 10)

    #expect(phone.window.screen.framesDrawn == frames)
  }

  // MARK: Tabs

  @Test("on a page without focusable items Tab starts at the tab bar", .rule("R-FOC-8"))
  func barFirst() {
    let stage = Stage(tabs: 3)

    stage.phone.press(.tab)

    #expect(stage.phone.focus == "Tab 1")
  }

  @Test(
    "Return on a tab bar item selects it like a tap, if the delegate allows it",
    .rule("R-FOC-21")
  )
  func tabItem() {
    let stage = Stage(tabs: 3)
    let delegate = RecordingTabBarControllerDelegate()
    stage.tabs.delegate = delegate

    stage.phone.press(.tab)
    stage.phone.press(.rightArrow)
    #expect(stage.phone.focus == "Tab 2")
    #expect(stage.tabs.selectedIndex == 0)
    stage.phone.press(.return)

    #expect(stage.tabs.selectedIndex == 1)
    #expect(delegate.journal.lines == ["should Tab 2 from Tab 1", "did Tab 2 at Tab 2"])
    #expect(stage.phone.focus == "Tab 2")
  }

  @Test("a focused tab bar item has its focused appearance", .rule("R-APP-9"))
  func tabLook() throws {
    let stage = Stage(tabs: 2)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.focused.iconColor = .systemGreen
    appearance.stackedLayoutAppearance.focused.titleTextAttributes = [
      .foregroundColor: UIColor.systemGreen
    ]
    stage.tabs.tabBar.standardAppearance = appearance
    stage.tabs.tabBar.scrollEdgeAppearance = appearance
    stage.phone.press(.tab)
    stage.phone.press(.rightArrow)
    stage.advance(by: 0.1)

    let button = try #require(stage.tabs.tabBar.row.buttons.last)
    #expect(button.isFocused)
    #expect(button.label.textColor == .systemGreen)
  }
}
