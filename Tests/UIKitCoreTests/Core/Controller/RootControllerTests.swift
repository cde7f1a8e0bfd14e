import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Window: root controller")
struct RootControllerTests {
  private let shown = ["willAppear", "isAppearing", "didAppear"]

  @Test("showing the window makes the root controller appear", .rule("R-WIN-1"))
  func showing() {
    let journal = Journal()
    let root = RecordingViewController("a", journal, recording: .detailed)
    let stage = ControllerStage(root, isVisible: false)

    #expect(!root.isViewLoaded)
    stage.window.makeKeyAndVisible()

    #expect(journal.take() == ["a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"])
    #expect(root.view.superview === stage.window)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test("hiding and showing the window makes the controller disappear and appear", .rule("R-WIN-4"))
  func hiding() {
    let journal = Journal()
    let stage = ControllerStage(RecordingViewController("a", journal, recording: .detailed))
    journal.clear()

    stage.window.isHidden = true
    #expect(journal.take() == ["a.willDisappear", "a.didDisappear"])
    stage.window.isHidden = false
    #expect(journal.take() == shown.map { "a." + $0 })
  }

  @Test("a replaced root controller disappears before the new one appears", .rule("R-WIN-2"))
  func replacing() {
    let journal = Journal()
    let (old, new) = (
      RecordingViewController("a", journal, recording: .detailed),
      RecordingViewController("b", journal, recording: .detailed)
    )
    let stage = ControllerStage(old)
    journal.clear()

    stage.window.rootViewController = new

    #expect(
      journal.take()
        == ["a.willDisappear", "a.didDisappear", "b.didLoad"] + shown.map { "b." + $0 }
    )
    #expect(old.view.superview == nil)
    #expect(stage.window.subviews == [new.view])
  }

  @Test("setting the same root again does nothing, and nil removes it")
  func sameAndNil() {
    let journal = Journal()
    let root = RecordingViewController("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    journal.clear()

    stage.window.rootViewController = root
    #expect(journal.take() == [])
    stage.window.rootViewController = nil
    stage.window.rootViewController = nil
    #expect(journal.take() == ["a.willDisappear", "a.didDisappear"])
    #expect(stage.window.subviews.isEmpty)
  }

  @Test(
    "a root that replaces itself in a callback has balanced callbacks",
    .rule("R-WIN-3"),
    arguments: ["didLoad", "willAppear", "isAppearing", "didAppear"]
  )
  func replacingFromCallback(_ callback: String) {
    let journal = Journal()
    let (old, new) = (
      RecordingViewController("a", journal, recording: .detailed),
      RecordingViewController("b", journal, recording: .detailed)
    )
    let stage = ControllerStage(isVisible: true)
    let window = stage.window
    old.onCallback = { [unowned window] event in
      if event == callback { window.rootViewController = new }
    }

    window.rootViewController = old

    let all = journal.take()
    #expect(Array(all.filter { $0.hasPrefix("b.") }.dropFirst()) == shown.map { "b." + $0 })
    let wills = all.filter { $0 == "a.willAppear" }.count
    let disappearances = all.filter { $0 == "a.didDisappear" }.count
    #expect(wills == disappearances)
    #expect(all.last == "b.didAppear")
    #expect(old.viewIfLoaded?.superview == nil)
    #expect(old.appearance.state == .disappeared)
    #expect(window.subviews == [new.view])
  }

  @Test("the root's view follows the size of the window")
  func resizing() {
    let root = UIViewController()
    let stage = ControllerStage(root)

    stage.screen.update { $0.size = CGSize(width: 600, height: 500) }

    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
  }

  @Test("a replaced root controller and its window are released")
  func release() {
    expectReleased {
      let journal = Journal()
      let (old, new) = (
        RecordingViewController("a", journal, recording: .detailed),
        RecordingViewController("b", journal, recording: .detailed)
      )
      let stage = ControllerStage(old)
      stage.window.rootViewController = new
      stage.window.isHidden = true
      return [old, new, stage, stage.window, stage.screen]
    }
  }
}
