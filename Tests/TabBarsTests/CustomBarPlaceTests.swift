import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Layout of a custom bar and its pages", .releasesEverything)
struct CustomBarPlaceTests {
  private func stage(
    on device: Device = .iPhoneSE,
    _ change: (inout TabBarStyle) -> Void = { _ in }
  ) -> CustomStage {
    var style = TabBarStyle()
    change(&style)
    return CustomStage(tabs: 3, on: device, style: style)
  }

  @Test(
    "pages end above an opaque bar",
    .rule("RDV-37"),
    .rule("RDV-38"),
    .rule("RDV-39"),
    .rule("RDV-1")
  )
  func opaque() throws {
    let stage = stage()

    #expect(stage.bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(stage.page(0).view.frame.height == 618)
    #expect(stage.page(0).view.safeAreaInsets.bottom == 0)
    let views = stage.controller.view.subviews
    let bar = try #require(views.firstIndex(of: stage.bar))
    #expect(try #require(views.firstIndex(of: stage.controller.contentView)) < bar)
  }

  @Test("the bar extends over the home indicator", .rule("RDV-37"))
  func homeIndicator() {
    let stage = stage(on: .iPhone15)
    let height = stage.controller.view.bounds.height

    #expect(stage.bar.frame == CGRect(x: 0, y: height - 83, width: 393, height: 83))
    #expect(stage.page(0).view.frame.height == height - 83)
    #expect(stage.page(0).view.safeAreaInsets.bottom == 0)
  }

  @Test(
    "pages extend under a translucent bar, and their safe area ends above it",
    .rule("RDV-39"),
    .rule("RDV-36")
  )
  func translucent() {
    for device in [Device.iPhoneSE, .iPhone15] {
      let stage = stage(on: device) { $0.isTranslucent = true }

      #expect(stage.page(0).view.frame == stage.controller.view.bounds)
      #expect(stage.page(0).view.safeAreaInsets.bottom == stage.bar.frame.height)
      let color = stage.bar.fillView.colorView.backgroundColor
      #expect(color?.resolvedColor(with: stage.bar.traitCollection).cgColor.alpha == 0.9)
    }
  }

  @Test("additional safe area insets set by the app are kept", .rule("RDV-39"))
  func ownInsets() {
    let stage = stage { $0.isTranslucent = true }
    stage.page(0).additionalSafeAreaInsets.bottom += 11
    stage.controller.view.layoutIfNeeded()
    #expect(stage.page(0).view.safeAreaInsets.bottom == 60)

    stage.controller.selectedIndex = 1

    #expect(stage.page(0).additionalSafeAreaInsets.bottom == 11)
    stage.phone.advance(by: 0.1)
    #expect(stage.page(1).view.safeAreaInsets.bottom == 49)
  }

