import TestSupport
import Testing

@testable import UIKitCore

@Suite("NavigationLayout")
struct NavigationLayoutTests {
  private var layout = NavigationLayout(
    size: CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0),
    barHeight: 44
  )

  @Test(
    "the bar is below the status bar, and the page extends under it",
    .rule("R-NAV-10", "R-NAV-11")
  )
  func bar() {
    #expect(layout.barFrame(height: 44) == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(layout.pageFrame() == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(layout.pageInsets() == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
  }

  @Test("a page that does not extend under the bar begins below it", .rule("R-SAFE-4"))
  func belowBar() {
    let extent = NavigationLayout.Extent(top: false)

    #expect(layout.pageFrame(extent).minY == 91)
    #expect(layout.pageFrame(extent).maxY == 844)
    #expect(layout.pageInsets(extent).top == 0)
  }

  @Test("without a bar only the status bar is excluded", .rule("R-NAV-11"))
  mutating func hidden() {
    layout.barHeight = 0

    #expect(layout.pageInsets().top == 47)
    #expect(layout.pageFrame(.init(top: false)).minY == 0)
    #expect(layout.pageInsets(.init(top: false)).top == 47)
  }

  @Test("a toolbar is above the bottom safe area and adds to the page's inset", .rule("R-NAV-12"))
  mutating func toolbar() {
    layout.toolbarHeight = 44

    #expect(layout.toolbarFrame == CGRect(x: 0, y: 717, width: 390, height: 44))
    #expect(layout.pageInsets().bottom == 127)
    #expect(layout.pageFrame(.init(bottom: false)).maxY == 717)
    #expect(layout.pageInsets(.init(bottom: false)).bottom == 0)
  }

  @Test("a page ends at an opaque tab bar", .rule("R-SAFE-4"))
  mutating func opaqueTabBar() {
    layout.coveredBottom = 83

    #expect(layout.pageFrame(.init(bottom: false)).maxY == 761)
    #expect(layout.pageInsets(.init(bottom: false)).bottom == 0)
    #expect(layout.pageFrame().maxY == 844)
  }

  @Test("additional insets apply to the page, not to the bars", .rule("R-NAV-13"))
  mutating func additional() {
    layout.safeArea.top += 10
    layout.safeArea.bottom += 20
    layout.additional = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)

    #expect(layout.barFrame(height: 44).minY == 47)
    #expect(layout.toolbarFrame(height: 44).minY == 717)
    #expect(layout.pageInsets().top == 101)
    #expect(layout.pageInsets().bottom == 103)
  }

  @Test("an empty view gives no negative heights", .rule("R-NAV-10"))
  func empty() {
    let layout = NavigationLayout(size: .zero, barHeight: 44, toolbarHeight: 44)

    #expect(layout.pageFrame(.init(top: false, bottom: false)).height == 0)
    #expect(layout.toolbarFrame.minY == 0)
  }
}

@Suite("InteractivePopGesture", .rule("R-NAV-25"))
struct InteractivePopGestureTests {
  private let swipe = InteractivePopGesture(width: 400)

  @Test("a distance is converted to a fraction of the width, between 0 and 1")
  func share() {
    #expect(swipe.share(of: 100) == 0.25)
    #expect(swipe.share(of: -50) == 0)
    #expect(swipe.share(of: 900) == 1)
    #expect(swipe.share(of: .nan) == 0)
    #expect(InteractivePopGesture(width: 0).share(of: 10) == 0)
  }

  @Test("in right-to-left layouts the swipe goes to the left")
  func mirrored() {
    let mirrored = InteractivePopGesture(width: 400, isRightToLeft: true)

    #expect(mirrored.share(of: -100) == 0.25)
    #expect(mirrored.pops(distance: -300, velocity: 0))
    #expect(mirrored.pops(distance: -100, velocity: -900))
    #expect(!mirrored.pops(distance: 100, velocity: 900))
  }

  @Test("the page is popped past the middle or with velocity, and stays with opposite velocity")
  func letGo() {
    #expect(!swipe.pops(distance: 150, velocity: 0))
    #expect(swipe.pops(distance: 250, velocity: 0))
    #expect(swipe.pops(distance: 60, velocity: 1000))
    #expect(!swipe.pops(distance: 300, velocity: -1000))
    #expect(swipe.pops(distance: 300, velocity: .nan))
  }
}
