import UIKit

/// A bar with a caption, for a sheet of bars.
@MainActor
struct Specimen {
  /// The difference from a plain bar.
  let caption: String
  /// Whether the bar is above a colorful background.
  var isOverPicture = false
  /// Creates the bar.
  let makeBar: () -> UITabBar
}

/// A bar on a card with a caption above it.
final class SpecimenView: UIView {
  /// The total height of the caption, the card and the gap below them.
  var height: CGFloat { 18 + cardHeight + 9 }

  /// A card with a background is higher, so that the background and the bar's shadow are visible
  /// above the bar.
  private var cardHeight: CGFloat { barHeight + (picture == nil ? 1 : 11) }

  private var barHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : 49 }

  private let caption: UILabel
  private let card = UIView()
  private let picture: BackdropView?
  private let bar: UITabBar

  init(_ specimen: Specimen) {
    caption = UILabel(specimen.caption, size: 12, weight: .medium, color: .secondaryLabel)
    picture = specimen.isOverPicture ? BackdropView() : nil
    bar = specimen.makeBar()
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
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
      y: cardHeight - barHeight,
      width: bounds.width,
      height: barHeight
    )
  }
}

/// Colored discs on a pale background, which reveal how translucent a bar is.
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
  /// The item appearances of all three layouts.
  var layouts: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
}
