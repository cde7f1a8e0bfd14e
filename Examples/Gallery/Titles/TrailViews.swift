import UIKit

/// A row with a trail's picture, its name and a chevron.
final class TrailRow: UIControl, GrowingRow {
  static let height: CGFloat = 80
  let trail: Trail
  private let content: CaptionedRow

  init(_ trail: Trail) {
    self.trail = trail
    content = CaptionedRow(
      picture: PhotographView(trail.photograph, cornerRadius: 10),
      name: UILabel(trail.name, size: 17, style: .headline, weight: .semibold),
      note: UILabel(trail.note, size: 15, style: .subheadline, color: .secondaryLabel),
      pictureSize: CGSize(width: 60, height: 60),
      lineSpacing: 2
    )
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = trail.name
    accessibilityTraits = .button
    for view in content.views {
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

  func height(in width: CGFloat) -> CGFloat { content.height(in: width, of: self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(in: self)
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
