import QuartzCore

/// The wheels of a date picker.
@preconcurrency @MainActor
final class DateWheelsView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  // R-DATE-10…15
  private let picker = UIPickerView()
  private let units = [UILabel(), UILabel()]
  private var model: DateWheelModel?
  private var widths: [CGFloat] = []
  private var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Called when the user has selected another date.
  var onChange: ((Date) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picker)
    (picker.dataSource, picker.delegate) = (self, self)
    for unit in units {
      unit.font = .systemFont(ofSize: PickerMetrics.fontSize)
      unit.isUserInteractionEnabled = false
      unit.isAccessibilityElement = false
      addSubview(unit)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var columns: [DateColumn] { model?.plan.columns ?? [] }

  // MARK: Contents

  /// Shows a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - mode: The mode of the picker.
  ///   - context: The calendar and the locale.
  ///   - limits: The dates that can be selected.
  ///   - animated: Whether the wheels turn to the date.
  func show(
    _ date: Date,
    mode: UIDatePicker.Mode,
    context: DateContext,
    limits: DateLimits,
    animated: Bool
  ) {
    self.date = date
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let plan = DateColumnPlan(mode: mode, context: context, isRightToLeft: isRightToLeft)
    if var model, model.mode == mode, model.context == context, model.plan == plan,
      model.limits.minuteInterval == limits.minuteInterval, isNear(date, model)
    {
      model.limits = limits
      self.model = model
      picker.refreshTitles()
    } else {
      model = DateWheelModel(
        mode: mode,
        context: context,
        limits: limits,
        date: date,
        isRightToLeft: isRightToLeft
      )
      rebuild()
    }
    turnWheels(animated: animated)
  }

  private func isNear(_ date: Date, _ model: DateWheelModel) -> Bool {
    abs(date.timeIntervalSince(model.anchor)) < Double(DatePickerMetrics.daySpan) * 80_000
  }

  private func rebuild() {
    widths = columns.map(width)
    picker.reloadAllComponents()
    showUnits()
    for (component, column) in columns.enumerated() {
      guard let row = model?.row(for: date, in: column, near: nil) else { continue }
      picker.selectRow(row, inComponent: component, animated: false)
    }
    setNeedsLayout()
  }

  /// Turns the wheels to the date, except those that the user turns at the moment.
  private func turnWheels(animated: Bool) {
    for (component, column) in columns.enumerated() where !picker.wheels[component].isTurning {
      let present = picker.selectedRow(inComponent: component)
      guard let row = model?.row(for: date, in: column, near: present), row != present else {
        continue
      }
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  private func showUnits() {
    let isTimer = model?.mode == .countDownTimer
    let names = [SystemText.hours(), SystemText.minutes()]
    for (unit, name) in zip(units, names) {
      unit.text = name
      unit.isHidden = !isTimer
    }
  }

  // MARK: Widths

  /// Returns the width of a column, from the widest of some of its titles.
  private func width(_ column: DateColumn) -> CGFloat {
    guard let model else { return 0 }
    if model.mode == .countDownTimer { return 120 }
    let font = UIFont.systemFont(ofSize: PickerMetrics.fontSize)
    let middle = model.row(for: date, in: column, near: nil)
    let rows: [Int] =
      switch column {
      case .month, .period: Array(0..<model.valueCount(column))
      case .anyDay: (1...14).map { middle + 27 * $0 }
      default: [middle]
      }
    let titles = rows.map { title($0, column) }
    let widest = titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
    let least = "00".size(withAttributes: [.font: font]).width
    return (max(widest, least) + 2 * DatePickerMetrics.columnPadding).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    picker.layoutIfNeeded()
    guard model?.mode == .countDownTimer else { return }
    for (wheel, unit) in zip(picker.wheels, units) {
      let size = unit.sizeThatFits(bounds.size)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = wheel.frame.midX + (isMirrored ? -20 - size.width : 20)
      let y = bounds.midY - size.height / 2
      unit.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  // MARK: UIPickerViewDataSource and UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model?.rowCount(columns[component]) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  private func title(_ row: Int, _ column: DateColumn) -> String {
    let today = UIApplication.timeOfDay()
    return model?.title(of: row, in: column, of: date, today: (today, SystemText.today())) ?? ""
  }

  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    guard let model, columns.indices.contains(component) else { return nil }
    let column = columns[component]
    let isAllowed = model.isAllowed(row: row, in: column, of: date)
    return NSAttributedString(
      string: title(row, column),
      attributes: [.foregroundColor: isAllowed ? UIColor.label : .tertiaryLabel]
    )
  }

  /// Selects the nearest date within the limits, to which the wheels turn.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    // R-DATE-13
    guard let model, columns.indices.contains(component) else { return }
    let new = model.allowedDate(selecting: row, in: columns[component], of: date)
    let isChange = new != date
    date = new
    picker.refreshTitles()
    turnWheels(animated: true)
    if isChange { onChange?(new) }
  }
}
