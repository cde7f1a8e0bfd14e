import UIKit

/// A text field that fills a row, whose height follows the text.
private final class RowField: UITextField {
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height += 22
    return size
  }
}

/// A form with text fields, a switch, date pickers, a stepper and a picker view.
final class NewEventViewController: UITableViewController {
  private let titleField = RowField()
  private let locationField = RowField()
  private let allDay = UISwitch()
  private let starts = UIDatePicker()
  private let ends = UIDatePicker()
  private let lastDay = UIDatePicker()
  private let stepper = UIStepper()
  private let picker = UIPickerView()
  private let alertCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  private var sections: [(header: String?, cells: [UITableViewCell])] = []

  /// Called with the title of the event, or with `nil` when the form is canceled.
  var finish: (String?) -> Void = { _ in }

  private var texts: EventTexts { .texts(for: traitCollection) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = texts.form
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: texts.cancel,
      primaryAction: UIAction(title: texts.cancel) { [unowned self] _ in finish(nil) }
    )
    let add = UIBarButtonItem(
      title: texts.add,
      primaryAction: UIAction(title: texts.add) { [unowned self] _ in
        finish(titleField.text ?? "")
      }
    )
    add.style = .done
    navigationItem.rightBarButtonItem = add
    titleField.addAction(UIAction { [unowned self] _ in titleChanged() }, for: .editingChanged)
    titleChanged()
    tableView.allowsSelection = false
    setUpDates()
    setUpControls()
    sections = [
      (nil, [fieldCell(titleField, texts.title), fieldCell(locationField, texts.location)]),
      (nil, [cell(texts.allDay, allDay), cell(texts.starts, starts), cell(texts.ends, ends)]),
      (texts.repetition, [wideCell(picker, height: 216)]),
      (texts.endOfRepeat, [wideCell(lastDay, height: 340)]),
      (texts.alert, [alertCell]),
    ]
  }

  /// An event needs a title.
  private func titleChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = titleField.text?.isEmpty == false
  }

  private func setUpDates() {
    for (picker, day, hour) in [(starts, 21, 18), (ends, 21, 20), (lastDay, 28, 10)] {
      picker.locale = texts.locale
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.minuteInterval = 5
      picker.date = EventTexts.date(day: day, hour: hour, minute: 30)
    }
    lastDay.datePickerMode = .date
    lastDay.preferredDatePickerStyle = .inline
    lastDay.minimumDate = ends.date
    starts.addAction(UIAction { [unowned self] _ in startChanged() }, for: .valueChanged)
    allDay.addAction(UIAction { [unowned self] _ in allDayChanged() }, for: .valueChanged)
  }

  private func setUpControls() {
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    stepper.maximumValue = 60
    stepper.stepValue = 5
    stepper.value = 15
    stepper.addAction(UIAction { [unowned self] _ in showAlert() }, for: .valueChanged)
    alertCell.accessoryView = stepper
    showAlert()
  }

  private func showAlert() {
    alertCell.textLabel?.text = texts.alertText(minutes: Int(stepper.value))
  }

  private func startChanged() {
    ends.minimumDate = starts.date
    lastDay.minimumDate = ends.date
  }

  private func allDayChanged() {
    for picker in [starts, ends] {
      picker.datePickerMode = allDay.isOn ? .date : .dateAndTime
      picker.sizeToFit()
    }
    tableView.reloadData()
  }

  // MARK: Cells

  private func fieldCell(_ field: UITextField, _ placeholder: String) -> UITableViewCell {
    field.placeholder = placeholder
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    return cell
  }

  private func cell(_ title: String, _ control: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    control.sizeToFit()
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    guard isLarge, control is UIDatePicker else {
      cell.textLabel?.text = title
      cell.accessoryView = control
      return cell
    }
    fill(cell, title, above: control)
    return cell
  }

  /// Shows the title above a control that leaves no room beside it.
  private func fill(_ cell: UITableViewCell, _ title: String, above control: UIView) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
  }

  private func wideCell(_ view: UIView, height: CGFloat) -> UITableViewCell {
    let inset: CGFloat = 4
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: height),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -inset),
    ])
    return cell
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    sections[indexPath.section].cells[indexPath.row]
  }

  /// Fills the fields for the picture.
  func fill() {
    let isArabic = texts.locale.identifier.hasPrefix("ar")
    titleField.text = isArabic ? "عشاء مع ليلى" : "Dinner with Laila"
    locationField.text = isArabic ? "مطعم الميناء" : "Harbor Kitchen"
    titleChanged()
  }
}

extension NewEventViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    texts.repetitions.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { texts.repetitions[row] }
}
