import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Popovers", .serialized, .releasesEverything)
struct PopoverTests {
  private let stage = PresentingStage(.iPadPro11)

  private func show(
    animated: Bool = false,
    _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> UIPopoverPresentationController {
    let controller = stage.controller("b", .popover)
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = try #require(controller.popoverPresentationController)
    popover.sourceView = stage.button
    change(popover)
    stage.root.present(controller, animated: animated)
    stage.phone.advance(by: 1)
    return popover
  }

  @Test("a popover points at its source, and its safe area excludes the arrow", .rule("R-PRE-34"))
  func place() throws {
    let popover = try show()
    let view = try #require(popover.presentedViewController.view)

    #expect(popover.arrowDirection == .up)
    #expect(popover.bubble.frame.minY == stage.button.frame.maxY)
    #expect(popover.bubble.frame.size == CGSize(width: 300, height: 213))
    #expect(view.safeAreaInsets.top == PopoverMetrics.arrowHeight)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
  }

  @Test("a popover follows its source", .rule("R-PRE-35"))
  func follow() throws {
    let popover = try show()
    let before = popover.bubble.frame

    stage.button.frame.origin.y += 40
    stage.phone.advance(by: 0.1)

    #expect(popover.bubble.frame == before.offsetBy(dx: 0, dy: 40))
  }

  @Test("presenting a popover calls nothing on the presenting controller", .rule("R-PRE-2"))
  func callbacks() throws {
    let popover = try show(animated: true)
    #expect(
      stage.journal.take() == [
        "style -1", "b.didLoad", "b.willAppear*", "b.isAppearing", "b.didAppear*",
      ]
    )

    popover.presentedViewController.dismiss(animated: true)
    stage.phone.advance(by: 1)
    #expect(stage.journal.take() == ["b.willDisappear*", "b.didDisappear*"])
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    #expect(popover.arrowDirection == .unknown)
  }

  @Test("a touch outside the popover dismisses it and reaches no other view", .rule("R-PRE-32"))
  func outside() throws {
    let popover = try show()
    _ = stage.journal.take()

    stage.phone.tap(at: stage.button.center)
    stage.phone.advance(by: 1)

    #expect(stage.taps == 0)
    #expect(
      stage.journal.take() == ["should", "will", "b.willDisappear*", "b.didDisappear*", "did"]
    )
    withExtendedLifetime(popover) {}
  }

  @Test("passthrough views keep receiving touches", .rule("R-PRE-32"))
  func passthrough() throws {
    let popover = try show { $0.passthroughViews = [stage.button] }

    stage.phone.tap(at: CGPoint(x: stage.button.frame.midX, y: stage.button.frame.minY + 10))
    stage.phone.advance(by: 1)

    #expect(stage.taps == 1)
    #expect(stage.root.presentedViewController === popover.presentedViewController)
    #expect(popover.passthroughViews == [stage.button])
  }

  @Test(
    "a modal popover is not dismissed, and its delegate is notified",
    .rule("R-PRE-32", "R-PRE-27")
  )
  func held() throws {
    let popover = try show()
    popover.presentedViewController.isModalInPresentation = true
    _ = stage.journal.take()

    stage.phone.tap(at: CGPoint(x: 600, y: 900))
    stage.phone.advance(by: 1)

    #expect(stage.journal.take() == ["attempt"])
    #expect(stage.root.presentedViewController != nil)
  }

  @Test("the delegate can set the source in prepareForPopoverPresentation", .rule("R-PRE-30"))
  func preparation() throws {
    stage.listener.preparation = { [weak root = stage.root] popover in
      popover.sourceView = root?.view
      popover.sourceRect = CGRect(x: 400, y: 800, width: 10, height: 10)
      popover.permittedArrowDirections = .down
    }
    let popover = try show { $0.sourceView = nil }

    #expect(popover.arrowDirection == .down)
    #expect(popover.bubble.frame.maxY == 800)
  }

  @Test("a popover can point at a bar item", .rule("R-PRE-30"))
  func item() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [page]
    stage.phone.window.rootViewController = tabs
    stage.phone.advance(by: 0.1)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceItem = page.tabBarItem
    page.present(controller, animated: false)
    stage.phone.advance(by: 0.1)

    #expect(controller.popoverPresentationController?.arrowDirection == .down)
  }

  @Test("the popover follows preferredContentSize inside the layout margins")
  func sizes() throws {
    let popover = try show()
    popover.presentedViewController.preferredContentSize = CGSize(width: 400, height: 5000)
    stage.phone.advance(by: 0.1)
    let content = try #require(popover.presentedViewController.view)
    #expect(content.safeAreaLayoutGuide.layoutFrame.width == 400)
    #expect(popover.bubble.frame.maxY <= stage.phone.window.bounds.maxY - 10)

    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 0)
    popover.popoverLayoutMargins = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    stage.phone.advance(by: 0.1)
    #expect(popover.bubble.frame.maxY <= stage.phone.window.bounds.maxY - 300)
  }

  @Test("the delegate can move the popover after a rotation", .rule("R-PRE-33"))
  func turning() throws {
    let popover = try show()
    stage.listener.reposition = CGRect(x: 10, y: 0, width: 10, height: 10)
    _ = stage.journal.take()

    stage.turn(to: .landscapeLeft)

    #expect(stage.journal.take().contains("reposition"))
    #expect(popover.sourceRect == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(popover.bubble.frame.minY == stage.button.frame.minY + 10)
  }

  @Test("a popover stays in place when its source is removed", .rule("R-PRE-33"))
  func sourceGone() throws {
    let popover = try show()
    let before = popover.bubble.frame

    stage.button.removeFromSuperview()
    popover.containerView?.setNeedsLayout()
    stage.phone.advance(by: 0.1)
    #expect(popover.bubble.frame == before)
    popover.presentedViewController.dismiss(animated: true)
    stage.phone.advance(by: 1)

    #expect(stage.root.presentedViewController == nil)
  }

  @Test("a source without a window gives a centered popover without an arrow", .rule("R-PRE-31"))
  func sourceOutside() throws {
    let lonely = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let popover = try show { $0.sourceView = lonely }

    #expect(popover.arrowDirection == .unknown)
    #expect(abs(popover.bubble.frame.midX - stage.phone.window.bounds.midX) < 1)
    withExtendedLifetime(lonely) {}
  }
}
