import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: loading the view")
struct LoadingTests {
  @Test("the view is loaded once, on first access")
  func onDemand() {
    let journal = Journal()
    let controller = RecordingViewController("a", journal, recording: .detailed)

    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    controller.loadViewIfNeeded()

    #expect(controller.view === view)
    #expect(controller.isViewLoaded)
    #expect(journal.take() == ["a.didLoad"])
  }

  @Test("a view's next responder is its controller")
  func responders() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.embed(inner)
    let stage = ControllerStage(outer)

    #expect(inner.view.next === inner)
    #expect(inner.next === outer.view)
    #expect(outer.view.next === outer)
    #expect(outer.next === stage.window)
  }

  @Test("a loadView that sets no view, or reads view, results in an empty view")
  func forgetfulLoadView() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    final class Impatient: UIViewController {
      override func loadView() { view.tag = 3 }
    }

    #expect(Forgetful().view.subviews.isEmpty)
    #expect(Impatient().view.tag == 3)
  }

  @Test("loadView may set any view, and viewDidLoad may read it")
  func customView() {
    final class Custom: UIViewController {
      var loaded: UIView?
      override func loadView() { view = UIWindowlessCanvas() }
      override func viewDidLoad() { loaded = view }
    }
    final class UIWindowlessCanvas: UIView {}
    let controller = Custom()

    #expect(controller.view is UIWindowlessCanvas)
    #expect(controller.loaded === controller.view)
  }

  @Test("a view that is set to nil is loaded again")
  func unloading() {
    let journal = Journal()
    let controller = RecordingViewController("a", journal, recording: .detailed)
    let first: UIView = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(first.next == nil)
    #expect(journal.take() == ["a.didLoad", "a.didLoad"])
  }

  @Test("layout callbacks are called before and after the layout of the view")
  func layout() {
    final class Arranged: RecordingViewController {
      override func loadView() { view = Noting(journal) }
    }
    final class Noting: UIView {
      private var journal: Journal?
      convenience init(_ journal: Journal) {
        self.init(frame: .zero)
        self.journal = journal
      }
      override func layoutSubviews() { journal?.record("layout") }
    }
    let controller = Arranged("a", recording: .layout)
    let stage = ControllerStage(controller)
    controller.journal.clear()

    controller.view.setNeedsLayout()
    stage.window.layoutIfNeeded()

    #expect(controller.journal.lines == ["a.willLayout", "layout", "a.didLayout"])
  }

  @Test("a controller is released with its last owner")
  func release() {
    expectReleased {
      let controller = UIViewController()
      let child = UIViewController()
      controller.embed(child)
      let stage = ControllerStage(controller)
      stage.window.rootViewController = nil
      return [controller, child, controller.view, child.view]
    }
  }
}
