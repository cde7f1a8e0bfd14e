import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Sheets: dragging", .serialized, .releasesEverything)
struct SheetPullTests {
  private let stage = PresentingStage()

  private func height(_ sheet: UISheetPresentationController) -> CGFloat {
    stage.frame(of: sheet.presentedViewController).height
  }

  @Test(
    "a drag moves the sheet between detents, and only the delegate is notified",
    .rule("R-PRE-24", "R-PRE-22")
  )
  func betweenDetents() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.drag(from: 500, to: 200)
    #expect(height(sheet) == 783)
    #expect(stage.root.view.transform != .identity)
    stage.drag(from: 120, to: 450)

    #expect(height(sheet) == 408.5)
    #expect(stage.root.view.transform == .identity)
    #expect(stage.journal.take() == ["detent large", "detent medium"])
  }

  @Test("a short fast drag is enough", .rule("R-PRE-24"))
  func thrown() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.fling(from: 600, to: 500)

    #expect(height(sheet) == 783)
  }

  @Test("the sheet follows the touch and keeps its size below the lowest detent")
  func following() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.phone.press(at: CGPoint(x: 200, y: 500))
    stage.phone.slide(to: CGPoint(x: 200, y: 440), duration: 0.3)
    #expect(abs(height(sheet) - 468.5) < 1)
    stage.phone.slide(to: CGPoint(x: 200, y: 600), duration: 0.3)
    #expect(height(sheet) == 408.5)
    #expect(abs(stage.frame(of: sheet.presentedViewController).minY - 543.5) < 1)
    stage.phone.lift()
    stage.phone.advance(by: 1)
  }

  @Test(
    "a drag below the lowest detent dismisses the sheet with all callbacks",
    .rule("R-PRE-27")
  )
  func away() throws {
    try stage.showSheet([.medium(), .large()])

    stage.drag(from: 500, to: 800)

    #expect(
      stage.journal.take() == ["should", "will", "b.willDisappear*", "b.didDisappear*", "did"]
    )
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.phone.window.subviews == [stage.root.view])
  }

  @Test(
    "a returned drag sends no didDismiss, and the sheet works as before",
    .rule("R-PRE-27")
  )
  func cameBack() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.drag(from: 500, to: 600)
    #expect(
      stage.journal.take() == [
        "should", "will", "b.willDisappear*", "b.willAppear*", "b.isAppearing", "b.didAppear*",
      ]
    )
    #expect(height(sheet) == 408.5)
    stage.drag(from: 500, to: 200)

    #expect(height(sheet) == 783)
    #expect(stage.journal.take() == ["detent large"])
  }

  @Test(
    "one drag can go below the lowest detent and end at the highest",
    .rule("R-PRE-24", "R-PRE-27")
  )
  func downAndUp() throws {
    let sheet = try stage.showSheet([.medium(), .large()])

    stage.phone.press(at: CGPoint(x: 200, y: 500))
    stage.phone.slide(to: CGPoint(x: 200, y: 600), duration: 0.3)
    stage.phone.slide(to: CGPoint(x: 200, y: 150), duration: 0.5)
    stage.phone.advance(by: 0.2)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    #expect(height(sheet) == 783)
    #expect(stage.root.presentedViewController != nil)
    let heard = stage.journal.take()
    #expect(heard.contains("detent large"))
    #expect(!heard.contains("did"))
    #expect(heard.last == "b.didAppear*")
  }

  @Test("a sheet that cannot be dismissed returns, and its delegate is notified", .rule("R-PRE-27"))
  func held() throws {
    let sheet = try stage.showSheet([.medium(), .large()])
    sheet.presentedViewController.isModalInPresentation = true

    stage.drag(from: 500, to: 800)
    #expect(stage.journal.take() == ["attempt"])
    stage.phone.tap(at: CGPoint(x: 200, y: 200))
    stage.phone.advance(by: 1)
    #expect(stage.journal.take() == ["attempt"])
    sheet.presentedViewController.isModalInPresentation = false
    stage.listener.shouldDismiss = false
    stage.phone.tap(at: CGPoint(x: 200, y: 200))
    stage.phone.advance(by: 1)

    #expect(stage.journal.take() == ["should", "attempt"])
    #expect(height(sheet) == 408.5)
  }

  @Test("a tap in the dimmed area dismisses the sheet", .rule("R-PRE-27"))
  func tapBeside() throws {
    try stage.showSheet([.medium(), .large()])

    stage.phone.tap(at: CGPoint(x: 200, y: 200))
    stage.phone.advance(by: 1)

    #expect(
      stage.journal.take() == ["should", "will", "b.willDisappear*", "b.didDisappear*", "did"]
    )
  }

  // MARK: Scrolling content

  private func showList() throws -> (UISheetPresentationController, UIScrollView) {
    let list = UIScrollView()
    let sheet = try stage.showSheet([.medium(), .large()]) { sheet in
      guard let view = sheet.presentedViewController.view else { return }
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(list)
    }
    return (sheet, list)
  }

  @Test("a drag in content at its top moves the sheet first", .rule("R-PRE-25"))
  func contentAtTop() throws {
    let (sheet, list) = try showList()

    stage.drag(from: 700, to: 400)
    #expect(height(sheet) == 783)
    #expect(list.contentOffset.y == 0)
    stage.drag(from: 700, to: 500)
    #expect(height(sheet) == 783)
    #expect(list.contentOffset.y > 100)
    stage.drag(from: 400, to: 500)

    #expect(height(sheet) == 783)
    #expect(list.contentOffset.y > 0)
  }

  @Test("the rest of a drag scrolls the content", .rule("R-PRE-25"))
  func handedOver() throws {
    let (sheet, list) = try showList()

    stage.phone.drag(
      from: CGPoint(x: 200, y: 800),
      to: CGPoint(x: 200, y: 300),
      duration: 1,
      rest: 0.3
    )
    stage.phone.advance(by: 1)

    #expect(height(sheet) == 783)
    #expect(abs(list.contentOffset.y - (500 - 374.5)) < 30)
  }

  @Test("content scrolls immediately if scrolling does not expand the sheet", .rule("R-PRE-25"))
  func noExpansion() throws {
    let (sheet, list) = try showList()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false

    stage.drag(from: 700, to: 500)
    #expect(height(sheet) == 408.5)
    #expect(list.contentOffset.y > 100)
    list.contentOffset = .zero
    stage.drag(from: 600, to: 830)

    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a new root controller during a drag leaves balanced calls", .rule("R-WIN-2"))
  func rootChange() throws {
    let sheet = try stage.showSheet([.medium()])
    let controller = sheet.presentedViewController
    stage.phone.press(at: CGPoint(x: 200, y: 500))
    stage.phone.slide(to: CGPoint(x: 200, y: 650), duration: 0.3)

    stage.phone.window.rootViewController = UIViewController()
    stage.phone.slide(to: CGPoint(x: 200, y: 700), duration: 0.3)
    stage.phone.lift()
    stage.phone.advance(by: 1)

    #expect(controller.appearance.state == .disappeared)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.phone.window.subviews.count == 1)
  }
}
