import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: presenting")
struct PresentationTests {
  private let journal = Journal()
  private let root: RecordingViewController
  private let stage: ControllerStage

  init() {
    root = RecordingViewController("a", journal, recording: .detailed)
    stage = ControllerStage(root)
    journal.clear()
  }

  private func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen)
    -> RecordingViewController
  {
    let controller = RecordingViewController(name, journal, recording: .detailed)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test("a view that fills the window is resized also while it is transformed", .rule("R-PRE-29"))
  func resizedBelowSheet() {
    let (lower, sheet) = (controller("b", .overFullScreen), controller("c", .pageSheet))
    root.present(lower, animated: false)
    lower.present(sheet, animated: false)
    lower.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)

    stage.window.frame.size = CGSize(width: 500, height: 700)
    stage.window.layoutIfNeeded()
    sheet.dismiss(animated: false)

    #expect(lower.view.bounds.size == CGSize(width: 500, height: 700))
    #expect(lower.view.center == CGPoint(x: 250, y: 350))
  }

  // MARK: Order of callbacks

  @Test(
    "under a fullScreen presentation the presenting controller disappears and reappears",
    .rule("R-PRE-1", "R-PRE-6")
  )
  func fullScreen() {
    let upper = controller("b")

    root.present(upper, animated: false) { journal.record("shown") }
    #expect(
      journal.take() == [
        "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
        "a.didDisappear", "shown",
      ]
    )
    #expect(root.view.window == nil)
    #expect(upper.view.frame == stage.window.bounds)
    #expect(root.presentedViewController === upper)
    #expect(upper.presentingViewController === root)

    upper.dismiss(animated: false) { journal.record("gone") }
    #expect(
      journal.take() == [
        "b.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "b.didDisappear",
        "gone",
      ]
    )
    #expect(stage.window.subviews == [root.view])
    #expect(root.presentedViewController == nil)
    #expect(upper.presentingViewController == nil)
  }

  @Test(
    "under a sheet the presenting controller gets no calls and its view stays",
    .rule("R-PRE-2")
  )
  func sheet() {
    let upper = controller("b", .automatic)

    root.present(upper, animated: false)
    #expect(journal.take() == ["b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
    #expect(root.view.window === stage.window)

    root.dismiss(animated: false)
    #expect(journal.take() == ["b.willDisappear", "b.didDisappear"])
    #expect(root.view.layer.cornerRadius == 0)
    #expect(root.view.layer.affineTransform() == .identity)
  }

  @Test(
    "an animated presentation sends the did calls when the animation ends",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve,
    ]
  )
  func animated(_ style: UIModalTransitionStyle) {
    let upper = controller("b")
    upper.modalTransitionStyle = style

    root.present(upper, animated: true) { journal.record("shown") }
    #expect(
      journal.take() == ["b.didLoad", "a.willDisappear*", "b.willAppear*", "b.isAppearing"]
    )
    #expect(upper.isBeingPresented)
    stage.advance()
    #expect(journal.take() == ["b.didAppear*", "a.didDisappear*", "shown"])
    #expect(!upper.isBeingPresented)

    root.dismiss(animated: true) { journal.record("gone") }
    #expect(journal.take() == ["b.willDisappear*", "a.willAppear*", "a.isAppearing"])
    #expect(upper.isBeingDismissed)
    stage.advance()
    #expect(journal.take() == ["a.didAppear*", "b.didDisappear*", "gone"])
    #expect(!upper.isBeingDismissed)
    #expect(upper.view.alpha == 1)
    #expect(upper.view.transform == .identity)
  }

  @Test("overFullScreen keeps the presenting view in place", .rule("R-PRE-2"))
  func overFullScreen() {
    root.present(controller("b", .overFullScreen), animated: false)

    #expect(journal.take() == ["b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
    #expect(root.view.window === stage.window)
  }

  @Test("presenting from a child is performed by the outermost container", .rule("R-PRE-3"))
  func fromChild() {
    let child = RecordingViewController("c", journal, recording: .detailed)
    root.embed(child)
    journal.clear()
    let upper = controller("b")

    child.present(upper, animated: false)

    #expect(upper.presentingViewController === root)
    #expect(child.presentedViewController === upper)
    #expect(
      journal.take() == [
        "b.didLoad", "a.willDisappear", "c.willDisappear", "b.willAppear", "b.isAppearing",
        "b.didAppear", "c.didDisappear", "a.didDisappear",
      ]
    )
    child.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
    #expect(journal.take().contains("c.didAppear"))
  }

  @Test("a presentation context other than the root is covered alone", .rule("R-PRE-3"))
  func currentContext() {
    let child = RecordingViewController("c", journal, recording: .detailed)
    root.embed(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    child.definesPresentationContext = true
    let upper = controller("b", .currentContext)
    journal.clear()

    child.present(upper, animated: false)

    #expect(upper.presentingViewController === child)
    #expect(child.view.superview == nil)
    #expect(
      upper.view.convert(upper.view.bounds, to: nil)
        == CGRect(x: 10, y: 20, width: 100, height: 200)
    )
    child.dismiss(animated: false)
    #expect(child.view.superview === root.view)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
  }

  // MARK: Stacks

  @Test(
    "dismissing from the bottom dismisses the whole stack, and only the top is animated",
    .rule("R-PRE-4")
  )
  func stack() {
    let (middle, top) = (controller("b"), controller("c"))
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    journal.clear()

    root.dismiss(animated: true) { journal.record("gone") }
    stage.advance()

    #expect(
      journal.take() == [
        "c.willDisappear*", "a.willAppear*", "a.isAppearing", "a.didAppear*", "c.didDisappear*",
        "gone",
      ]
    )
    #expect(stage.window.subviews == [root.view])
    #expect(middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
  }

  @Test("a visible controller between gets balanced calls")
  func visibleLevelBetween() {
    let (middle, top) = (controller("b", .pageSheet), controller("c", .pageSheet))
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    journal.clear()

    root.dismiss(animated: false)

    #expect(
      journal.take() == [
        "b.willDisappear", "b.didDisappear", "c.willDisappear", "c.didDisappear",
      ]
    )
    #expect(stage.window.subviews == [root.view])
  }

  @Test("the top of the stack dismisses only itself")
  func topOnly() {
    let (middle, top) = (controller("b"), controller("c"))
    root.present(middle, animated: false)
    middle.present(top, animated: false)

    top.dismiss(animated: false)

    #expect(middle.view.window === stage.window)
    #expect(root.presentedViewController === middle)
    #expect(middle.presentedViewController == nil)
  }

  // MARK: Invalid calls

  @Test("presenting from a controller that is already presenting is ignored", .rule("R-PRE-5"))
  func busy() {
    let (first, second) = (controller("b"), controller("c"))
    root.present(first, animated: false)

    var isShown = false
    root.present(second, animated: false) { isShown = true }

    #expect(!isShown)
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
  }

  @Test("presenting from a controller outside any window is ignored", .rule("R-PRE-5"))
  func outside() {
    let lonely = controller("x")
    lonely.present(controller("b"), animated: false)

    #expect(lonely.presentedViewController == nil)
  }

  @Test(
    "dismissing during a presentation is ignored, and the presentation ends balanced",
    .rule("R-PRE-5")
  )
  func dismissDuringPresentation() {
    let upper = controller("b")
    root.present(upper, animated: true)

    upper.dismiss(animated: true)
    root.dismiss(animated: false)
    stage.advance()

    #expect(root.presentedViewController === upper)
    #expect(
      journal.take() == [
        "b.didLoad", "a.willDisappear*", "b.willAppear*", "b.isAppearing", "b.didAppear*",
        "a.didDisappear*",
      ]
    )
  }

  @Test("dismissing without a presentation runs the completion handler")
  func nothingToDismiss() {
    var isDone = false
    root.dismiss(animated: true) { isDone = true }

    #expect(isDone)
  }

  @Test("dismissing in viewDidAppear removes the controller again")
  func dismissInDidAppear() {
    let upper = controller("b")
    upper.onCallback = { [unowned upper] event in
      if event == "didAppear" { upper.dismiss(animated: false) }
    }

    root.present(upper, animated: false)
    upper.dismiss(animated: false)

    #expect(root.view.window === stage.window)
    #expect(!root.appearance.isUnderWay)
    #expect(!upper.appearance.isUnderWay)
    #expect(upper.view.window == nil)
  }

  @Test(
    "a new root controller dismisses the presented controllers of the old root",
    .rule("R-WIN-2")
  )
  func newRoot() {
    root.present(controller("b", .pageSheet), animated: false)
    journal.clear()

    stage.window.rootViewController = RecordingViewController("n", journal, recording: .detailed)

    #expect(
      journal.take().prefix(4) == [
        "b.willDisappear", "b.didDisappear", "a.willDisappear", "a.didDisappear",
      ]
    )
    #expect(stage.window.subviews.count == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("a new root during a presentation leaves balanced calls")
  func newRootDuringPresentation() {
    let upper = controller("b")
    root.present(upper, animated: true)

    stage.window.rootViewController = RecordingViewController("n", journal, recording: .detailed)
    stage.advance()

    for controller in [root, upper] { #expect(controller.appearance.state == .disappeared) }
    #expect(stage.window.subviews.count == 1)
    let heard = journal.take()
    for name in ["a", "b"] {
      let ups = heard.filter { $0.hasPrefix("\(name).willAppear") }.count
      let downs = heard.filter { $0.hasPrefix("\(name).willDisappear") }.count
      #expect(downs == heard.filter { $0.hasPrefix("\(name).didDisappear") }.count)
      #expect(ups == (name == "a" ? downs - 1 : downs))
    }
  }

  @Test(
    "removing the window during a transition releases everything",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .popover],
    [nil, 0, 0.1]
  )
  func releaseOnTheWay(style: UIModalPresentationStyle, timeOfDismissal: Double?) {
    expectReleased {
      let phone = Simulator()
      let (root, upper) = (UIViewController(), UIViewController())
      phone.window.rootViewController = root
      upper.modalPresentationStyle = style
      upper.popoverPresentationController?.sourceView = root.view
      root.present(upper, animated: true)
      if let timeOfDismissal {
        phone.advance(by: 1)
        root.dismiss(animated: true)
        phone.advance(by: timeOfDismissal)
      }
      return [root, upper, upper.view, phone.window, phone]
    }
  }

  @Test("everything is released after a dismissal")
  func release() {
    expectReleased {
      let stage = ControllerStage(UIViewController())
      let presented = [UIModalPresentationStyle.fullScreen, .pageSheet].map { style in
        let upper = UIViewController()
        upper.modalPresentationStyle = style
        stage.window.rootViewController?.present(upper, animated: true)
        stage.advance()
        stage.window.rootViewController?.dismiss(animated: true)
        stage.advance()
        return upper
      }
      return presented + presented.map { $0.view }
    }
  }
}
