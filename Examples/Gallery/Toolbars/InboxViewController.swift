import UIKit

/// An inbox with a toolbar: a filter that is on, a status text, and a compose button.
final class InboxViewController: TitledViewController {
  private let filter = UIBarButtonItem(title: nil, image: nil, primaryAction: nil)
  private let status = InboxViewController.makeStatus()
  private var isFiltered = true { didSet { showFilter() } }

  init() {
    let rows = Letter.all.map(LetterRow.init)
    super.init(
      title: "Inbox",
      content: RowsView(rows: rows, rowHeight: LetterRow.height, textInset: 16)
    )
    filter.primaryAction = UIAction { [weak self] _ in self?.isFiltered.toggle() }
    showFilter()
    toolbarItems = [
      filter, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(),
      UIBarButtonItem(systemItem: .compose),
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func showFilter() {
    let symbol = "line.3.horizontal.decrease.circle"
    filter.image = UIImage(systemName: isFiltered ? symbol + ".fill" : symbol)
    status.isHidden = !isFiltered
    filter.accessibilityLabel = "Filter"
    filter.accessibilityTraits = isFiltered ? [.button, .selected] : .button
  }

  private static func makeStatus() -> UIView {
    let lines = [
      UILabel("Filtered by:", size: 11),
      UILabel("Unread", size: 11, color: .tintColor),
    ]
    let status = UIStackView(arrangedSubviews: lines)
    status.axis = .vertical
    status.alignment = .center
    return status
  }
}

/// A message in the inbox.
struct Letter {
  let sender: String
  let subject: String
  let preview: String
  let time: String

  static let all = [
    Letter(
      sender: "Ines Farwell",
      subject: "Berth 14",
      preview: "The crane is free on Thursday after all, so the mast can come down.",
      time: "9:41 AM"
    ),
    Letter(
      sender: "Tide Tables Weekly",
      subject: "Spring Tide on Sunday",
      preview: "High water at 6:12 AM and 6:40 PM. The causeway is closed for two hours.",
      time: "8:03 AM"
    ),
    Letter(
      sender: "Moor & Sons",
      subject: "Your Order Has Shipped",
      preview: "Forty yards of braided rope, navy, and one anchor light.",
      time: "Yesterday"
    ),
    Letter(
      sender: "Jonas Lind",
      subject: "Re: The Two Storms",
      preview: "I found the photographs. You would not believe the water at the pier.",
      time: "Yesterday"
    ),
    Letter(
      sender: "Harbor Café",
      subject: "Table for Six",
      preview: "We look forward to seeing you on Friday at seven, by the window.",
      time: "Sunday"
    ),
    Letter(
      sender: "Pilot Office",
      subject: "New Watch Plan",
      preview: "Please check your hours for the last week of the month.",
      time: "Sunday"
    ),
    Letter(
      sender: "Ada Marsh",
      subject: "Lighthouse Key",
      preview: "It is under the third flowerpot, as always.",
      time: "Saturday"
    ),
    Letter(
      sender: "Net Menders",
      subject: "Minutes of the Meeting",
      preview: "Attached. We agreed on nothing, but kindly.",
      time: "Friday"
    ),
  ]
}

/// A row with the sender, the subject and the beginning of a message.
///
/// At accessibility sizes, the time is below the sender.
final class LetterRow: UIView, GrowingRow {
  static let height: CGFloat = 92
  private let dot = UIView()
  private let sender: UILabel
  private let subject: UILabel
  private let preview: UILabel
  private let time: UILabel

  init(_ letter: Letter) {
    sender = UILabel(letter.sender, size: 17, style: .headline, weight: .semibold, lines: 1)
    subject = UILabel(letter.subject, size: 15, style: .subheadline, lines: 1)
    preview = UILabel(
      letter.preview,
      size: 15,
      style: .subheadline,
      color: .secondaryLabel,
      lines: 1
    )
    time = UILabel(letter.time, size: 15, style: .subheadline, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    preview.lineBreakMode = .byTruncatingTail
    for view in [dot, sender, subject, preview, time] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat {
    let heights = heights(in: width - 2 * pageMargin - 16)
    return 12 + heights.sender + 1 + heights.date + heights.subject + 2 + heights.preview + 15
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = time.intrinsicContentSize.width.rounded(.up)
    let margin = pageMargin
    let start = margin + 16
    let room = bounds.width - start - margin
    let heights = heights(in: room)
    let growth = max(sender.font.lineHeight - 21, 0)
    place(dot, x: margin - 4, y: 19 + growth / 2, width: 10, height: 10)
    if isStacked {
      time.textAlignment = .natural
      place(sender, x: start, y: 12, width: room, height: heights.sender)
      place(time, x: start, y: 13 + heights.sender, width: room, height: heights.date)
    } else {
      time.alignToTrailingEdge()
      place(sender, x: start, y: 12, width: room - 8 - width, height: heights.sender)
      let height = max(heights.sender - 2, 20)
      place(time, x: bounds.width - margin - width, y: 13, width: width, height: height)
    }
    var y = 13 + heights.sender + heights.date
    place(subject, x: start, y: y, width: room, height: heights.subject)
    y += heights.subject + 2
    place(preview, x: start, y: y, width: room, height: heights.preview)
  }

  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the heights of the lines; that of the date is 0 if it is beside the sender.
  private func heights(
    in room: CGFloat
  ) -> (sender: CGFloat, date: CGFloat, subject: CGFloat, preview: CGFloat) {
    let lines = isStacked ? 2 : 1
    for label in [sender, subject, preview] where label.numberOfLines != lines {
      label.numberOfLines = lines
    }
    return (
      sender.height(in: room, atLeast: 22),
      isStacked ? time.height(in: room, atLeast: 20) : 0,
      subject.height(in: room, atLeast: 20),
      preview.height(in: room, atLeast: 20)
    )
  }
}
