import UIKit

/// A card with a switch and a bar, which sets no colors itself.
///
/// `CardTheme` sets the appearance of each kind of card.
class ThemedCard: UIView {
  private static let items: [(title: String, icon: UIImage, badge: String?)] = [
    ("Mail", Icon.envelope, "3"), ("Chat", Icon.bubble, nil), ("Store", Icon.bag, nil),
    ("Account", Icon.person, nil),
  ]

  let bar = UITabBar()
  private let title: UILabel
  private let rules: UILabel
  private let toggle = UISwitch()

  required init(title: String, rules: String) {
    self.title = UILabel(title, size: 17, weight: .semibold)
    self.rules = UILabel(rules, size: 11, color: .secondaryLabel)
    super.init(frame: .zero)
    self.rules.numberOfLines = 0
    self.rules.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    toggle.isOn = true
    toggle.accessibilityLabel = title
    bar.items = Self.items.map { entry in
      let item = UITabBarItem(title: entry.title, image: entry.icon, tag: 0)
      item.badgeValue = entry.badge
      return item
    }
    bar.selectedItem = bar.items?[1]
    for part in [self.title, self.rules, toggle, bar] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rules.sizeThatFits(rulesRoom(size.width)).height + 109)
  }

  private func rulesRoom(_ width: CGFloat) -> CGSize { CGSize(width: width - 32, height: 200) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = rules.sizeThatFits(rulesRoom(bounds.width)).height
    place(title, x: 16, y: 12, width: bounds.width - 100, height: 24)
    place(toggle, x: bounds.width - 16 - 51, y: 9, width: 51, height: 31)
    place(rules, x: 16, y: 46, width: bounds.width - 32, height: text)
    place(bar, x: 0, y: bounds.height - 49, width: bounds.width, height: 49)
  }
}

/// A card with a dark theme.
final class MidnightCard: ThemedCard {}

/// A card with a warm theme.
final class CoralCard: ThemedCard {}

/// A column of cards, or a grid if several fit side by side.
final class ThemedCardsView: UIView {
  private let cards: [ThemedCard]

  init(cards: [ThemedCard]) {
    self.cards = cards
    super.init(frame: .zero)
    for card in cards { addSubview(card) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width) { card, frame in
      place(card, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// Calls the closure with the frame of each card, and returns the total height.
  private func arrange(in width: CGFloat, _ take: (ThemedCard, CGRect) -> Void) -> CGFloat {
    let gap: CGFloat = 16
    let margin = pageMargin
    let columns = max(1, Int(width / 360))
    let side = (width - 2 * margin - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var y: CGFloat = 8
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = cards[start..<min(start + columns, cards.count)]
      let height = row.map { $0.sizeThatFits(CGSize(width: side, height: 0)).height }.max() ?? 0
      for (column, card) in row.enumerated() {
        let x = margin + CGFloat(column) * (side + gap)
        take(card, CGRect(x: x, y: y, width: side, height: height))
      }
      y += height + gap
    }
    return y
  }
}
