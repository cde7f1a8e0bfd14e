import TestSupport
import TestStage
import Testing

@testable import UIKitCore

@Suite("UITabBarController: windows of all widths", .rule("R-ROT-6")) @MainActor
struct TabBarWidthTests {
  /// The results of a layout that depend on the width.
  private struct Outcome: Equatable {
    var bar = CGRect.zero
    var style = UITabBarItemAppearance.Style.stacked
    var buttons: [CGRect] = []
    var icons: [CGRect] = []
    var page = CGRect.zero
    var safeArea = UIEdgeInsets.zero
  }

  private func tabs(_ count: Int, isOpaque: Bool = false) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(
        title: ["Home", "Recently played", "Search"][index % 3],
        image: UIImage(systemName: "star"),
        tag: index
      )
      return page
    }
    tabs.tabBar.isTranslucent = !isOpaque
    return tabs
  }

  private func stage(_ tabs: UITabBarController, _ size: CGSize, _ idiom: UIUserInterfaceIdiom)
    -> ControllerStage
  {
    let stage = ControllerStage(size: size)
    stage.screen.update {
      $0.idiom = idiom
      $0.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    return stage
  }

  private func outcome(_ tabs: UITabBarController) -> Outcome {
    let page = tabs.selectedViewController?.view
    return Outcome(
      bar: tabs.tabBar.frame,
      style: tabs.tabBar.environment.itemStyle,
      buttons: tabs.tabBar.row.buttons.map(\.frame),
      icons: tabs.tabBar.row.buttons.map(\.imageView.frame),
      page: page.map { $0.convert($0.bounds, to: nil) } ?? .zero,
      safeArea: page?.safeAreaInsets ?? .zero
    )
  }

  private func check(_ outcome: Outcome, _ size: CGSize, isOpaque: Bool) {
    let (bar, buttons) = (outcome.bar, outcome.buttons)
    #expect(bar.minX == 0 && bar.width == size.width, "\(size.width): bar \(bar)")
    #expect(bar.maxY == size.height, "\(size.width): bar \(bar)")
    for (button, next) in zip(buttons, buttons.dropFirst()) {
      #expect(button.maxX <= next.minX, "\(size.width): \(button) and \(next) overlap")
    }
    #expect(buttons.allSatisfy { $0.minX >= 0 && $0.maxX <= size.width }, "\(size.width)")
    #expect(buttons.allSatisfy { $0.width > 0 && $0.height > 0 }, "\(size.width)")
    let end = isOpaque ? bar.minY : size.height
    #expect(outcome.page == CGRect(x: 0, y: 0, width: size.width, height: end), "\(size.width)")
    #expect(outcome.safeArea.bottom == (isOpaque ? 0 : bar.height), "\(size.width)")
    #expect(outcome.safeArea.top == 24, "\(size.width)")
  }

  private let widths =
    Array(stride(from: 200.0, through: 1_400, by: 50)) + [320, 375, 507, 639, 677, 678, 694, 981]

  @Test(
    "at each width, reached from either side, the layout equals that of a new window",
    arguments: [UIUserInterfaceIdiom.pad, .phone],
    [false, true]
  )
  func walk(idiom: UIUserInterfaceIdiom, isOpaque: Bool) {
    for count in [4, 7] {
      let walked = tabs(count, isOpaque: isOpaque)
      let stage = stage(walked, CGSize(width: 200, height: 900), idiom)
      var found: [Double: Outcome] = [:]

      for width in widths.sorted() + widths.sorted().reversed() {
        let size = CGSize(width: width, height: 900)
        stage.screen.update { $0.size = size }
        stage.advance(by: 0.05)

        let outcome = outcome(walked)
        check(outcome, size, isOpaque: isOpaque)
        if let before = found[width] { #expect(outcome == before, "\(width), there and back") }
        found[width] = outcome
      }

      for width in [200.0, 375, 507, 639, 678, 694, 981, 1_400] {
        let fresh = tabs(count, isOpaque: isOpaque)
        let opened = self.stage(fresh, CGSize(width: width, height: 900), idiom)
        #expect(outcome(fresh) == found[width], "\(width)")
        keepAlive(opened)
      }
    }
  }

  @Test("window heights are handled likewise, with the compact bar in low windows")
  func heights() {
    let walked = tabs(4)
    let stage = stage(walked, CGSize(width: 600, height: 300), .pad)
    let heights = Array(stride(from: 200.0, through: 900, by: 50))
    for height in heights + heights.reversed() {
      let size = CGSize(width: 600, height: height)
      stage.screen.update { $0.size = size }
      stage.advance(by: 0.05)

      let outcome = outcome(walked)
      check(outcome, size, isOpaque: false)
      #expect(outcome.style == (height < 480 ? .compactInline : .stacked), "\(height)")
      #expect(outcome.bar.height == (height < 480 ? 52 : 70), "\(height)")
    }
  }

  @Test(
    "shares of a tablet's screen have the layouts of iPadOS",
    .rule("R-LAY-5", "R-LAY-6"),
    arguments: [
      // Slide over, the same on the largest tablet, half of a tablet, and two thirds of the largest
      // one in portrait.
      (CGFloat(320), UITabBarItemAppearance.Style.stacked), (375, .stacked), (507, .stacked),
      (639, .stacked),
      // Half of the largest tablet, two thirds of a tablet, and two thirds of the largest one.
      (678, .inline), (694, .inline), (981, .inline), (1_024, .inline), (1_366, .inline),
    ]
  )
  func shares(width: CGFloat, style: UITabBarItemAppearance.Style) {
    let tabs = tabs(3)
    let stage = stage(tabs, CGSize(width: width, height: 1_024), .pad)
    defer { keepAlive(stage) }

    #expect(tabs.tabBar.environment.itemStyle == style)
    #expect(tabs.tabBar.environment.centersItems == (style == .inline))
    #expect(tabs.tabBar.frame.height == 70)
  }

  @Test(
    "the largest phones in landscape and tablets have inline items",
    .rule("R-LAY-4", "R-LAY-7")
  )
  func today() {
    let phone = tabs(3)
    let phoneStage = stage(phone, CGSize(width: 932, height: 430), .phone)
    let tablet = tabs(3)
    let tabletStage = stage(tablet, CGSize(width: 1_194, height: 834), .pad)
    defer { keepAlive(phoneStage, tabletStage) }

    #expect(phone.tabBar.environment.itemStyle == .inline)
    #expect(tablet.tabBar.environment.itemStyle == .inline)
    #expect(tablet.tabBar.frame.maxY == 834)
    #expect(tablet.tabBar.row.buttons.allSatisfy { $0.imageView.image != nil })
  }

  @Test(
    "environments with stacked titles before iOS 11 have inline titles",
    .rule("R-LAY-8", "R-LAY-9")
  )
  func before() {
    let turned = tabs(3)
    let turnedStage = stage(turned, CGSize(width: 667, height: 375), .phone)
    let tablet = tabs(3)
    let tabletStage = stage(tablet, CGSize(width: 768, height: 1_024), .pad)
    defer { keepAlive(turnedStage, tabletStage) }

    #expect(turned.tabBar.environment.itemStyle == .compactInline)
    #expect(tablet.tabBar.environment.itemStyle == .inline)
  }
}
