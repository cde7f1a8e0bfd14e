import SimulatorKit
import UIKit

/// A day with its events, and the form for a new event as a sheet.
final class CalendarViewController: TitledViewController {
  private let day = DayView()

  private var texts: EventTexts { .texts(for: traitCollection) }

  init() {
    super.init(title: "", content: day)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = texts.month
    day.show(texts)
    let add = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in showForm() }
    )
    add.accessibilityLabel = texts.form
    navigationItem.rightBarButtonItem = add
  }

  private func showForm() {
    let form = NewEventViewController(style: .insetGrouped)
    form.finish = { [unowned self] title in
      if let title { day.add(title) }
      dismiss(animated: true)
    }
    let stack = UINavigationController(rootViewController: form)
    stack.view.tintColor = view.tintColor
    present(stack, animated: true)
  }

  /// Opens the form and fills it for the picture.
  static func openForm(_ phone: Simulator) throws {
    guard let stack = phone.window.rootViewController as? UINavigationController,
      let page = stack.topViewController as? CalendarViewController
    else { return }
    if !phone.statusBar.date.isEmpty { phone.statusBar.date = page.texts.today }
    try phone.tap(page.texts.form)
    phone.advance(by: 1)
    let sheet = page.presentedViewController as? UINavigationController
    (sheet?.topViewController as? NewEventViewController)?.fill()
  }

  /// Creates the page in a stack with the color of calendars.
  static func makeStack() -> UIViewController {
    let stack = UINavigationController(rootViewController: CalendarViewController())
    stack.view.tintColor = .systemRed
    return stack
  }
}

/// The week at the top, and the hours of the day with its events.
private final class DayView: UIView {
  private static let weekHeight: CGFloat = 74
  private static let hourHeight: CGFloat = 50
  private static let hours = 8...22
  private static let timeWidth: CGFloat = 62

  private struct Event {
    let title: String
    let hour: Double
    let length: Double
    let color: UIColor
  }

  private var texts = EventTexts.english
  private var events: [Event] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ texts: EventTexts) {
    self.texts = texts
    events = [
      Event(title: texts.events[0], hour: 9, length: 1, color: .systemBlue),
      Event(title: texts.events[1], hour: 11.5, length: 1.5, color: .systemGreen),
      Event(title: texts.events[2], hour: 15, length: 2, color: .systemPurple),
    ]
    setNeedsDisplay()
  }

  /// Adds an event in the evening.
  func add(_ title: String) {
    events.append(Event(title: title, hour: 18.5, length: 2, color: .systemOrange))
    setNeedsDisplay()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: Self.weekHeight + CGFloat(Self.hours.count) * Self.hourHeight
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    drawWeek()
    for hour in Self.hours { drawHour(hour) }
    for event in events { draw(event) }
  }

  // MARK: Parts

  private func drawWeek() {
    let column = bounds.width / 7
    for (index, name) in texts.weekdays.enumerated() {
      let start = mirrored(CGFloat(index) * column, width: column)
      draw(
        name,
        size: 11,
        color: .secondaryLabel,
        in: CGRect(x: start, y: 6, width: column, height: 14)
      )
      let isToday = texts.days[index] == 21
      let middle = CGPoint(x: start + column / 2, y: 44)
      if isToday {
        tintColor.setFill()
        UIBezierPath(ovalIn: CGRect(x: middle.x - 18, y: middle.y - 18, width: 36, height: 36))
          .fill()
      }
      draw(
        texts.number(texts.days[index]),
        size: 20,
        weight: isToday ? .semibold : .regular,
        color: isToday ? .white : .label,
        in: CGRect(x: start, y: middle.y - 12, width: column, height: 24)
      )
    }
    line(at: Self.weekHeight - 1, from: 0)
  }

  private func drawHour(_ hour: Int) {
    let y = top(of: Double(hour))
    draw(
      texts.time(hour: hour),
      size: 11,
      color: .secondaryLabel,
      in: CGRect(x: mirrored(8, width: 46), y: y - 7, width: 46, height: 14)
    )
    line(at: y, from: Self.timeWidth)
  }

  private func draw(_ event: Event) {
    let y = top(of: event.hour)
    let width = bounds.width - Self.timeWidth - 8
    let frame = CGRect(
      x: mirrored(Self.timeWidth, width: width),
      y: y + 1,
      width: width,
      height: CGFloat(event.length) * Self.hourHeight - 2
    )
    event.color.withAlphaComponent(0.2).setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
    event.color.setFill()
    UIBezierPath(
      rect: CGRect(
        x: isMirrored ? frame.maxX - 3 : frame.minX,
        y: frame.minY,
        width: 3,
        height: frame.height
      )
    ).fill()
    draw(
      event.title,
      size: 13,
      weight: .semibold,
      color: event.color,
      alignment: isMirrored ? .right : .left,
      in: frame.insetBy(dx: 10, dy: 4)
    )
  }

  // MARK: Drawing

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ x: CGFloat, width: CGFloat) -> CGFloat {
    isMirrored ? bounds.width - x - width : x
  }

  private func top(of hour: Double) -> CGFloat {
    Self.weekHeight + 16 + CGFloat(hour - Double(Self.hours.lowerBound)) * Self.hourHeight
  }

  private func line(at y: CGFloat, from start: CGFloat) {
    UIColor.separator.setFill()
    let width = bounds.width - start
    let thickness = 1 / max(traitCollection.displayScale, 1)
    UIBezierPath(
      rect: CGRect(x: mirrored(start, width: width), y: y, width: width, height: thickness)
    )
    .fill()
  }

  private func draw(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    color: UIColor,
    alignment: NSTextAlignment = .center,
    in frame: CGRect
  ) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
      .paragraphStyle: style,
    ]
    NSAttributedString(string: text, attributes: attributes).draw(in: frame)
  }
}
