import UIKit

/// A row with a trail's picture, its name and a chevron.
final class TrailRow: UIControl {
  static let height: CGFloat = 80
  let trail: Trail
  private let picture: PhotographView
  private let name: UILabel
  private let note: UILabel

  init(_ trail: Trail) {
    self.trail = trail
    picture = PhotographView(trail.photograph, cornerRadius: 10)
    name = UILabel(trail.name, size: 17, weight: .semibold)
    note = UILabel(trail.note, size: 15, color: .secondaryLabel)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = trail.name
    accessibilityTraits = .button
    for view in [picture, name, note] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = pageMargin
    place(picture, x: margin, y: 10, width: 60, height: 60)
    place(name, x: margin + 76, y: 18, width: bounds.width - margin * 2 - 76, height: 22)
    place(note, x: margin + 76, y: 42, width: bounds.width - margin * 2 - 76, height: 20)
  }
}

/// A large picture of a trail with a text below it.
final class TrailStory: UIView {
  private let picture: PhotographView
  private let note: UILabel
  private let text = UILabel(
    "The path leaves the village behind the mill and climbs through young birches. After the second stile keep "
      + "left: the track on the right ends in a bog. From the top both lakes can be seen, and on clear days the sea. "
      + "Take water, there is none on the way. The way down is steep at first and then follows the brook back to the "
      + "mill, where the kiosk sells cake until five.",
    size: 17
  )

  init(_ trail: Trail) {
    picture = PhotographView(trail.photograph, side: 361, cornerRadius: 12)
    note = UILabel(trail.note, size: 20, weight: .semibold)
    super.init(frame: .zero)
    text.numberOfLines = 0
    for view in [picture, note, text] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 40, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: 300 + text.sizeThatFits(room).height + 40)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(picture, x: 20, y: 12, width: bounds.width - 40, height: 220)
    place(note, x: 20, y: 250, width: bounds.width - 40, height: 28)
    let room = CGSize(width: bounds.width - 40, height: .greatestFiniteMagnitude)
    place(text, x: 20, y: 292, width: room.width, height: text.sizeThatFits(room).height)
  }
}
