import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Previews: actions and end", .releasesEverything) struct PreviewEndTests {
  @Test("a tap on the preview expands it and lets the app push it", .rule("R-PEEK-30"))
  func commit() {
    let stage = PreviewStage()
    let preview = stage.offer()
    let stack = stage.stack
    var parent: UIViewController?
    stage.page.onCommit = { [weak stack] controller in
      parent = controller.parent
      stack?.show(controller, sender: nil)
    }
    stage.peek()
    stage.journal.clear()

    stage.tap(preview.view)
    stage.advance(by: 0.1)
    #expect(stage.journal.lines.isEmpty)
    #expect(stage.frame(of: preview) == stage.phone.window.bounds)
    stage.rest()

    #expect(parent == nil)
    #expect(stack.topViewController === preview)
    #expect(!stage.isOpen)
    #expect(preview.view.window === stage.phone.window)
    #expect(
      stage.journal.take() == [
        "b.willDisappear", "b.didDisappear", "a.commit", "a.willDisappear", "b.willAppear",
        "a.didDisappear", "b.didAppear",
      ]
    )
    #expect(preview.traitCollection.userInterfaceLevel == .base)
  }

  @Test("a committed controller can be presented", .rule("R-PEEK-30"))
  func presenting() {
    let stage = PreviewStage()
    let preview = stage.offer()
    let page = stage.page
    page.onCommit = { [weak page] in page?.present($0, animated: true) }
    stage.peek()

    stage.tap(preview.view)
    stage.rest()

    #expect(page.presentedViewController === preview)
    #expect(preview.view.window === stage.phone.window)
    page.dismiss(animated: false)
  }

  @Test("a tap outside dismisses without a commit", .rule("R-PEEK-31"))
  func outside() {
    let stage = PreviewStage()
    stage.offer(size: CGSize(width: 200, height: 200))
    stage.peek()
    stage.journal.clear()

    stage.tapOutside()

    #expect(stage.journal.take() == ["b.willDisappear", "b.didDisappear"])
    #expect(!stage.isOpen)
  }

  @Test("the escape key and the escape gesture dismiss", .rule("R-PEEK-31"))
  func escape() throws {
    let stage = PreviewStage()
    stage.offer()
    stage.peek()
    #expect(stage.isOpen)
    stage.phone.press(.escape)
    stage.rest()
    #expect(!stage.isOpen)

    stage.offer("c")
    stage.peek()
    #expect(try stage.phone.escape(from: "Contents of c"))
    stage.rest()
    #expect(!stage.isOpen)
  }

  @Test("a choice during the opening takes place afterward, and only the first", .rule("R-PEEK-32"))
  func early() {
    let stage = PreviewStage()
    stage.offer()
    stage.phone.longPress(at: stage.buttonCenter, duration: 0.55)
    stage.page.offer = nil

    stage.phone.tap(at: CGPoint(x: 4, y: 100))
    stage.phone.tap(at: CGPoint(x: 196, y: 400))
    #expect(stage.isOpen)
    stage.advance(by: 2)

    #expect(!stage.isOpen)
    #expect(!stage.journal.lines.contains("a.commit"))
    #expect(stage.journal.lines.last == "b.didDisappear")
  }

  @Test("a preview that the app dismisses is released", .rule("R-PEEK-32"))
  func dismissedInCode() {
    let stage = PreviewStage()
    let preview = stage.offer()
    stage.peek()

    stage.stack.dismiss(animated: true)
    stage.rest()

    #expect(preview.parent == nil)
    #expect(preview.viewIfLoaded?.superview == nil)
  }

  @Test("the preview is modal for assistive technology", .rule("R-PEEK-33"))
  func modal() {
    let stage = PreviewStage()
    stage.offer(actions: [("Share", .default), ("Keep", .selected)])
    stage.peek()

    let elements = stage.phone.elements

    #expect(elements.compactMap(\.label).sorted() == ["Contents of b", "Keep", "Share"])
    #expect(elements.first { $0.label == "Keep" }?.traits == [.button, .selected])
    stage.tapOutside()
    #expect(stage.phone.elements.contains { $0.label == "Row" })
  }

  @Test("removing the source view dismisses the preview", .rule("R-PEEK-35"))
  func removed() {
    let stage = PreviewStage()
    stage.offer()
    stage.peek()

    stage.page.button.removeFromSuperview()
    stage.rest()
    #expect(!stage.isOpen)

    stage.page.view.addSubview(stage.page.button)
    stage.offer("c")
    stage.phone.longPress(at: stage.buttonCenter, duration: 0.55)
    stage.page.offer = nil
    stage.page.button.removeFromSuperview()
    stage.advance(by: 2)
    #expect(!stage.isOpen)
  }

  // MARK: Actions

  @Test("rows show titles, check marks and colors", .rule("R-PEEK-20"))
  func rows() {
    let stage = PreviewStage()
    stage.offer(actions: [("Share", .default), ("Keep", .selected), ("Delete", .destructive)])
    stage.peek()

    #expect(stage.frame(of: "Share").size == CGSize(width: 250, height: 44))
    let red = stage.phone.screenshot().reds(in: stage.frame(of: "Delete"))
    #expect(red > 20)
    #expect(stage.phone.screenshot().reds(in: stage.frame(of: "Share")) == 0)
    stage.tapOutside()
  }

  @Test("the handler is called after the dismissal", .rule("R-PEEK-21"))
  func handler() throws {
    let stage = PreviewStage()
    stage.offer(actions: [("Share", .default), ("Delete", .destructive)])
    stage.peek()
    stage.journal.clear()

    try stage.phone.tap("Delete")
    #expect(stage.journal.take() == ["b.willDisappear"])
    stage.rest()

    #expect(stage.journal.take() == ["b.didDisappear", "handler Delete b"])
    #expect(!stage.isOpen)
  }

  @Test("a handler can present the previewed controller", .rule("R-PEEK-21"))
  func handlerPresents() throws {
    let stage = PreviewStage()
    let preview = stage.offer()
    let page = stage.page
    preview.items = [
      UIPreviewAction(title: "Open", style: .default) { [weak page] _, controller in
        page?.present(controller, animated: true)
      }
    ]
    stage.peek()

    try stage.phone.tap("Open")
    stage.advance(by: 2)

    #expect(page.presentedViewController === preview)
    page.dismiss(animated: false)
  }

  @Test("actions have their title and handler, and can be copied", .rule("R-PEEK-21"))
  func actions() {
    var calls: [String] = []
    let action = UIPreviewAction(title: "One", style: .selected) { action, _ in
      calls.append(action.title)
    }
    let copy = action.copy() as? UIPreviewAction

    #expect(action.title == "One")
    #expect(copy?.title == "One")
    #expect(copy?.style == .selected)
    let controller = UIViewController()
    action.handler(action, controller)
    if let copy { copy.handler(copy, controller) }
    #expect(calls == ["One", "One"])
    #expect(controller.previewActionItems.isEmpty)
    let group = UIPreviewActionGroup(title: "More", style: .default, actions: [action])
    #expect(group.title == "More")
    #expect((group.copy() as? UIPreviewActionGroup)?.actions == [action])
  }

  @Test("a group opens another list, and its title returns", .rule("R-PEEK-22"))
  func groups() throws {
    let stage = PreviewStage()
    let preview = stage.offer()
    let (later, never) = (stage.action("Tomorrow"), stage.action("Never", .destructive))
    preview.items = [
      stage.action("Share"),
      UIPreviewActionGroup(title: "Remind Me", style: .default, actions: [later, never]),
    ]
    stage.peek()

    try stage.phone.tap("Remind Me")
    stage.rest()
    #expect(stage.isOpen)
    #expect(
      stage.phone.elements.compactMap(\.label).sorted()
        == ["Contents of b", "Never", "Remind Me", "Tomorrow"]
    )
    try stage.phone.tap("Remind Me")
    stage.rest()
    #expect(stage.phone.elements.contains { $0.label == "Share" })
    try stage.phone.tap("Remind Me")
    stage.rest()
    try stage.phone.tap("Never")
    stage.rest()

    #expect(stage.journal.lines.last == "handler Never b")
    preview.items = []
  }
}

extension UIImage {
  /// The number of points in a rectangle that are clearly red.
  fileprivate func reds(in rect: CGRect) -> Int {
    guard let pixels else { return 0 }
    var count = 0
    for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
      for x in stride(from: rect.minX, to: rect.maxX, by: 1) {
        let color = pixels.color(Int(x * scale), Int(y * scale))
        if color[0] > 180, color[1] < 130, color[2] < 130 { count += 1 }
      }
    }
    return count
  }
}
