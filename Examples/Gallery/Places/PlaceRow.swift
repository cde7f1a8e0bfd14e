import UIKit

/// A row with a symbol on a disc and a place's name, description and distance.
///
/// At accessibility text sizes the distance is below the description.
final class PlaceRow: UIView {
  private let disc = UIView()
  private let symbol: UIImageView
  private let name: UILabel
  private let hint: UILabel
  private let distance: UILabel
  private let separator = UIView()

  init(place: Place) {
    symbol = UIImageView(image: UIImage(systemName: place.symbol))
    name = UILabel(place.name, size: 17, style: .body, lines: 1)
    hint = UILabel(place.hint, size: 13, style: .footnote, color: .secondaryLabel, lines: 1)
    distance = UILabel(
      place.distance,
      size: 15,
      style: .subheadline,
      color: .secondaryLabel,
      lines: 1
    )
    super.init(frame: .zero)
    disc.backgroundColor = place.color
    disc.layer.cornerRadius = 20
    symbol.tintColor = .white
    symbol.contentMode = .center
    separator.backgroundColor = .separator
    for view in [disc, symbol, name, hint, distance, separator] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var isLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the height of a line of a label, or the given height if it is lower.
  private func line(_ label: UILabel, atLeast least: CGFloat) -> CGFloat {
    max(label.font.lineHeight.rounded(.up), least)
  }

  /// The height that the texts need.
  var height: CGFloat {
    let lines = 12 + line(name, atLeast: 22) + line(hint, atLeast: 18) + 12
    return isLarge ? lines + line(distance, atLeast: 22) : lines
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let end = isLarge ? 0 : distance.sizeThatFits(bounds.size).width
    let margin = pageMargin
    let start = margin + 56
    let room = bounds.width - start - margin - (isLarge ? 0 : 16 + end)
    let (first, second) = (line(name, atLeast: 22), line(hint, atLeast: 18))
    let third = line(distance, atLeast: 22)
    let top = (bounds.height - 40) / 2
    place(disc, x: margin, y: top, width: 40, height: 40)
    place(symbol, x: margin, y: top, width: 40, height: 40)
    place(name, x: start, y: 11, width: room, height: first)
    place(hint, x: start, y: 12 + first, width: room, height: second)
    if isLarge {
      distance.textAlignment = .natural
      place(distance, x: start, y: 12 + first + second, width: room, height: third)
    } else {
      distance.alignToTrailingEdge()
      let x = bounds.width - margin - end
      place(distance, x: x, y: (bounds.height - third) / 2, width: end, height: third)
    }
    place(
      separator,
      x: start,
      y: bounds.height - hairline,
      width: bounds.width - start + trailingInset,
      height: hairline
    )
  }
}
