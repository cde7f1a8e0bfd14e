import UIKit

/// A row with a text at the leading edge and a time at the trailing edge.
final class TimeRowView: UIView {
  private let note: UILabel
  private let name: UILabel
  private let time: UILabel

  init(note: String, name: String, time: String) {
    self.note = UILabel(note, size: 15, color: .secondaryLabel)
    self.name = UILabel(name, size: 26)
    self.time = UILabel(time, size: 54, weight: .thin)
    super.init(frame: .zero)
    for label in [self.note, self.name, self.time] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let timeWidth: CGFloat = 170
    let margin = pageMargin
    let words = bounds.width - timeWidth - 2 * margin - 8
    place(note, x: margin, y: 20, width: words, height: 18)
    place(name, x: margin, y: 40, width: words, height: 32)
    place(time, x: bounds.width - timeWidth - margin, y: 12, width: timeWidth, height: 66)
    time.alignToTrailingEdge()
  }
}
