import UIKit

/// A row with a symbol on a disc and a place's name, description and distance.
final class PlaceRow: UIView {
  static let height: CGFloat = 64

  private let disc = UIView()
  private let symbol: UIImageView
  private let name: UILabel
  private let hint: UILabel
  private let distance: UILabel
  private let separator = UIView()

  init(place: Place) {
    symbol = UIImageView(image: UIImage(systemName: place.symbol))
    name = UILabel(place.name, size: 17)
    hint = UILabel(place.hint, size: 13, color: .secondaryLabel)
    distance = UILabel(place.distance, size: 15, color: .secondaryLabel)
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let end = distance.sizeThatFits(bounds.size).width
    distance.alignToTrailingEdge()
    let margin = pageMargin
    let start = margin + 56
    let room = bounds.width - start - margin - 16 - end
    place(disc, x: margin, y: 12, width: 40, height: 40)
    place(symbol, x: margin, y: 12, width: 40, height: 40)
    place(name, x: start, y: 11, width: room, height: 22)
    place(hint, x: start, y: 34, width: room, height: 18)
    place(distance, x: bounds.width - margin - end, y: 21, width: end, height: 22)
    place(
      separator,
      x: start,
      y: bounds.height - hairline,
      width: bounds.width - start,
      height: hairline
    )
  }
}
