import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sheets: detents", .serialized, .releasesEverything)
struct SheetDetentTests {
  private let stage = PresentingStage()
  private let high: CGFloat = 783
  private let medium: CGFloat = 408.5

  private func height(_ sheet: UISheetPresentationController) -> CGFloat {
    stage.frame(of: sheet.presentedViewController).height
  }

  @Test(
    "a sheet rests at its lowest detent, at the bottom edge of the window",
    .rule("R-PRE-20", "R-PRE-22")
  )
  func lowest() throws {
    let sheet = try stage.showSheet([.large(), .medium()])

    #expect(stage.frame(of: sheet.presentedViewController).maxY == 852)
    #expect(height(sheet) == medium)
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(stage.root.view.transform == .identity)
  }

  @Test(
    "selecting a detent in code can be animated and is not reported",
    .rule("R-PRE-22")
  )
  func selectedByCode() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.phone.advance(by: 0.05)
    #expect(sheet.card.layer.animationKeys()?.isEmpty == false)
    stage.phone.advance(by: 1)
    #expect(height(sheet) == high)
    sheet.selectedDetentIdentifier = .medium
    stage.phone.advance(by: 0.1)

    #expect(height(sheet) == medium)
    #expect(stage.journal.take() == [])
  }

  @Test(
    "custom detents are resolved in points above the safe area, again after invalidateDetents",
    .rule("R-PRE-21")
  )
  func custom() throws {
    var value: CGFloat? = 200
    var asked = 0
    let sheet = try stage.showSheet([
      .custom(identifier: .init("own")) { context in
        asked += 1
        #expect(context.maximumDetentValue == 749)
        #expect(context.containerTraitCollection.verticalSizeClass == .regular)
        return value
      },
      .medium(),
    ])
    #expect(height(sheet) == 234)
    let before = asked
    sheet.containerView?.setNeedsLayout()
    stage.phone.advance(by: 0.1)
    #expect(asked == before)

    value = 300
    sheet.animateChanges { sheet.invalidateDetents() }
    stage.phone.advance(by: 1)
    #expect(height(sheet) == 334)
    value = nil
    sheet.invalidateDetents()
    stage.phone.advance(by: 0.1)
    #expect(height(sheet) == medium)
  }

  @Test("custom detents without an identifier get a unique one", .rule("R-PRE-21"))
  func names() {
    let (one, other) = (
      UISheetPresentationController.Detent.custom { _ in 1 },
      UISheetPresentationController.Detent.custom { _ in 2 }
    )
    #expect(one.identifier != other.identifier)
    #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
  }

  @Test("the presenting view receives touches up to the largest undimmed detent", .rule("R-PRE-23"))
  func undimmed() throws {
    let sheet = try stage.showSheet([.medium(), .large()]) {
      $0.largestUndimmedDetentIdentifier = .medium
    }

    stage.phone.tap(at: stage.button.center)
    #expect(stage.taps == 1)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    sheet.largestUndimmedDetentIdentifier = nil
    stage.phone.advance(by: 0.1)

    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    stage.phone.tap(at: stage.button.center)
    stage.phone.advance(by: 1)
    #expect(stage.taps == 1)
  }

  @Test(
    "on a phone in landscape a sheet fills the window and later returns to its detent",
    .rule("R-PRE-26")
  )
  func turning() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.turn(to: .landscapeLeft)
    #expect(stage.frame(of: sheet.presentedViewController) == stage.phone.window.bounds)
    stage.drag(from: 100, to: 380)
    #expect(stage.root.presentedViewController != nil)
    stage.turn(to: .portrait)

    #expect(height(sheet) == medium)
  }

  @Test("prefersEdgeAttachedInCompactHeight keeps the sheet at the bottom edge", .rule("R-PRE-26"))
  func attached() throws {
    let sheet = try stage.showSheet([.medium(), .large()]) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.presentedViewController.preferredContentSize = CGSize(width: 420, height: 0)
    }

    stage.turn(to: .landscapeLeft)

    let frame = stage.frame(of: sheet.presentedViewController)
    #expect(frame.width == 420)
    #expect(frame.minY > 0)
    #expect(frame.maxY == stage.phone.window.bounds.maxY)
  }

  @Test(
    "a full-height sheet moves the presenter back, a sheet on top of it moves both back",
    .rule("R-PRE-29")
  )
  func stacked() throws {
    let lower = try stage.showSheet([.large()])
    #expect(stage.root.view.transform != .identity)
    let upper = stage.controller("c")
    lower.presentedViewController.present(upper, animated: true)
    stage.phone.advance(by: 1)

    #expect(lower.card.transform != .identity)
    #expect(stage.frame(of: upper).minY == 69)
    stage.root.dismiss(animated: true)
    stage.phone.advance(by: 1)

    #expect(stage.root.view.transform == .identity)
    #expect(stage.root.view.layer.cornerRadius == 0)
    #expect(stage.phone.window.subviews == [stage.root.view])
  }

  @Test("the grabber selects the next detent", .rule("R-PRE-22"))
  func grabber() throws {
    let sheet = try stage.showSheet([.medium(), .large()]) { $0.prefersGrabberVisible = true }

    try stage.phone.tap("Sheet Grabber")
    stage.phone.advance(by: 1)

    #expect(height(sheet) == high)
    #expect(stage.journal.take() == ["detent large"])
  }

  @Test(
    "a sheet's content has an elevated level, and a compact width in a form sheet",
    .rule("R-PRE-8", "R-PRE-28")
  )
  func traits() throws {
    let pad = PresentingStage(.iPadPro11)
    let form = pad.controller("b", .formSheet)
    pad.root.present(form, animated: false)
    pad.phone.advance(by: 0.1)

    #expect(form.traitCollection.userInterfaceLevel == .elevated)
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    #expect(pad.frame(of: form).size == CGSize(width: 540, height: 620))
    form.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark
    )
    #expect(form.traitCollection.userInterfaceStyle == .dark)
    form.sheetPresentationController?.prefersPageSizing = true
    pad.phone.advance(by: 0.1)
    #expect(pad.frame(of: form).width == 704)
  }

  @Test("invalid values change nothing", .rule("R-PRE-21"))
  func odd() throws {
    let sheet = try stage.showSheet([.medium()])
    sheet.detents = []
    sheet.preferredCornerRadius = 20
    sheet.preferredCornerRadius = -1
    sheet.preferredCornerRadius = .nan
    stage.phone.advance(by: 0.1)

    #expect(sheet.detents.count == 1)
    #expect(sheet.preferredCornerRadius == 20)
    #expect(height(sheet) == medium)
  }

  @Test("the page is not visible below a sheet that moves", .rule("R-PRE-22"))
  func lowerEdge() throws {
    let sheet = try stage.showSheet([.medium(), .large()])
    sheet.presentedViewController.view.backgroundColor = .white
    stage.root.view.backgroundColor = .red
    stage.rest()

    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    for _ in 0..<20 {
      stage.phone.advance(by: 1.0 / 60)
      #expect(stage.phone.color(at: CGPoint(x: 20, y: 851.5)) == [255, 255, 255])
    }
  }

  @Test(
    "the status bar is light when the page below has moved back by half of its way",
    .rule("R-SB-15")
  )
  func statusBar() throws {
    try stage.showSheet([.medium(), .large()])
    let phone = stage.phone
    let start = CGPoint(x: 196, y: 460)
    func slide(by share: CGFloat) {
      let way = share * (high - medium)
      phone.slide(to: CGPoint(x: start.x, y: start.y - way), duration: 0.3)
    }

    phone.press(at: start)
    slide(by: 0.35)
    #expect(stage.root.view.transform != .identity)
    #expect(!phone.statusBar.hasLightContent)
    slide(by: 0.65)
    #expect(phone.statusBar.hasLightContent)
    slide(by: 0.35)
    #expect(!phone.statusBar.hasLightContent)
    slide(by: 1)
    phone.lift()
    stage.rest()
    #expect(phone.statusBar.hasLightContent)
  }
}
