import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: dragging a sheet down", .rule("R-PRE-7"))
struct SheetDraggingTests {
  private let journal = Journal()
  private let phone = Simulator(.iPhone15)
  private let root: RecordingViewController
  private let sheet: RecordingViewController
  private let listener: RecordingPresentationDelegate

  init() {
    root = RecordingViewController("a", journal, recording: .detailed)
    sheet = RecordingViewController("b", journal, recording: .detailed)
    listener = RecordingPresentationDelegate(journal)
    phone.window.rootViewController = root
    sheet.presentationController?.delegate = listener
    root.present(sheet, animated: false)
    journal.clear()
  }

  private func pull(to y: CGFloat, duration: TimeInterval) {
    phone.drag(
      from: CGPoint(x: 200, y: 100),
      to: CGPoint(x: 200, y: y),
      duration: duration
    )
    phone.advance(by: 1)
  }

  @Test("a delegate can be set before the presentation")
  func earlyDelegate() {
    #expect(sheet.presentationController?.delegate === listener)
    #expect(sheet.presentationController?.presentingViewController === root)
    #expect(root.presentationController?.presentedViewController === root)
  }

  @Test("a long drag dismisses the sheet")
  func pulledAway() {
    pull(to: 800, duration: 2)

    #expect(
      journal.take() == ["should", "will", "b.willDisappear*", "b.didDisappear*", "did"]
    )
    #expect(root.presentedViewController == nil)
    #expect(phone.window.subviews == [root.view])
    #expect(root.view.transform == .identity)
  }

  @Test("a fast drag dismisses the sheet")
  func thrown() {
    pull(to: 300, duration: 0.1)

    #expect(root.presentedViewController == nil)
  }

  @Test("a short slow drag returns the sheet, with the callbacks of a cancelled dismissal")
  func cameBack() throws {
    pull(to: 250, duration: 2)

    #expect(
      journal.take() == [
        "should", "will", "b.willDisappear*", "b.willAppear*", "b.isAppearing", "b.didAppear*",
      ]
    )
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.window === phone.window)
    #expect(sheet.view.transform == .identity)
    #expect(root.view.transform != .identity)
    pull(to: 800, duration: 2)
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "a sheet that is modal or that the delegate keeps is not dismissed",
    arguments: [true, false]
  )
  func held(isModal: Bool) {
    sheet.isModalInPresentation = isModal
    listener.shouldDismiss = isModal

    pull(to: 800, duration: 1)

    #expect(journal.take() == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.transform == .identity)
  }

  @Test("dragging up or sideways does nothing")
  func otherDirections() {
    phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), duration: 0.5)
    phone.drag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 350, y: 620), duration: 0.5)

    #expect(journal.take() == [])
  }

  @Test("rotating the device keeps sheet and presenter in place")
  func turning() {
    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)

    #expect(sheet.view.frame == phone.window.bounds)
    #expect(root.view.transform == .identity)
    #expect(root.view.frame == phone.window.bounds)
    phone.rotate(to: .portrait)
    phone.advance(by: 1)
    #expect(root.view.bounds.size == phone.window.bounds.size)
    #expect(root.view.transform != .identity)
    root.dismiss(animated: false)
    #expect(root.view.frame == phone.window.bounds)
  }
}