  @Test(
    "contentHeight sets the bar's height, and changes apply at the next layout",
    .rule("RDV-37"),
    .rule("CYL-30"),
    .rule("CYL-31")
  )
  func height() {
    let stage = stage { $0.contentHeight = 63 }
    #expect(stage.bar.frame == CGRect(x: 0, y: 604, width: 375, height: 63))

    stage.bar.style.contentHeight = 40
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.frame.height == 40)
    #expect(stage.page(0).view.frame.height == 627)
    #expect(TabBarStyle().contentHeight == 49)
  }

  @Test(
    "a raised item overlaps the page and receives touches there",
    .rule("RDV-33"),
    .rule("RDV-39")
  )
  func raised() {
    let stage = stage { $0.contentHeight = 58 }
    stage.controller.updateItem("Two") { $0.style.height = 80 }
    stage.phone.advance(by: 0.1)

    #expect(stage.page(0).view.frame.height == 609)
    stage.phone.tap(at: CGPoint(x: 187, y: 595))
    #expect(stage.controller.selectedIndex == 1)
  }

  @Test("pages end at the background of items that are lower than the bar", .rule("RDV-39"))
  func low() {
    let stage = stage {
      $0.contentHeight = 58; $0.items.height = 49
    }

    #expect(stage.page(0).view.frame.height == 618)
    #expect(stage.bar.frame.minY == 609)
  }

  @Test(
    "after a rotation the items are inside the safe area",
    .rule("TBS-4")
  )
  func turned() {
    let stage = stage(on: .iPhone15)
    stage.phone.rotate(to: .landscapeLeft)
    let size = stage.controller.view.bounds.size

    #expect(size.width > size.height)
    #expect(stage.bar.frame == CGRect(x: 0, y: size.height - 70, width: size.width, height: 70))
    let items = stage.bar.itemViews.map(\.frame)
    #expect(items.first?.minX == 59)
    #expect(abs((items.last?.maxX ?? 0) - (size.width - 59)) < 0.001)
  }

  @Test(
    "a hidden bar is just below the bottom edge and the page fills the view",
    .rule("RDV-38"),
    .rule("RDV-39"),
    .rule("RDV-43")
  )
  func hidden() {
    let stage = stage()
    stage.controller.isTabBarHidden = true
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.frame == CGRect(x: 0, y: 667, width: 375, height: 49))
    #expect(stage.bar.isHidden)
    #expect(stage.page(0).view.frame.height == 667)
    #expect(stage.told().suffix(2) == ["will hide", "did hide"])
  }

  @Test(
    "hiding the bar with animation takes 0.24 seconds",
    .rule("RDV-40"),
    .rule("RDV-41"),
    .rule("RDV-42"),
    .rule("CYL-134")
  )
  func animated() throws {
    let stage = stage()
    stage.phone.advance(by: 0.1)
    _ = stage.told()

    stage.controller.setTabBarHidden(true, animated: true)
    stage.phone.advance(by: 0.12)
    let middle = try #require(stage.bar.layer.presentation()).frame.minY
    #expect(middle > 618 && middle < 667)
    #expect(!stage.bar.isHidden)
    #expect(stage.told() == ["will hide"])

    stage.phone.advance(by: 0.2)
    #expect(stage.bar.isHidden)
    #expect(stage.told() == ["did hide"])
  }

  @Test("the last of several quick requests to hide or show the bar wins", .rule("RDV-42"))
  func toggled() {
    let stage = stage()
    for hidden in [true, false, true, false] {
      stage.controller.setTabBarHidden(hidden, animated: true)
      stage.phone.advance(by: 0.05)
    }
    stage.phone.advance(by: 1)

    #expect(!stage.bar.isHidden)
    #expect(stage.bar.frame.minY == 618)
    #expect(stage.page(0).view.frame.height == 618)
    #expect(stage.told().last == "did show")
  }

  @Test(
    "a hidden bar stays hidden through selections, rotations and presentations",
    .rule("RDV-43"),
    .rule("RDV-4")
  )
  func staysHidden() {
    let stage = stage(on: .iPhone15)
    stage.controller.isTabBarHidden = true
    stage.controller.selectedIndex = 1
    stage.phone.rotate(to: .landscapeRight)
    stage.controller.present(UIViewController(), animated: false)
    stage.controller.dismiss(animated: false)
    stage.phone.advance(by: 1)

    #expect(stage.bar.isHidden)
    #expect(stage.page(1).view.frame == stage.controller.view.bounds)
  }

  @Test("a hidden bar receives no touches", .rule("CYL-45"))
  func hiddenIsNotTouched() {
    let stage = stage()
    stage.controller.isTabBarHidden = true

    stage.phone.tap(at: CGPoint(x: 187, y: 650))

    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "status bar, home indicator and orientations are those of the selected page",
    .rule("RDV-70"),
    .rule("RDV-71")
  )
  func forwarded() {
    final class Page: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let stage = CustomStage(tabs: 2) { $0 == "One" ? UIViewController() : Page() }

    #expect(stage.controller.childForStatusBarStyle === stage.page(0))
    #expect(stage.controller.childForStatusBarHidden === stage.page(0))
    #expect(stage.controller.childForHomeIndicatorAutoHidden === stage.page(0))
    stage.controller.selectedIndex = 1
    #expect(stage.controller.supportedInterfaceOrientations == .landscape)
  }
}
