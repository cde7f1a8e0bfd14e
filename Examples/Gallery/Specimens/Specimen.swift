import UIKit

/// One bar of a sheet, and what it shows.
@MainActor
struct Specimen {
  /// What differs from a plain bar.
  let caption: String
  /// Whether something colourful lies behind the bar.
  var isOverPicture = false
  /// Makes the bar.
  let makeBar: () -> UITabBar
}

/// A bar on a card, with its caption above.
final class SpecimenView: UIView {
  /// The height of caption, card and the gap below.
  var height: CGFloat { 18 + cardHeight + 9 }

  /// Above a bar over a picture some of the picture shows, and the bar's shadow.
  private var cardHeight: CGFloat { picture == nil ? 50 : 60 }

  private let caption: UILabel
  private let card = UIView()
  private let picture: BackdropView?
  private let bar: UITabBar

  init(_ specimen: Specimen) {
    caption = UILabel(specimen.caption, size: 12, weight: .medium, color: .secondaryLabel)
    picture = specimen.isOverPicture ? BackdropView() : nil
    bar = specimen.makeBar()
    super.init(frame: .zero)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    if let picture { card.addSubview(picture) }
    card.addSubview(bar)
    addSubview(caption)
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(caption, x: 8, y: 0, width: bounds.width - 16, height: 16)
    place(card, x: 0, y: 18, width: bounds.width, height: cardHeight)
    picture?.frame = card.bounds
    bar.frame = CGRect(
      x: 0,
      y: cardHeight - 49,
      width: bounds.width,
      height: 49
    )
  }
}

/// Coloured balls on a pale ground, to tell what a bar lets through.
final class BackdropView: UIView {
  private static let colors: [UIColor] = [
    .systemOrange, .systemPink, .systemTeal, .systemYellow, .systemIndigo, .systemGreen,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let step: CGFloat = 44
    let count = Int(bounds.width / step) + 1
    for index in 0..<count {
      BackdropView.colors[index % BackdropView.colors.count].setFill()
      let y: CGFloat = index % 2 == 0 ? -6 : 20
      UIBezierPath(
        ovalIn: CGRect(x: CGFloat(index) * step - 4, y: y, width: 48, height: 48)
      ).fill()
    }
  }
}

extension UITabBarAppearance {
  /// The looks of items in all layouts, to say something about all of them.
  var layouts: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
}
