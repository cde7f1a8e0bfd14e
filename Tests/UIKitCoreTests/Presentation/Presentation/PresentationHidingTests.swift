import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: presenting in a window that is hidden")
struct PresentationHidingTests {
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

  @Test("hiding and showing the window notifies all visible controllers", .rule("R-WIN-4"))
  func hiding() {
    root.present(controller("b", .pageSheet), animated: false)
    journal.clear()

    stage.window.isHidden = true
    #expect(
      journal.take() == ["b.willDisappear", "b.didDisappear", "a.willDisappear", "a.didDisappear"]
    )
    stage.window.isHidden = false
    #expect(
      journal.take() == [
        "a.willAppear", "a.isAppearing", "a.didAppear", "b.willAppear", "b.isAppearing",
        "b.didAppear",
      ]
    )
  }

  @Test("a presentation that runs while the window is hidden ends without a warning")
  func hidingWhilePresenting() {
    let found = warnings {
      root.present(controller("b", .pageSheet), animated: true)
      stage.advance(by: 0.1)
      stage.window.isHidden = true
    }
    #expect(found.isEmpty)
    #expect(root.presentedViewController != nil)
  }

  @Test("a covered root gets no calls when its window is hidden and shown")
  func hidingWhileCovered() {
    root.present(controller("b"), animated: false)
    journal.clear()

    stage.window.isHidden = true
    stage.window.isHidden = false

    #expect(
      journal.take() == [
        "b.willDisappear", "b.didDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
      ]
    )
    #expect(root.view.window == nil)
  }
}
