import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: loading the view")
struct LoadingTests {
  @Test("the view is loaded once, on first access")
  func onDemand() {
    let diary = Diary()
    let controller = DiaryController("a", diary)

    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    controller.loadViewIfNeeded()

    #expect(controller.view === view)
    #expect(controller.isViewLoaded)
    #expect(diary.read() == ["a.didLoad"])
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
    let diary = Diary()
    let controller = DiaryController("a", diary)
    let first: UIView = controller.view

    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(first.next == nil)
    #expect(diary.read() == ["a.didLoad", "a.didLoad"])
  }

  @Test("layout callbacks are called before and after the layout of the view")
  func layout() {
    final class Arranged: UIViewController {
      var log: [String] = []
      override func loadView() { view = Noting(self) }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    final class Noting: UIView {
      weak var owner: Arranged?
      convenience init(_ owner: Arranged) {
        self.init(frame: .zero)
        self.owner = owner
      }
      override func layoutSubviews() { owner?.log.append("layout") }
    }
    let controller = Arranged()
    let stage = ControllerStage(controller)
    controller.log = []

    controller.view.setNeedsLayout()
    stage.window.layoutIfNeeded()

    #expect(controller.log == ["will", "layout", "did"])
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
