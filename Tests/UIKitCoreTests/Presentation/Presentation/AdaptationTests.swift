import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Adaptive presentations", .serialized, .releasesEverything)
struct AdaptationTests {
  private func show(_ stage: PresentingStage, _ name: String = "b") throws
    -> UIPopoverPresentationController
  {
    let controller = stage.controller(name, .popover)
    let popover = try #require(controller.popoverPresentationController)
    popover.sourceView = stage.button
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    stage.root.present(controller, animated: false)
    stage.phone.advance(by: 0.1)
    return popover
  }

  @Test(
    "in a compact width a popover is shown as a sheet that can be configured before",
    .rule("R-PRE-40", "R-PRE-41")
  )
  func sheet() throws {
    let stage = PresentingStage()
    let popover = try show(stage)
    let controller = popover.presentedViewController

    #expect(stage.frame(of: controller).height == 408.5)
    #expect(controller.popoverPresentationController === popover)
    #expect(popover.arrowDirection == .unknown)
    #expect(stage.journal.take().first == "style 1")
    stage.phone.tap(at: CGPoint(x: 200, y: 200))
    stage.phone.advance(by: 1)

    #expect(stage.listener.told === popover)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a popover shown as a sheet needs no source", .rule("R-PRE-40"))
  func noSource() throws {
    let stage = PresentingStage()
    let controller = stage.controller("b", .popover)
    stage.root.present(controller, animated: false)

    #expect(stage.root.presentedViewController === controller)
  }

  @Test("the delegate can keep the popover or choose fullScreen", .rule("R-PRE-40"))
  func delegate() throws {
    let stage = PresentingStage()
    stage.listener.adaptiveStyle = UIModalPresentationStyle.none
    #expect(try show(stage).arrowDirection == .up)
    stage.root.dismiss(animated: false)
    stage.listener.adaptiveStyle = .fullScreen
    let popover = try show(stage, "c")

    #expect(stage.frame(of: popover.presentedViewController) == stage.phone.window.bounds)
    #expect(stage.root.view.window == nil)
    stage.root.dismiss(animated: false)
    #expect(stage.root.view.window != nil)
  }

  @Test("a page sheet can adapt to fullScreen", .rule("R-PRE-40"))
  func fullSheet() throws {
    let stage = PresentingStage()
    stage.listener.adaptiveStyle = .fullScreen
    let controller = stage.controller("b", .pageSheet)
    stage.root.present(controller, animated: true)
    stage.phone.advance(by: 1)

    #expect(stage.frame(of: controller) == stage.phone.window.bounds)
    #expect(stage.journal.take().contains("a.didDisappear*"))
  }

  @Test(
    "the delegate can replace the controller, for example with a container of it",
    .rule("R-PRE-42")
  )
  func replacement() throws {
    let stage = PresentingStage()
    stage.listener.replacement = { shown in
      let frame = UIViewController()
      frame.embed(shown)
      return frame
    }
    let popover = try show(stage)
    let shown = try #require(stage.root.presentedViewController)

    #expect(shown !== popover.presentedViewController)
    #expect(popover.presentedViewController.parent === shown)
    #expect(popover.presentedViewController.popoverPresentationController === popover)
    #expect(stage.journal.take().contains("b.didAppear"))
    stage.root.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("when the width changes the style adapts without appearance callbacks", .rule("R-PRE-42"))
  func turning() throws {
    let stage = PresentingStage(.iPhone15Plus)
    let popover = try show(stage)
    let controller = popover.presentedViewController
    _ = stage.journal.take()

    stage.turn(to: .landscapeLeft)
    #expect(popover.arrowDirection != .unknown)
    #expect(popover.effective === popover)
    stage.turn(to: .portrait)

    #expect(popover.effective is UISheetPresentationController)
    #expect(controller.view.window === stage.phone.window)
    #expect(!stage.journal.take().contains { $0.hasPrefix("b.") })
    #expect(stage.phone.window.subviews.count == 2)
    stage.root.dismiss(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.phone.window.subviews == [stage.root.view])
    #expect(stage.root.view.transform == .identity)
  }

  @Test(
    "a popover below a full-screen page adapts when the page is dismissed",
    .rule("R-PRE-42"),
    arguments: [false, true]
  )
  func turningBelowPage(turnsDuringTransition: Bool) throws {
    let stage = PresentingStage(.iPhone15Plus)
    stage.turn(to: .landscapeLeft)
    let popover = try show(stage)
    let controller = popover.presentedViewController
    let page = stage.controller("c", .fullScreen)
    controller.present(page, animated: true)
    if !turnsDuringTransition { stage.phone.advance(by: 1) }
    stage.turn(to: .portrait)
    stage.phone.advance(by: 1)
    #expect(controller.view.window == nil)
    _ = stage.journal.take()

    controller.dismiss(animated: true)
    stage.phone.advance(by: 1)

    #expect(stage.journal.take().filter { $0.hasPrefix("b.did") } == ["b.didAppear*"])
    #expect(controller.view.window === stage.phone.window)
    #expect(popover.effective is UISheetPresentationController)
    stage.root.dismiss(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.phone.window.subviews == [stage.root.view])
  }

  @Test("a replacement container is added and removed when the width changes", .rule("R-PRE-42"))
  func turningReplacement() throws {
    let stage = PresentingStage(.iPhone15Plus)
    stage.listener.replacement = { shown in
      let frame = UIViewController()
      frame.embed(shown)
      return frame
    }
    let popover = try show(stage)
    let controller = try #require(popover.presentedViewController as? RecordingViewController)

    stage.turn(to: .landscapeLeft)
    #expect(stage.root.presentedViewController === controller)
    #expect(controller.parent == nil)
    #expect(controller.appearance.state == .appeared)
    stage.turn(to: .portrait)

    #expect(controller.parent === stage.root.presentedViewController)
    #expect(controller.appearance.state == .appeared)
    stage.root.dismiss(animated: false)
    #expect(controller.appearance.state == .disappeared)
  }
}
