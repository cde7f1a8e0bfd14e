import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures single frames: tab switches, badge changes and transitions.
@MainActor
enum FrameBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let opaque = Scene(opaqueBar: true)
    let blurred = Scene(opaqueBar: false)
    let list = ScrollingPage()
    let photo = ZoomingPage(labels: 10)
    let slide = Transition(.slide)
    let fade = Transition(.crossFade)
    visitAllTabs(of: opaque)
    visitAllTabs(of: blurred)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "copy") { _ in baseline_copy_frame() },
        .init(name: "bare") { baseline_draw_scene(Int32($0 % 5)) },
        .init(name: "switch") { turn in MainActor.assumeIsolated { opaque.select(turn % 5) } },
        .init(name: "blur") { turn in MainActor.assumeIsolated { blurred.select(turn % 5) } },
        .init(name: "badge") { turn in MainActor.assumeIsolated { opaque.setBadge("\(turn % 10)") }
        },
        .init(name: "look") { turn in MainActor.assumeIsolated { opaque.changeLook(turn) } },
        .init(name: "scroll") { turn in MainActor.assumeIsolated { list.drawFrame(turn) } },
        .init(name: "zoom") { turn in MainActor.assumeIsolated { photo.drawFrame(turn) } },
        .init(name: "slide") { turn in MainActor.assumeIsolated { slide.drawFrame(turn) } },
        .init(name: "side by side") { baseline_slide_frames(Int32($0)) },
        .init(name: "blend") { baseline_blend_frames(Int32($0)) },
        .init(name: "fade") { turn in MainActor.assumeIsolated { fade.drawFrame(turn) } },
      ]
    )
    return [
      times.row(
        "switch tab, opaque bar / copy of the frame",
        "switch",
        against: "copy",
        must: 1.6,
        aim: 1.2
      ),
      times.row(
        "switch tab, opaque bar / bare cairo, time",
        "switch",
        against: "bare",
        must: 1.15,
        aim: 0.85
      ),
      times.row(
        "switch tab, blurred bar / opaque bar",
        "blur",
        against: "switch",
        must: 2.5,
        aim: 2
      ),
      times.row(
        "badge change / switch",
        "badge",
        against: "switch",
        must: 1.0 / 16,
        aim: 1.0 / 60
      ),
      times.row(
        "change of the bar's whole look / copy of the frame",
        "look",
        against: "copy",
        must: 0.3,
        aim: 0.2
      ),
      times.row(
        "scroll 20 rows under the blurred bar / copy of the frame",
        "scroll",
        against: "copy",
        must: 4,
        aim: 2.5
      ),
      times.row(
        "zoom frame of a photo with labels / copy of the frame",
        "zoom",
        against: "copy",
        must: 3,
        aim: 2
      ),
      times.row(
        "slide frame / copy of the frame",
        "slide",
        against: "copy",
        must: 1.6,
        aim: 1.3
      ),
      times.row(
        "slide frame / two frames copied side by side",
        "slide",
        against: "side by side",
        must: 1.6,
        aim: 1.3
      ),
      times.row(
        "cross-fade frame / blend of two frames",
        "fade",
        against: "blend",
        must: 1.3,
        aim: 1.1
      ),
    ]
  }

  private static func visitAllTabs(of scene: Scene) {
    for index in 0..<5 { scene.select(index) }
  }
}

extension Scene {
  func select(_ index: Int) {
    tabs.selectedIndex = index
    drawFrame()
  }

  /// Assigns a different appearance that changes the background, the shadow, and the icon and title
  /// colors.
  func changeLook(_ turn: Int) {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    let isOdd = turn % 2 == 1
    appearance.backgroundColor = UIColor(white: isOdd ? 0.9 : 0.97, alpha: 1)
    appearance.shadowColor = isOdd ? .systemRed : .systemGray
    for state in [
      appearance.stackedLayoutAppearance.normal, appearance.stackedLayoutAppearance.selected,
    ] {
      state.iconColor = isOdd ? .systemGreen : .systemOrange
      state.titleTextAttributes = [.foregroundColor: isOdd ? UIColor.systemGreen : .systemOrange]
    }
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    drawFrame()
  }

  func setBadge(_ value: String) {
    tabs.viewControllers?[2].tabBarItem.badgeValue = value
    drawFrame()
  }
}

/// A page with rows that scroll under the blurred bar, 20 of which are visible.
@MainActor
final class ScrollingPage {
  private let scene = Scene(opaqueBar: false)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(scrollView)
    for row in 0..<60 {
      let line = UILabel(
        frame: CGRect(x: 16, y: CGFloat(row) * 42.2 + 11, width: 358, height: 20)
      )
      line.text = "Row \(row): the quick brown fox jumps"
      line.font = .systemFont(ofSize: 15)
      line.textColor = .black
      scrollView.addSubview(line)
    }
    scrollView.contentSize = CGSize(width: 390, height: 60 * 42.2)
    scene.tabs.viewControllers = [page]
    drawFrame(0)
  }

  func drawFrame(_ turn: Int) {
    scrollView.contentOffset.y = CGFloat(turn % 100) * 7
    scene.drawFrame()
  }
}

/// A page with an image and labels that are zoomed together.
@MainActor
final class ZoomingPage: NSObject, UIScrollViewDelegate {
  private let scene = Scene(opaqueBar: true)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(labels count: Int) {
    super.init()
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(scrollView)
    let size = CGSize(width: 390, height: 844)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      for stripe in 0..<40 {
        UIColor(hue: CGFloat(stripe) / 40, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
        renderer.fill(CGRect(x: 0, y: CGFloat(stripe) * 21.1, width: 390, height: 22))
      }
    }
    content.addSubview(UIImageView(image: image))
    for row in 0..<count {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 84 + 20, width: 350, height: 24))
      label.text = "Place \(row) on the map"
      label.textColor = .white
      content.addSubview(label)
    }
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scene.tabs.viewControllers = [page]
    drawFrame(0)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

  func drawFrame(_ turn: Int) {
    scrollView.zoomScale = 1 + CGFloat(turn % 100) * 0.03
    scene.drawFrame()
  }
}

/// A transition between two pages.
@MainActor
final class Transition {
  enum Style { case slide, crossFade }

  private let style: Style
  private let phone = Simulator(Scene.device)
  private let first = PageController(index: 0)
  private let second = PageController(index: 1)

  init(_ style: Style) {
    self.style = style
    let container = UIViewController()
    phone.window.rootViewController = container
    for page in [first, second] {
      container.addChild(page)
      page.view.frame = container.view.bounds
      container.view.addSubview(page.view)
      page.didMove(toParent: container)
    }
    drawFrame(0)
  }

  func drawFrame(_ turn: Int) {
    let part = CGFloat(1 + turn % 99) / 100
    switch style {
    case .slide:
      first.view.transform = CGAffineTransform(translationX: -390 * part, y: 0)
      second.view.transform = CGAffineTransform(translationX: 390 * (1 - part), y: 0)
    case .crossFade:
      second.view.alpha = part
    }
    phone.advance(by: 1.0 / 60)
  }
}
