import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("View controller: top and bottom layout guides", .rule("R-SAFE-6"), .releasesEverything)
@MainActor
struct LayoutGuideLengthTests {
  /// A page that positions a label between the bars as code for iOS 7 does.
  private final class OldPage: UIViewController {
    let label = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: label,
          attribute: .top,
          relatedBy: .equal,
          toItem: topLayoutGuide,
          attribute: .bottom,
          multiplier: 1,
          constant: 8
        ),
        label.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        label.widthAnchor.constraint(equalTo: bottomLayoutGuide.heightAnchor),
      ])
    }
  }

  @Test(
    "layout guides have the length that bars cover, and constraints follow it",
    .defaults("UIViewController.topLayoutGuide", "UIViewController.bottomLayoutGuide"),
    .member("UIViewController.topLayoutGuide", "UIViewController.bottomLayoutGuide")
  )
  func guides() {
    let page = OldPage()
    #expect(page.topLayoutGuide.length == 0)
    #expect(page.bottomLayoutGuide.length == 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    let stage = Stage(tabs, on: .iPhone15)
    ReleaseWitnesses.announce(page)
    stage.advance(by: 0.1)

    #expect(page.topLayoutGuide.length == 103)
    #expect(page.bottomLayoutGuide.length == 83)
    #expect(page.bottomLayoutGuide === page.bottomLayoutGuide)
    #expect(page.label.frame == CGRect(x: 0, y: 111, width: 83, height: 769 - 111))

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(page.bottomLayoutGuide.length == 53)
    #expect(page.label.frame == CGRect(x: 0, y: 40, width: 53, height: 300))

    tabs.isTabBarHidden = true
    stage.advance(by: 0.1)
    #expect(page.bottomLayoutGuide.length == 21)
    #expect(page.label.frame.maxY == 372)
  }

  @Test("visual formats accept layout guides as views", .rule("R-SAFE-6"))
  func visualFormat() {
    let page = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(label)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-8-[label][bottom]",
        metrics: nil,
        views: ["top": page.topLayoutGuide, "label": label, "bottom": page.bottomLayoutGuide]
      )
    )
    label.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let stage = Stage(tabs, on: .iPhone15)
    stage.advance(by: 0.1)

    #expect(label.frame.minY == 67)
    #expect(label.frame.maxY == 769)
  }

  @Test("layout guides are created again after the view is set to nil")
  func droppedView() {
    let page = UIViewController()
    let first = page.bottomLayoutGuide
    page.view = nil

    #expect(page.bottomLayoutGuide !== first)
    #expect(page.bottomLayoutGuide.length == 0)
  }

  @Test(
    "without automatic adjustment, a view that cannot scroll gets no insets for bars",
    .defaults("UIViewController.automaticallyAdjustsScrollViewInsets"),
    .member("UIViewController.automaticallyAdjustsScrollViewInsets")
  )
  func automaticInsets() {
    let page = ScrollingPage(contentHeight: 10)
    let stage = Stage(
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        return tabs
      }(),
      on: .iPhone15
    )
    stage.advance(by: 0.1)
    #expect(page.automaticallyAdjustsScrollViewInsets)
    #expect(page.scrollView.adjustedContentInset.bottom == 83)

    page.automaticallyAdjustsScrollViewInsets = false
    #expect(page.scrollView.adjustedContentInset.bottom == 0)
    page.scrollView.contentInsetAdjustmentBehavior = .always
    #expect(page.scrollView.adjustedContentInset.bottom == 83)
    page.scrollView.contentInsetAdjustmentBehavior = .automatic
    page.contentHeight = 5_000
    #expect(page.scrollView.adjustedContentInset.bottom == 83)
  }
}
