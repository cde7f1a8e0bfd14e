import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

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
