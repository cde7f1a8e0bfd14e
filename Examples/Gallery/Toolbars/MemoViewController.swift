import UIKit

/// A voice recorder with a customized toolbar: a background color, white buttons, and a slider for
/// the position.
final class MemoViewController: TitledViewController {
  init() {
    let rows = Memo.all.map(MemoRow.init)
    super.init(title: "All Recordings", content: RowsView(rows: rows, rowHeight: MemoRow.height))
    let elapsed = UILabel("0:42", size: 13, weight: .medium, color: .white)
    let position = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    position.value = 0.35
    position.maximumTrackTintColor = UIColor(white: 1, alpha: 0.3)
    toolbarItems = [
      UIBarButtonItem(systemItem: .pause), .flexibleSpace(),
      UIBarButtonItem(customView: elapsed), UIBarButtonItem(customView: position),
      .flexibleSpace(), UIBarButtonItem(systemItem: .save),
    ]
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.toolbar.tintColor = .white
    navigationController?.toolbar.standardAppearance = Self.appearance
  }

  private static var appearance: UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = nil
    appearance.doneButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemYellow
    ]
    return appearance
  }
}

/// A recording.
struct Memo {
  let name: String
  let place: String
  let length: String

  static let all = [
    Memo(name: "Fog Bell", place: "North Pier", length: "1:58"),
    Memo(name: "Gulls Arguing", place: "Fish Market", length: "0:31"),
    Memo(name: "Ferry Engine", place: "Deck 2", length: "3:07"),
    Memo(name: "Rain on a Tin Roof", place: "Boat Shed", length: "12:40"),
    Memo(name: "Ada, Singing", place: "Lighthouse", length: "2:16"),
    Memo(name: "Rope Walk", place: "Harbor Street", length: "0:58"),
    Memo(name: "Interview, Pilot", place: "Pilot Office", length: "24:12"),
    Memo(name: "Tide Coming In", place: "Pebble Beach", length: "6:30"),
    Memo(name: "Choir Rehearsal", place: "Chapel", length: "41:03"),
  ]
}

/// A row with a recording.
final class MemoRow: UIView, GrowingRow {
  static let height: CGFloat = 68
  private let name: UILabel
  private let location: UILabel
  private let length: UILabel

  init(_ memo: Memo) {
    name = UILabel(memo.name, size: 17, style: .headline, weight: .semibold)
    location = UILabel(
      memo.place,
      size: 15,
      style: .subheadline,
      color: .secondaryLabel,
      lines: 1
    )
    length = UILabel(memo.length, size: 15, style: .subheadline, color: .secondaryLabel, lines: 1)
    super.init(frame: .zero)
    for view in [name, location, length] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat {
    nameHeight(in: width) + location.height(in: width - 32, atLeast: 20) + 26
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = lengthWidth
    let first = nameHeight(in: bounds.width)
    let second = location.height(in: bounds.width - 32, atLeast: 20)
    length.alignToTrailingEdge()
    place(name, x: 16, y: 11, width: bounds.width - 48 - width, height: first)
    place(location, x: 16, y: 13 + first, width: bounds.width - 32, height: second)
    place(
      length,
      x: bounds.width - 16 - width,
      y: (bounds.height - second) / 2,
      width: width,
      height: second
    )
  }

  private var lengthWidth: CGFloat { length.intrinsicContentSize.width.rounded(.up) }

  private func nameHeight(in width: CGFloat) -> CGFloat {
    name.height(in: width - 48 - lengthWidth, atLeast: 22)
  }
}
