import UIKit

/// A row with a text at the leading edge and a time at the trailing edge.
///
/// At accessibility sizes, the time is below the text.
final class TimeRowView: UIView, GrowingRow {
  private let note: UILabel
  private let name: UILabel
  private let time: UILabel

  init(note: String, name: String, time: String) {
    self.note = UILabel(note, size: 15, style: .subheadline, color: .secondaryLabel)
    self.name = UILabel(name, size: 26, style: .title1)
    self.time = UILabel(time: time)
    super.init(frame: .zero)
    for label in [self.note, self.name, self.time] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat {
    let sizes = sizes(in: width)
    let words = 22 + sizes.note + sizes.name
    return isStacked ? words + sizes.time.height + 12 : max(words + 18, sizes.time.height + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes(in: bounds.width)
    let (margin, clock) = (pageMargin, sizes.time)
    let end = 22 + sizes.note + sizes.name
    place(note, x: margin, y: 20, width: sizes.words, height: sizes.note)
    place(name, x: margin, y: 22 + sizes.note, width: sizes.words, height: sizes.name)
    place(
      time,
      x: isStacked ? margin : bounds.width - clock.width - margin,
      y: isStacked ? end : (bounds.height - clock.height) / 2,
      width: clock.width,
      height: clock.height
    )
    if isStacked { time.textAlignment = .natural } else { time.alignToTrailingEdge() }
  }

  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the width of the texts, their heights, and the size of the time.
  private func sizes(
    in width: CGFloat
  ) -> (words: CGFloat, note: CGFloat, name: CGFloat, time: CGSize) {
    let room = width - 2 * pageMargin
    let clock = isStacked ? room : max(time.intrinsicContentSize.width.rounded(.up), 170)
    let words = isStacked ? room : room - clock - 8
    return (
      words,
      note.height(in: words, atLeast: 18),
      name.height(in: words, atLeast: 32),
      CGSize(width: clock, height: time.height(in: clock, atLeast: 66))
    )
  }
}
