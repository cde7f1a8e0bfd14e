import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A data source and delegate with lists of titles, which records the selected rows.
@MainActor
class ListPickerDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  var lists: [[String]]
  var selected: [String] = []

  init(_ lists: [String]...) { self.lists = lists }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { lists.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    lists[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { lists[component][row] }

  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) { selected.append("\(component): \(lists[component][row])") }
}

@Suite("UIPickerView", .releasesEverything) @MainActor
struct UIPickerViewTests {
  private let phone = Simulator(.iPhoneSE)
  private let picker = UIPickerView()
  private let lists = ListPickerDelegate(
    (0..<50).map { "Row \($0)" },
    ["Red", "Green", "Blue"]
  )

  private func show(_ view: UIView? = nil) {
    let page = UIViewController()
    picker.dataSource = lists
    picker.delegate = lists
    picker.frame.origin = CGPoint(x: 0, y: 100)
    page.view.addSubview(view ?? picker)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  private let left = CGPoint(x: 80, y: 208)
  private let right = CGPoint(x: 240, y: 208)

  @Test("a new picker is 320 by 216 points and has no components", .rule("R-PICK-1"))
  func defaults() {
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 0)
    #expect(picker.dataSource == nil && picker.delegate == nil)
    #expect(picker.showsSelectionIndicator)
  }

  @Test("the first rows are selected, in a band across the picker", .rule("R-PICK-1", "R-PICK-2"))
  func contents() throws {
    show()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 50)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 139.5, height: 32))
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    let band = try #require(picker.subviews.first { $0.layer.cornerRadius == 8 })
    #expect(band.frame == CGRect(x: 9, y: 92, width: 302, height: 32))
    picker.showsSelectionIndicator = false
    #expect(band.isHidden)
  }

  @Test("the app selects rows without a call of the delegate", .rule("R-PICK-6"))
  func selecting() {
    show()
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    phone.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 7)
    #expect(picker.wheels.map(\.contentOffset.y) == [224, 64])
    let logged = warnings {
      picker.selectRow(99, inComponent: 1, animated: false)
      picker.selectRow(0, inComponent: 5, animated: false)
    }
    #expect(picker.selectedRow(inComponent: 1) == 2)
    #expect(picker.selectedRow(inComponent: 5) == -1)
    #expect(logged.count == 2)
    #expect(lists.selected == [])
  }

  @Test("a drag turns a wheel, which comes to rest at a row", .rule("R-PICK-5"))
  func dragging() {
    show()
    phone.drag(from: left, to: CGPoint(x: 80, y: 130), rest: 0.3)
    #expect(lists.selected == [])
    phone.advance(by: 2)
    #expect(lists.selected.count == 1)
    let offset = picker.wheels[0].contentOffset.y
    #expect(offset == CGFloat(picker.selectedRow(inComponent: 0)) * 32)
    #expect(offset > 0)

    phone.drag(from: left, to: CGPoint(x: 80, y: 40), duration: 0.05)
    phone.advance(by: 0.1)
    #expect(picker.wheels[0].isDecelerating)
    #expect(lists.selected.count == 1)
    phone.advance(by: 5)
    #expect(lists.selected.count == 2)
    #expect(picker.wheels[0].contentOffset.y.truncatingRemainder(dividingBy: 32) == 0)
    #expect(picker.selectedRow(inComponent: 0) > 8)
  }

  @Test("a drag that returns to the selected row is not reported", .rule("R-PICK-5"))
  func returning() {
    show()
    phone.drag(from: left, to: CGPoint(x: 80, y: 196), rest: 0.3)
    phone.advance(by: 2)
    #expect(picker.wheels[0].contentOffset.y == 0)
    #expect(lists.selected == [])
  }

  @Test("a tap on a row selects it", .rule("R-PICK-7"))
  func tapping() {
    show()
    phone.tap(at: CGPoint(x: 80, y: 240))
    phone.advance(by: 1)
    #expect(lists.selected == ["0: Row 1"])
    phone.tap(at: CGPoint(x: 80, y: 268))
    phone.advance(by: 1)
    phone.tap(at: left)
    phone.advance(by: 1)
    #expect(lists.selected == ["0: Row 1", "0: Row 3"])
  }

  @Test("each notch of a mouse wheel turns by whole rows", .rule("R-PICK-5"))
  func wheel() {
    show()
    phone.scroll(by: CGVector(dx: 0, dy: 10), at: right)
    phone.advance(by: 1)
    phone.scroll(by: CGVector(dx: 0, dy: 60), at: right)
    phone.advance(by: 1)
    #expect(lists.selected == ["1: Green", "1: Blue"])
  }

  @Test("the arrow keys turn the focused wheel", .rule("R-PICK-8"))
  func keys() {
    show()
    phone.press(.tab)
    #expect(picker.wheels[0].isFocused)
    phone.press(.downArrow)
    phone.press(.downArrow)
    phone.press(.upArrow)
    phone.press(.rightArrow)
    #expect(picker.wheels[1].isFocused)
    phone.press(.downArrow)
    phone.advance(by: 1)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(lists.selected.last == "1: Green")
  }

  @Test("assistive technologies adjust each component", .rule("R-PICK-10"))
  func accessibility() throws {
    show()
    let wheel = picker.wheels[1]
    #expect(wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "Red")
    wheel.accessibilityIncrement()
    wheel.accessibilityIncrement()
    wheel.accessibilityIncrement()
    wheel.accessibilityDecrement()
    #expect(wheel.accessibilityValue == "Green")
    phone.advance(by: 1)
    #expect(lists.selected == ["1: Green"])
    #expect(phone.screenshot().size.width > 0)
  }

  @Test("only the rows that can be seen have views", .rule("R-PICK-4"))
  func views() {
    lists.lists[0] = (0..<100_000).map { "\($0)" }
    show()
    picker.selectRow(50_000, inComponent: 0, animated: false)
    phone.advance(by: 0.1)
    #expect(picker.wheels[0].subviews.filter { !$0.isHidden }.count == 11)
    #expect(picker.wheels[0].subviews.count <= 16)
  }

  @Test("a wheel that turns goes on after a reload, and reports once", .rule("R-PICK-9"))
  func reloading() {
    show()
    phone.drag(from: left, to: CGPoint(x: 80, y: 40), duration: 0.05)
    phone.advance(by: 0.1)
    lists.lists[0] = ["a", "b", "c", "d", "e"]
    picker.reloadAllComponents()
    phone.advance(by: 5)
    #expect(lists.selected == ["0: e"])
    #expect(picker.selectedRow(inComponent: 0) == 4)
    lists.lists = [["x"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    lists.lists[0] = []
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    phone.advance(by: 1)
    #expect(lists.selected == ["0: e"])
  }

  @Test("in right-to-left layout the first component is at the right", .rule("R-PICK-3"))
  func mirrored() {
    picker.semanticContentAttribute = .forceRightToLeft
    show()
    #expect(picker.wheels[0].frame.minX > picker.wheels[1].frame.minX)
  }
}
