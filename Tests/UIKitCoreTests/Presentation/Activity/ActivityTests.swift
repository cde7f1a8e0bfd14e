import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Activities", .releasesEverything)
struct ActivityTests {
  private func present(
    _ items: [Any],
    _ activities: [UIActivity] = [],
    on stage: SimulatorStage,
    prepare: (UIActivityViewController) -> Void = { _ in }
  ) -> UIActivityViewController {
    let page = UIViewController()
    stage.show(page)
    let share = UIActivityViewController(activityItems: items, applicationActivities: activities)
    share.popoverPresentationController?.sourceView = page.view
    prepare(share)
    page.present(share, animated: true)
    stage.rest()
    return share
  }

  @Test("a service does nothing and isn't offered by itself", .rule("R-ACT-3"))
  func defaults() {
    let activity = UIActivity()
    #expect(activity.activityTitle == nil && activity.activityImage == nil)
    #expect(activity.activityType == nil && activity.activityViewController == nil)
    #expect(UIActivity.activityCategory == .action)
    #expect(!activity.canPerform(withActivityItems: ["a"]))
  }

  @Test(
    "copying puts the texts on the pasteboard, then the handler is called",
    .rule("R-ACT-1", "R-ACT-4", "R-ACT-8")
  )
  func copying() {
    let stage = SimulatorStage()
    var calls: [String] = []
    let share = present(["One", "Two"], on: stage) {
      $0.completionWithItemsHandler = { type, completed, _, _ in
        calls.append("\(type == .copyToPasteboard) \(completed)")
      }
    }
    #expect(share.modalPresentationStyle == .pageSheet)

    stage.tap("Copy")
    stage.rest()

    #expect(UIPasteboard.general.strings == ["One", "Two"])
    #expect(calls == ["true true"])
    #expect(share.presentingViewController == nil)
  }

  @Test("on a pad it is a popover", .rule("R-ACT-1", "R-ACT-8"))
  func popover() {
    let stage = SimulatorStage(on: .iPadPro11)
    var calls: [Bool] = []
    let share = present(["One"], on: stage) {
      $0.completionWithItemsHandler = { type, completed, _, _ in
        calls.append(completed || type != nil)
      }
    }
    #expect(share.modalPresentationStyle == .popover)
    #expect(share.view.frame.width < 400)

    share.presentingViewController?.dismiss(animated: true)
    stage.rest()
    #expect(calls == [false])
  }

  @Test("services are offered by category, and can be excluded", .rule("R-ACT-2"))
  func offering() {
    let stage = SimulatorStage()
    let share = present(
      ["One"],
      [TestActivity("Print"), ShareActivity("Send"), UIActivity()],
      on: stage
    ) {
      $0.excludedActivityTypes = [.copyToPasteboard]
    }
    let names = stage.phone.elements.map(\.label).filter { ["Print", "Send", "Copy"].contains($0) }
    #expect(names == ["Send", "Print"])
    share.presentingViewController?.dismiss(animated: false)
  }

  @Test("a source provides the item when a service was chosen", .rule("R-ACT-5", "R-ACT-7"))
  func source() {
    let stage = SimulatorStage()
    let activity = TestActivity("Print")
    let source = TextSource()
    let share = present([source], [activity], on: stage)
    #expect(stage.phone.elements.contains { $0.label == "Subject" })

    stage.tap("Print")
    #expect(activity.prepared as? [String] == ["item for test.Print"])
    #expect(share.presentingViewController != nil)
    activity.activityDidFinish(true)
    stage.rest()
    #expect(share.presentingViewController == nil)
  }

  @Test("the grid has as many columns as fit", .rule("R-ACT-6"))
  func grid() {
    var layout = ActivityGridLayout(width: 340, count: 5)
    #expect(layout.columns == 4)
    #expect(layout.frame(at: 0) == CGRect(x: 16.5, y: 60, width: 76, height: 96))
    #expect(layout.frame(at: 4).minY == 156)
    #expect(layout.contentHeight == 268)
    layout.isRightToLeft = true
    #expect(layout.frame(at: 0).maxX == 340 - 16.5)
    layout.width = 10
    #expect(layout.columns == 1)
  }
}

private class TestActivity: UIActivity {
  private let name: String
  private(set) var prepared: [Any] = []

  init(_ name: String) { self.name = name }

  override var activityType: ActivityType? { ActivityType("test.\(name)") }
  override var activityTitle: String? { name }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
  override func perform() {}
}

private final class ShareActivity: TestActivity {
  override class var activityCategory: Category { .share }
}

private final class TextSource: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  { "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "item for \(activityType?.rawValue ?? "")" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "Subject" }
}
