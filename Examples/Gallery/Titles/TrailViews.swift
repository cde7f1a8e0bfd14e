import UIKit

/// A row with a trail's picture, its name and a chevron.
final class TrailRow: UIControl, GrowingRow {
  static let height: CGFloat = 80
  let trail: Trail
  private let picture: PhotographView
  private let name: UILabel
  private let note: UILabel

  init(_ trail: Trail) {
    self.trail = trail
    picture = PhotographView(trail.photograph, cornerRadius: 10)
    name = UILabel(trail.name, size: 17, style: .headline, weight: .semibold)
    note = UILabel(trail.note, size: 15, style: .subheadline, color: .secondaryLabel)
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

  func height(in width: CGFloat) -> CGFloat {
    let lines = lineHeights(in: width - 2 * pageMargin - 76)
    return lines.name + 2 + lines.note + 24
  }

  private func lineHeights(in width: CGFloat) -> (name: CGFloat, note: CGFloat) {
    (name.height(in: width, atLeast: 22), note.height(in: width, atLeast: 20))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = pageMargin
    let width = bounds.width - margin * 2 - 76
    let lines = lineHeights(in: width)
    let y = ((bounds.height - lines.name - 2 - lines.note) / 2).rounded(.down)
    place(picture, x: margin, y: (bounds.height - 60) / 2, width: 60, height: 60)
    place(name, x: margin + 76, y: y, width: width, height: lines.name)
    place(note, x: margin + 76, y: y + lines.name + 2, width: width, height: lines.note)
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
    size: 17,
    style: .body
  )

  init(_ trail: Trail) {
    picture = PhotographView(trail.photograph, side: 361, cornerRadius: 12)
    note = UILabel(trail.note, size: 20, style: .title3, weight: .semibold)
    super.init(frame: .zero)
    for view in [picture, note, text] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size.width - 40)
    return CGSize(width: size.width, height: 264 + heights.note + 8 + heights.text + 40)
  }

  private func heights(in width: CGFloat) -> (note: CGFloat, text: CGFloat) {
    (note.height(in: width, atLeast: 28), text.height(in: width, atLeast: 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 40
    let heights = heights(in: width)
    place(picture, x: 20, y: 12, width: width, height: 220)
    place(note, x: 20, y: 250, width: width, height: heights.note)
    place(text, x: 20, y: 264 + heights.note, width: width, height: heights.text)
  }
}
