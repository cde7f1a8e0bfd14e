import QuartzCore

/// A control for selecting a date, a time, or a duration.
///
/// A date picker shows wheels, a calendar, or buttons that open a popover with one of these. When
/// the user selects another date, the control sends `valueChanged`. The order of the parts and
/// their names are those of the locale.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.addAction(UIAction { _ in show(picker.date) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  // R-DATE-1…34
  private var current = UIApplication.timeOfDay()
  private var limits = DateLimits()
  private var duration: TimeInterval = 60
  private var content: UIView?
  private var fittedSize = CGSize.zero

  // MARK: Creating a date picker

  /// Creates a date picker with the current date.
  ///
  /// If the size of the frame is zero, the control has its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentChanged()
  }

  /// Creates a date picker with the current date from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentChanged()
    if let coder = coder.interface { decodeDatePicker(from: coder) }
  }

  // MARK: Mode and style

  /// The parts of the date that are shown.
  ///
  /// The default value is ``Mode/dateAndTime``.
  open var datePickerMode = Mode.dateAndTime {  // R-DATE-1
    didSet { if datePickerMode != oldValue { contentChanged() } }
  }

  /// The style that is used if the mode has it.
  ///
  /// The default value is ``UIDatePickerStyle/automatic``.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {  // R-DATE-2
    didSet { if preferredDatePickerStyle != oldValue { contentChanged() } }
  }

  /// The style that is used, which is never ``UIDatePickerStyle/automatic``.
  open var datePickerStyle: UIDatePickerStyle {  // R-DATE-2
    datePickerMode.style(preferred: preferredDatePickerStyle)
  }

  // MARK: Dates

  /// The selected date.
  ///
  /// A date out of the limits, or of the years 1 to 9999, is replaced with the nearest one. Setting
  /// the property sends no events. The default value is the current date and time.
  open var date: Date {  // R-DATE-4
    get { current }
    set { setDate(newValue, animated: false) }
  }

  /// Selects a date without sending events.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - animated: Whether wheels turn to the date.
  open func setDate(_ date: Date, animated: Bool) {  // R-DATE-4
    guard valid(date) != nil else { return }
    let observed = attachments?.begin("date")
    defer { observed?.end() }
    current = adjusted(date)
    showDate(animated: animated)
  }

  /// The earliest date that can be selected, or `nil`, the default, for no limit.
  ///
  /// The limits are ignored if the minimum is later than the maximum, and for countdown timers.
  open var minimumDate: Date? {  // R-DATE-4
    get { limits.minimum }
    set {
      limits.minimum = valid(newValue)
      limitsChanged()
    }
  }

  /// The latest date that can be selected, or `nil`, the default, for no limit.
  ///
  /// The limits are ignored if the minimum is later than the maximum, and for countdown timers.
  open var maximumDate: Date? {  // R-DATE-4
    get { limits.maximum }
    set {
      limits.maximum = valid(newValue)
      limitsChanged()
    }
  }

  /// The number of minutes between two times that can be selected.
  ///
  /// The value is a divisor of 60 of at most 30; others are replaced with 1, and a warning is
  /// logged. The default value is 1.
  open var minuteInterval: Int {  // R-DATE-5
    get { limits.minuteInterval }
    set {
      let isValid = DateLimits.isValid(interval: newValue)
      if !isValid { Log.warning("UIDatePicker.minuteInterval \(newValue) does not divide 60") }
      limits.minuteInterval = isValid ? newValue : 1
      limitsChanged()
    }
  }

  /// A Boolean value that indicates whether dates are rounded down to the minute interval.
  ///
  /// The default value is `true`.
  open var roundsToMinuteInterval: Bool {  // R-DATE-5
    get { limits.rounds }
    set {
      limits.rounds = newValue
      limitsChanged()
    }
  }

  /// The duration of a countdown timer, in seconds.
  ///
  /// The duration is rounded down to the minute interval, and is at least one interval and less
  /// than 24 hours. The default value is 60.
  open var countDownDuration: TimeInterval {  // R-DATE-6
    get { duration }
    set {
      guard newValue.isFinite else { return }
      let observed = attachments?.begin("countDownDuration")
      defer { observed?.end() }
      duration = DateDuration.adjusted(newValue, minuteInterval: limits.minuteInterval)
      showDate(animated: false)
    }
  }

  /// Returns a date, or `nil` and logs a warning if it is not finite.
  private func valid(_ date: Date?) -> Date? {
    guard let date, !date.timeIntervalSinceReferenceDate.isFinite else { return date }
    Log.warning("UIDatePicker: a date that is not finite is ignored")
    return nil
  }

  private func limitsChanged() {
    current = adjusted(current)
    duration = DateDuration.adjusted(duration, minuteInterval: limits.minuteInterval)
    showDate(animated: false)
  }

  private func adjusted(_ date: Date) -> Date { limits.adjusted(date, in: context.calendar) }

  // MARK: Calendar

  /// The locale that determines the order and the names of the parts of a date, or `nil`, the
  /// default, for the locale of the system.
  open var locale: Locale? { didSet { contextChanged() } }  // R-DATE-3

  /// The calendar, or `nil`, the default, for the calendar of the system.
  ///
  /// Reading the property returns the calendar that is used.
  open var calendar: Calendar! {  // R-DATE-3
    get { ownCalendar ?? context.calendar }
    set {
      ownCalendar = newValue
      contextChanged()
    }
  }

  private var ownCalendar: Calendar?

  /// The time zone, or `nil`, the default, for the time zone of the calendar.
  open var timeZone: TimeZone? { didSet { contextChanged() } }  // R-DATE-3

  private var knownContext: DateContext?

  private var context: DateContext {
    if let knownContext { return knownContext }
    let context = DateContext(
      calendar: ownCalendar ?? .current,
      locale: locale ?? SystemLocale.locale(of: ownCalendar) ?? SystemLocale.current,
      timeZone: timeZone
    )
    knownContext = context
    return context
  }

  private func contextChanged() {
    knownContext = nil
    showDate(animated: false)
    sizeChanged()
  }

  // MARK: Contents

  /// Creates the content of the current style.
  private func contentChanged() {
    content?.removeFromSuperview()
    let new: UIView
    switch datePickerStyle {
    case .inline where datePickerMode != .time: new = makeCalendar()
    case .compact: new = makeCompact()
    default: new = makeWheels()
    }
    content = new
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(new)
    showDate(animated: false)
    sizeChanged()
    stateDidChange()
  }

  private func makeWheels() -> DateWheelsView {
    let wheels = DateWheelsView()
    wheels.onChange = { [weak self] date in self?.userSelected(date) }
    return wheels
  }

  private func makeCalendar() -> DateCalendarView {
    let calendar = DateCalendarView()
    calendar.onChange = { [weak self] date in self?.userSelected(date) }
    calendar.timePill.addAction(
      UIAction { [weak self, weak calendar] _ in self?.open(.time, from: calendar?.timePill) },
      for: .touchUpInside
    )
    return calendar
  }

  private func makeCompact() -> DateCompactView {
    let compact = DateCompactView()
    for (pill, mode) in [(compact.datePill, Mode.date), (compact.timePill, .time)] {
      pill.addAction(
        UIAction { [weak self, weak pill] _ in self?.open(mode, from: pill) },
        for: .touchUpInside
      )
    }
    return compact
  }

  private func showDate(animated: Bool) {
    let isTimer = datePickerMode == .countDownTimer
    if let wheels = content as? DateWheelsView {
      wheels.show(
        isTimer ? DateDuration.date(of: duration) : current,
        mode: datePickerMode,
        context: isTimer ? DateDuration.context(locale: context.locale) : context,
        limits: isTimer ? DateDuration.limits(minuteInterval: limits.minuteInterval) : limits,
        animated: animated && window != nil
      )
    } else if let calendar = content as? DateCalendarView {
      calendar.show(current, mode: datePickerMode, context: context, limits: limits)
    } else if let compact = content as? DateCompactView {
      compact.show(current, mode: datePickerMode, context: context)
      sizeChanged()
    }
  }

  private func userSelected(_ date: Date) {
    // R-DATE-7
    let isTimer = datePickerMode == .countDownTimer
    let observed = attachments?.begin(isTimer ? "countDownDuration" : "date")
    let new = isTimer ? date : adjusted(date)
    let isChange = new != (isTimer ? DateDuration.date(of: duration) : current)
    if isTimer { duration = DateDuration.duration(of: new) } else { current = new }
    observed?.end()
    showDate(animated: true)
    if isChange { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Opens a popover with the date or the time.
  private func open(_ mode: Mode, from pill: DatePill?) {
    // R-DATE-21
    let responders = sequence(first: self as UIResponder, next: \.next)
    guard let pill, let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first
    else { return Log.warning("UIDatePicker: there is no view controller to show a popover") }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    picker.datePickerMode = mode
    (picker.locale, picker.ownCalendar, picker.timeZone) = (context.locale, ownCalendar, timeZone)
    picker.limits = limits
    picker.semanticContentAttribute = semanticContentAttribute
    picker.tintColor = tintColor
    picker.setDate(current, animated: false)
    picker.addAction(
      UIAction { [weak self, weak picker] _ in picker.map { self?.userSelected($0.date) } },
      for: .valueChanged
    )
    let popover = DatePopoverController(picker, for: pill)
    popover.onDismiss = { [weak self] in self?.sendActions(for: .editingDidEnd) }
    sendActions(for: .editingDidBegin)
    presenter.present(popover, animated: true)
  }

  // MARK: Appearance

  override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showDate(animated: false)
    if traitCollection.hasDifferentTextSize(comparedTo: previous) { sizeChanged() }
  }

  // MARK: Size and layout

  /// The size of the current style and mode.
  open override var intrinsicContentSize: CGSize {  // R-DATE-8
    if let compact = content as? DateCompactView { return compact.intrinsicContentSize }
    guard content is DateCalendarView else { return PickerMetrics.size }
    var size = DatePickerMetrics.calendarSize
    if datePickerMode == .dateAndTime {
      size.height += DatePickerMetrics.timeHeight(for: traitCollection)
    }
    return size
  }

  override var contentHeightFollowsWidth: Bool { content is DateCompactView }

  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    content is DateCompactView
      ? content?.contentSize(forWidth: width) ?? intrinsicContentSize : intrinsicContentSize
  }

  /// Returns the size of the current style and mode, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Updates the size of a control whose size the app has not set.
  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    let size = intrinsicContentSize
    if bounds.size == fittedSize, translatesAutoresizingMaskIntoConstraints {
      fittedSize = size
      frame = CGRect(origin: frame.origin, size: size)
    }
    setNeedsLayout()
  }

  // MARK: Focus and accessibility

  /// A Boolean value that indicates whether the control itself can become focused.
  ///
  /// The value is `false`, because its parts can become focused.
  open override var canBecomeFocused: Bool { false }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + datePickerMembers
  }
}
