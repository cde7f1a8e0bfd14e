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

@Suite("UIPickerView: uses in apps", .releasesEverything) @MainActor
struct UIPickerViewUseTests {
  /// A delegate with its own views, sizes and attributed titles.
  private final class OwnRows: UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      40
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      44
    }

    func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
  }

  /// A picker that an app derives, which changes rows that are selected.
  private final class EvenPicker: UIPickerView {
    var reloads = 0

    override func reloadAllComponents() {
      reloads += 1
      super.reloadAllComponents()
    }

    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
      super.selectRow(row / 2 * 2, inComponent: component, animated: animated)
    }
  }

  @Test("rows show the views of the delegate, which are used again", .rule("R-PICK-1", "R-PICK-4"))
  func ownViews() throws {
    let stage = SimulatorStage(on: .iPhoneSE)
    let rows = OwnRows()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (rows, rows)
    let page = UIViewController()
    page.view.addSubview(picker)
    stage.show(page)
    stage.advance(by: 0.1)

    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 44))
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0")
    #expect(picker.view(forRow: 30, forComponent: 0) == nil)
    #expect(picker.wheels[0].accessibilityValue == "0")
    picker.selectRow(20, inComponent: 0, animated: true)
    stage.advance()
    #expect(rows.reused > 5)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect((picker.view(forRow: 20, forComponent: 0) as? UILabel)?.text == "20")
  }

  @Test("rows can be selected and read before the picker is in a window", .rule("R-PICK-6"))
  func early() {
    final class Page: UIViewController {
      let lists = ListPickerDelegate((0..<30).map { "\($0)" })
      let picker = EvenPicker(frame: .zero)
      var seen = -9

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
        (picker.dataSource, picker.delegate) = (lists, lists)
        picker.selectRow(13, inComponent: 0, animated: true)
        seen = picker.selectedRow(inComponent: 0)
      }
    }
    let page = Page()
    let stage = SimulatorStage()
    stage.show(page)
    stage.advance()

    #expect(page.seen == 12)
    #expect(page.picker.wheels[0].contentOffset.y == 384)
    #expect(page.picker.reloads == 1)
    #expect(page.lists.selected == [])
  }

  @Test("a picker is the input view of a text field", .rule("R-PICK-1"))
  func inputView() {
    let lists = ListPickerDelegate(["Never", "Daily", "Weekly"])
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (lists, lists)
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    field.inputView = picker
    let page = UIViewController()
    page.view.addSubview(field)
    let stage = SimulatorStage(on: .iPhoneSE)
    stage.show(page)
    field.becomeFirstResponder()
    stage.advance()

    #expect(picker.bounds.height == 216)
    #expect(picker.bounds.width == stage.phone.window.bounds.width)
    let middle = picker.convert(CGPoint(x: 100, y: 140), to: nil)
    stage.phone.tap(at: middle)
    stage.advance()
    #expect(lists.selected == ["0: Daily"])
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.advance()
  }

  @Test("a drag in a table cell turns the wheel, not the table", .rule("R-PICK-5"))
  func tableCell() {
    final class Table: UITableViewController {
      let lists = ListPickerDelegate((0..<30).map { "\($0)" })
      let picker = UIPickerView()

      override func viewDidLoad() {
        super.viewDidLoad()
        (picker.dataSource, picker.delegate) = (lists, lists)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }

      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == 1 ? 216 : 44
      }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell()
        if path.row == 1 { cell.contentView.addSubview(picker) }
        return cell
      }
    }
    let table = Table()
    let stage = SimulatorStage(on: .iPhoneSE)
    stage.show(table)
    stage.advance(by: 0.1)
    let start = table.picker.convert(CGPoint(x: 100, y: 108), to: nil)
    let offset = table.tableView.contentOffset
    stage.phone.drag(from: start, to: CGPoint(x: start.x, y: start.y - 70), rest: 0.3)
    stage.advance(by: 3)

    #expect(table.lists.selected == ["0: 2"])
    #expect(table.tableView.contentOffset == offset)
    #expect(table.tableView.indexPathForSelectedRow == nil)
  }

  @Test("a picker that is removed while it turns reports the row where it stops", .rule("R-PICK-5"))
  func removal() {
    let lists = ListPickerDelegate((0..<90).map { "\($0)" })
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (lists, lists)
    let page = UIViewController()
    page.view.addSubview(picker)
    let stage = SimulatorStage(on: .iPhoneSE)
    stage.show(page)
    stage.advance(by: 0.1)
    stage.phone.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 90, y: 40), duration: 0.05)
    stage.advance(by: 0.1)
    picker.removeFromSuperview()

    #expect(lists.selected.count == 1)
    #expect(picker.wheels[0].contentOffset.y.truncatingRemainder(dividingBy: 32) == 0)
    stage.advance()
    #expect(lists.selected.count == 1)
  }
}
