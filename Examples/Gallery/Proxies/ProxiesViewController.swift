import UIKit

/// Cards that are created by the same code and take their colors from appearance proxies for their
/// class.
final class ProxiesViewController: TitledViewController {
  init() {
    CardTheme.apply()
    let own = CoralCard(
      title: "Coral, with a tint of its own",
      rules: "bar.tintColor = .systemGreen\n// what the bar was given itself stays"
    )
    own.bar.tintColor = .systemGreen
    let cards = [
      ThemedCard(title: "Plain", rules: "// no rules"),
      MidnightCard(
        title: "Midnight",
        rules:
          "UITabBar … barTintColor, tintColor,\n  unselectedItemTintColor\nUISwitch … onTintColor"
      ),
      CoralCard(
        title: "Coral",
        rules: "UITabBar … tintColor\nUITabBarItem … badgeColor, title font\nUISwitch … onTintColor"
      ),
      own,
    ]
    super.init(title: "Proxies", content: ThemedCardsView(cards: cards))
  }

  required init?(coder: NSCoder) {
    nil
  }
}
