import UIKit

/// Items with one property set each, beside an item without it; the titles name the property.
@MainActor
enum ItemSpecimens {
  static func makeController() -> UIViewController {
    let sheet = SpecimenSheetController(
      title: "Items",
      specimens: all,
      leastWidth: 340,
      leastWideWidth: 520
    )
    return UINavigationController(large: sheet)
  }

  private static var all: [Specimen] {
    [
      Specimen(caption: "System items", makeBar: { systemItems(0..<4) }),
      Specimen(caption: "System items, continued", makeBar: { systemItems(4..<8) }),
      Specimen(caption: "System items, the rest", makeBar: { systemItems(8..<12) }),
      Specimen(caption: "Rendering modes; the second image when selected", makeBar: images),
      Specimen(caption: "imageInsets", makeBar: insets),
      Specimen(caption: "titlePositionAdjustment", makeBar: offsets),
      Specimen(caption: "Title attributes by state; isEnabled", makeBar: attributes),
      Specimen(caption: "badgeValue and badgeColor", makeBar: badges),
      Specimen(caption: "Badge attributes and places", makeBar: badgeLooks),
    ]
  }

  private static func bar(_ items: [UITabBarItem], selected: Int = 0) -> UITabBar {
    let bar = UITabBar()
    bar.items = items
    bar.selectedItem = items[selected]
    return bar
  }

  private static func item(
    _ title: String?,
    _ symbol: String = "star.fill",
    change: (UITabBarItem) -> Void = { _ in }
  ) -> UITabBarItem {
    let item = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    change(item)
    return item
  }

  // MARK: Icons

  private static func systemItems(_ range: Range<Int>) -> UITabBar {
    bar(
      range.compactMap(UITabBarItem.SystemItem.init(rawValue:))
        .map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
    )
  }

  private static func images() -> UITabBar {
    let ball = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      Icon.drawBall(in: CGRect(x: 1, y: 1, width: 24, height: 24))
    }
    return bar(
      [
        item("automatic") { $0.image = ball },
        item("template") { $0.image = ball.withRenderingMode(.alwaysTemplate) },
        item("original") { $0.image = ball.withRenderingMode(.alwaysOriginal) },
        item("selected", "heart") { $0.selectedImage = UIImage(systemName: "heart.fill") },
        item("not selected", "heart") { $0.selectedImage = UIImage(systemName: "heart.fill") },
      ],
      selected: 3
    )
  }

  private static func insets() -> UITabBar {
    bar([
      item("none"),
      item("down 4") { $0.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0) },
      item("right 5") { $0.imageInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5) },
      item("squeezed") { $0.imageInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) },
      item(nil) { $0.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0) },
    ])
  }

  // MARK: Titles

  private static func offsets() -> UITabBar {
    bar([
      item("none"),
      item("up 3") { $0.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3) },
      item("left 5") { $0.titlePositionAdjustment = UIOffset(horizontal: -5, vertical: 0) },
      item("right 5") { $0.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 0) },
    ])
  }

  private static func attributes() -> UITabBar {
    let styles: [(UIControl.State, [NSAttributedString.Key: Any])] = [
      (
        .normal, [.foregroundColor: UIColor.systemTeal, .font: UIFont.italicSystemFont(ofSize: 11)]
      ),
      (.selected, [.foregroundColor: UIColor.systemPink, .kern: 1.5, .underlineStyle: 1]),
      (.disabled, [.foregroundColor: UIColor.systemGray, .strikethroughStyle: 1]),
    ]
    let items = ["normal", "selected", "disabled"].map { title in
      item(title) { item in
        for (state, style) in styles { item.setTitleTextAttributes(style, for: state) }
      }
    }
    items[2].isEnabled = false
    return bar([item("plain")] + items, selected: 2)
  }

  // MARK: Badges

  private static func badges() -> UITabBar {
    let values: [(String, String, UIColor?)] = [
      ("one", "1", nil), ("two", "12", nil), ("word", "New", nil), ("empty", "", nil),
      ("green", "3", .systemGreen),
    ]
    return bar(
      values.map { title, value, color in
        item(title, "bell.fill") {
          $0.badgeValue = value
          $0.badgeColor = color
        }
      }
    )
  }

  private static func badgeLooks() -> UITabBar {
    let outlined: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
    ]
    let bar = bar(
      [
        item("plain", "bell.fill"),
        item("attributes", "bell.fill") {
          $0.badgeColor = .systemYellow
          $0.setBadgeTextAttributes(outlined, for: .normal)
        },
        item("moved", "bell.fill"),
        item("disabled", "bell.fill") { $0.isEnabled = false },
      ],
      selected: 2
    )
    for item in bar.items ?? [] { item.badgeValue = "5" }
    let appearance = UITabBarAppearance()
    for layout in appearance.layouts {
      layout.selected.badgePositionAdjustment = UIOffset(horizontal: 8, vertical: 6)
      layout.selected.badgeTitlePositionAdjustment = UIOffset(horizontal: 0, vertical: -1)
      layout.disabled.badgeBackgroundColor = .systemGray
    }
    bar.standardAppearance = appearance
    return bar
  }
}
