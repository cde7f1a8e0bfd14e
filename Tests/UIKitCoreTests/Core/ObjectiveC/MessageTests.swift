import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Messages") struct MessageTests {
  @Test("objects respond to methods and properties", .rule("R-KV-20"))
  func responds() {
    let page = Page()

    #expect(page.responds(to: Selector(Page.tap, "tap")))
    #expect(page.responds(to: Selector("double:")))
    #expect(page.responds(to: Selector("viewDidLoad")))
    #expect(page.responds(to: Selector("title")))
    #expect(page.responds(to: Selector("setTitle:")))
    #expect(!page.responds(to: Selector("setChildren:")))
    #expect(!page.responds(to: Selector("fly")))
    #expect(!UIViewController().responds(to: Selector("double:")))
    #expect(!page.responds(to: nil))
    let delegate: NSObjectProtocol = Delegate()
    #expect(delegate.responds(to: Selector("finish")))
  }

  @Test("messages call methods and return their results", .rule("R-KV-21"))
  func perform() {
    let page: UIViewController = SubPage()
    page.title = "One"

    #expect(page.perform(Selector("makeName"))?.takeUnretainedValue() as? String == "Sub")
    let four = page.perform(Selector("double:"), with: 2)?.takeUnretainedValue() as? NSNumber
    #expect(four == 4)
    let sum = page.perform(Selector("add:to:"), with: 2, with: 3)?.takeUnretainedValue()
    #expect(sum as? NSNumber == 5)
    #expect(page.perform(Selector(Page.tap, "tap")) == nil)
    #expect((page as? Page)?.taps == 1)
    #expect(page.perform(Selector("title"))?.takeUnretainedValue() as? String == "One")
    page.perform(Selector("setTitle:"), with: "Two")
    #expect(page.title == "Two")
    let made = page.perform(Selector("makeView"))
    #expect(made?.takeUnretainedValue() is UIView)
  }

  @Test("an action for a screen edge pan is called with a pan", .rule("R-KV-23"))
  func inheritedArgument() {
    let phone = Simulator(.iPhone15)
    let listener = EdgePanListener()
    let pan = UIPanGestureRecognizer(
      target: listener,
      action: Selector(EdgePanListener.panned(_:), "panned(_:)")
    )
    phone.window.addGestureRecognizer(pan)

    let logged = warnings {
      phone.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
    }

    #expect(listener.states.first == .began)
    #expect(listener.states.last == .ended)
    #expect(logged.count == 1)
  }

  @Test("an action with a parameter of another type is not called", .rule("R-KV-23"))
  func otherArgument() {
    let listener = EdgePanListener()
    let logged = warnings {
      _ = listener.perform(Selector(EdgePanListener.panned(_:), "panned(_:)"), with: UIView())
      _ = listener.perform(
        Selector(EdgePanListener.panned(_:), "panned(_:)"),
        with: UIGestureRecognizer()
      )
    }

    #expect(listener.states.isEmpty)
    #expect(logged.count == 2)
  }

  @Test("an app can override the messages", .rule("R-KV-20", "R-KV-21"))
  func overrides() {
    let page: NSObject = ForwardingPage()

    #expect(page.responds(to: Selector("anything")))
    #expect(page.perform(Selector("anything"))?.takeUnretainedValue() is ForwardingPage)
  }

  @Test("the application is found by the name of its class", .rule("R-KV-41"))
  func sharedApplication() {
    let selector = NSSelectorFromString("sharedApplication")

    #expect(UIApplication.responds(to: selector))
    #expect(!UIApplication.responds(to: NSSelectorFromString("otherApplication")))
    #expect(UIApplication.perform(selector).takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(
      UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared
    )
  }

  @Test("properties of objects of any class", .rule("R-KV-42"))
  func anyObjects() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 4)
    constraint.priority = .defaultLow
    let (objects, number): ([AnyObject], Float) = ([constraint, view], 250)

    #expect(ObjectMember.value(of: objects.first, \NSLayoutConstraint.priority) == .defaultLow)
    let raw: Float? = ObjectMember.value(of: objects.first, \NSLayoutConstraint.priority)
    #expect(raw == number)
    #expect(ObjectMember.value(of: objects.first, \NSLayoutConstraint.firstItem) === view)
    #expect(ObjectMember.value(of: objects.last, \NSLayoutConstraint.constant) == nil)
    #expect(ObjectMember.value(of: nil, \NSLayoutConstraint.constant) == nil)
  }

  @Test("a delayed message runs when the time comes", .rule("R-KV-22"))
  func delay() {
    let phone = Simulator(.iPhone15)
    let page = Page()
    page.perform(Selector(Page.tap, "tap"), with: nil, afterDelay: 0.5)
    page.perform(Selector(Page.note, "note:"), with: "late", afterDelay: 1)
    phone.advance(by: 0.4)
    #expect(page.taps == 0)
    phone.advance(by: 0.2)
    #expect(page.taps == 1)
    phone.advance(by: 1)
    #expect(page.notes == ["late"])
  }

  @Test("delayed messages are canceled", .rule("R-KV-22"))
  func cancel() {
    let phone = Simulator(.iPhone15)
    let page = Page()
    page.perform(Selector("note:"), with: "a", afterDelay: 0.5)
    page.perform(Selector("note:"), with: "b", afterDelay: 0.5)
    page.perform(Selector("tap"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: page,
      selector: Selector("note:"),
      object: "a"
    )
    phone.advance(by: 1)
    #expect(page.notes == ["b"])
    #expect(page.taps == 1)

    page.perform(Selector("tap"), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: page)
    phone.advance(by: 1)
    #expect(page.taps == 1)
    page.performSelector(onMainThread: Selector("tap"), with: nil, waitUntilDone: true)
    #expect(page.taps == 2)
  }
}

private class Page: UIViewController, ObjectiveCMembers {
  var taps = 0
  var notes: [String] = []

  func tap() { taps += 1 }
  func note(_ text: String) { notes.append(text) }
  func makeName() -> String { "Page" }
  func makeView() -> UIView { UIView() }
  func double(_ number: Int) -> Int { number * 2 }
  func add(_ first: Int, to second: Int) -> Int { first + second }

  class var objectiveCMembers: [ObjectiveCMember] {
    [
      .method(Page.tap, "tap"), .method(Page.note, "note:"), .method(Page.makeName, "makeName"),
      .method(Page.makeView, "makeView"), .method(Page.double, "double:"),
      .method(Page.add, "add:to:"),
    ]
  }
}

private final class SubPage: Page {
  override func makeName() -> String { "Sub" }
}

private final class Delegate: NSObject, ObjectiveCMembers {
  func finish() {}

  static var objectiveCMembers: [ObjectiveCMember] { [.method(Delegate.finish, "finish")] }
}

private final class ForwardingPage: UIViewController {
  override func responds(to selector: Selector!) -> Bool { true }

  override func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? { .passUnretained(self) }
}

@MainActor private final class EdgePanListener: NSObject {
  var states: [UIGestureRecognizer.State] = []

  func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) { states.append(recognizer.state) }
}
