import UIKit

/// Appearance objects that differ in one property each, in bars over a colorful background.
@MainActor
enum AppearanceSpecimens {
  static func makeController() -> UIViewController {
    let sheet = SpecimenSheetController(
      title: "Appearance",
      specimens: all,
      leastWidth: 164,
      leastWideWidth: 340
    )
    return UINavigationController(large: sheet)
  }

  private static var all: [Specimen] {
    backgrounds + shadows + items + indicators
  }

  private static func specimen(
    _ caption: String,
    _ change: @escaping (UITabBarAppearance) -> Void
  ) -> Specimen {
    Specimen(caption: caption, isOverPicture: true) {
      let appearance = UITabBarAppearance()
      change(appearance)
      let bar = UITabBar()
      let tabs = [("Home", "house.fill"), ("Alerts", "bell.fill"), ("Account", "person.fill")]
      bar.items = tabs.map { title, symbol in
        UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      }
      bar.selectedItem = bar.items?[1]
      bar.standardAppearance = appearance
      return bar
    }
  }

  // MARK: Backgrounds

  private static var backgrounds: [Specimen] {
    [
      specimen("Default background") { $0.configureWithDefaultBackground() },
      specimen("Opaque background") { $0.configureWithOpaqueBackground() },
      specimen("Transparent background") { $0.configureWithTransparentBackground() },
      specimen("Ultra thin material") {
        $0.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
      },
      specimen("Color over the blur") {
        $0.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.35)
      },
      specimen("Image, stretched") {
        $0.configureWithOpaqueBackground()
        $0.backgroundImage = waves
      },
      specimen("Image, fitted") {
        $0.configureWithOpaqueBackground()
        $0.backgroundImage = waves
        $0.backgroundImageContentMode = .scaleAspectFit
      },
      specimen("Image, centered over blur") {
        $0.backgroundImage = waves
        $0.backgroundImageContentMode = .center
      },
    ]
  }

  // MARK: Shadows

  private static var shadows: [Specimen] {
    [
      specimen("Shadow color") {
        $0.configureWithOpaqueBackground()
        $0.shadowColor = .systemRed
      },
      specimen("No shadow") {
        $0.configureWithOpaqueBackground()
        $0.shadowColor = nil
      },
      specimen("Template shadow, colored") {
        $0.configureWithOpaqueBackground()
        $0.shadowImage = lens.withRenderingMode(.alwaysTemplate)
        $0.shadowColor = .systemRed
      },
      specimen("Shadow in its own colors") {
        $0.configureWithOpaqueBackground()
        $0.shadowImage = lens.withRenderingMode(.alwaysOriginal)
        $0.shadowColor = .systemRed
      },
    ]
  }

  // MARK: Items

  private static var items: [Specimen] {
    [
      specimen("Colors by state") {
        for items in $0.layouts {
          items.normal.iconColor = .systemTeal
          items.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
          items.selected.iconColor = .systemPink
          items.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
        }
      },
      specimen("Centered, 44 wide, 4 apart") {
        $0.stackedItemPositioning = .centered
        $0.stackedItemWidth = 44
        $0.stackedItemSpacing = 4
      },
    ]
  }

  // MARK: Selection indicators

  private static var indicators: [Specimen] {
    [
      specimen("Indicator color") {
        $0.selectionIndicatorTintColor = UIColor.systemBlue.withAlphaComponent(0.18)
      },
      specimen("Indicator template") {
        $0.selectionIndicatorImage = disc.withRenderingMode(.alwaysTemplate)
        $0.selectionIndicatorTintColor = UIColor.systemYellow.withAlphaComponent(0.4)
      },
    ]
  }

  // MARK: Images

  private static func picture(_ width: CGFloat, _ height: CGFloat, draw: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in draw() }
  }

  private static var waves: UIImage {
    picture(60, 49) {
      for (index, color) in [UIColor.systemMint, .systemTeal, .systemCyan].enumerated() {
        color.withAlphaComponent(0.3).setFill()
        let y = CGFloat(index) * 14
        UIBezierPath(ovalIn: CGRect(x: -12, y: y, width: 84, height: 60)).fill()
      }
    }
  }

  /// A line that is thickest in the middle.
  private static var lens: UIImage {
    picture(180, 6) {
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 180, height: 12)).fill()
    }
  }

  private static var disc: UIImage {
    picture(46, 46) { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 46, height: 46)).fill() }
  }
}
