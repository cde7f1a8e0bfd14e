import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Previews", .releasesEverything) struct PreviewTests {
  @Test(
    "a press of half a second asks for a controller and shows it; lifting keeps it",
    .rule("R-PEEK-1", "R-PEEK-32")
  )
  func begin() {
    let stage = PreviewStage()
    let preview = stage.offer()

    stage.phone.press(at: stage.buttonCenter)
    stage.advance(by: 0.4)
    #expect(stage.journal.take().isEmpty)
    stage.advance(by: 0.2)
    #expect(stage.journal.take() == ["a.ask 100,30", "b.willAppear"])
    stage.rest()
    #expect(stage.journal.take() == ["b.didAppear"])
    stage.phone.lift()
    stage.rest()

    #expect(stage.isOpen)
    #expect(preview.view.window === stage.phone.window)
    #expect(stage.journal.take().isEmpty)
    stage.tapOutside()
    #expect(stage.journal.take() == ["b.willDisappear", "b.didDisappear"])
    #expect(!stage.isOpen)
    #expect(preview.parent == nil)
  }

  @Test("without a controller, the touch continues", .rule("R-PEEK-2"))
  func nothing() {
    let stage = PreviewStage()

    stage.phone.longPress(at: stage.buttonCenter)

    #expect(stage.journal.lines == ["a.ask 100,30"])
    #expect(!stage.isOpen)
    #expect(stage.page.taps == 1)
  }

  @Test("the preview cancels the touch and the other recognizers", .rule("R-PEEK-3"))
  func cancelling() {
    let stage = PreviewStage()
    var recognized = 0
    let listener = RecordingTapTarget { recognized += 1 }
    let tap = UITapGestureRecognizer(
      target: listener,
      action: Selector(RecordingTapTarget.tapped, "tapped")
    )
    stage.page.view.addGestureRecognizer(tap)
    stage.offer()

    stage.peek()

    #expect(stage.page.taps == 0)
    #expect(recognized == 0)
    #expect(!stage.page.button.isHighlighted)
    #expect(stage.phone.feedback == [.impact(.medium, intensity: 1)])
    stage.tapOutside()
    stage.tap(stage.page.button)
    #expect(stage.page.taps == 1)
  }

  @Test("a row's highlight and swipe end when its preview begins", .rule("R-PEEK-3"))
  func table() {
    let stage = PreviewStage(registers: false)
    let list = PreviewList()
    stage.stack.setViewControllers([list], animated: false)
    list.registerForPreviewing(with: stage.page, sourceView: list.tableView)
    stage.advance(by: 0.1)
    stage.offer()
    let row = list.tableView.convert(
      list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)),
      to: nil
    )
    let point = CGPoint(x: row.midX, y: row.midY)

    stage.phone.press(at: point)
    stage.advance(by: 0.6)
    stage.phone.slide(to: CGPoint(x: point.x - 150, y: point.y - 100))
    stage.phone.lift()
    stage.rest()

    #expect(stage.isOpen)
    #expect(list.selections == 0)
    #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
    #expect(list.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.tapOutside()
    stage.phone.tap(at: point)
    #expect(list.selections == 1)
  }

  @Test("the source rectangle can be set for one preview or for all", .rule("R-PEEK-4"))
  func sourceRect() throws {
    let stage = PreviewStage()
    let context = try #require(stage.context)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 200, height: 60))
    let part = CGRect(x: 10, y: 10, width: 50, height: 20)
    stage.page.onAsk = { context, _ in context.sourceRect = part }
    stage.offer()
    stage.peek()
    #expect(context.sourceRect == part)
    stage.tapOutside()
    stage.page.onAsk = nil
    stage.offer("c")
    stage.peek()
    #expect(context.sourceRect == stage.page.button.bounds)
    stage.tapOutside()
    stage.journal.clear()

    context.sourceRect = part
    stage.page.onAsk = nil
    stage.offer("d")
    stage.peek()

    #expect(context.sourceRect == part)
    stage.tapOutside()
  }

  @Test("a registration has the recognizer, delegate and view", .rule("R-PEEK-5", "R-PEEK-9"))
  func registration() throws {
    let stage = PreviewStage()
    let context = try #require(stage.context)

    #expect(context.delegate === stage.page)
    #expect(context.sourceView === stage.page.button)
    let recognizer = context.previewingGestureRecognizerForFailureRelationship
    #expect(recognizer.view === stage.page.button)
  }

  @Test("without its delegate and controller a registration does nothing", .rule("R-PEEK-5"))
  func released() {
    let stage = PreviewStage(registers: false)
    var other: PreviewPage? = PreviewPage("x", stage.journal, recording: .appearance)
    let context = other!.registerForPreviewing(with: other!, sourceView: stage.page.button)
    weak let witness = other

    other = nil
    #expect(witness == nil)
    stage.phone.longPress(at: stage.buttonCenter)

    #expect(stage.page.taps == 1)
    #expect(!stage.isOpen)
    #expect(
      context.delegate.previewingContext(context, viewControllerForLocation: .zero) == nil
    )
  }

  @Test("two controllers can register the same view", .rule("R-PEEK-6"))
  func twoControllers() {
    let stage = PreviewStage()
    let child = PreviewPage("child", stage.journal, recording: .appearance)
    stage.page.addChild(child)
    child.didMove(toParent: stage.page)
    child.registerForPreviewing(with: child, sourceView: stage.page.button)
    child.offer = PreviewedPage("c", stage.journal, recording: .appearance)

    stage.peek()

    #expect(
      stage.journal.take() == ["a.ask 100,30", "child.ask 100,30", "c.willAppear", "c.didAppear"]
    )
    stage.tapOutside()
    stage.journal.clear()
    stage.offer()
    stage.peek()
    #expect(stage.journal.take() == ["a.ask 100,30", "b.willAppear", "b.didAppear"])
    stage.tapOutside()
    child.offer = nil
  }

  @Test("registering again returns the same registration", .rule("R-PEEK-7"))
  func twice() {
    let stage = PreviewStage()
    let again = stage.page.registerForPreviewing(with: stage.page, sourceView: stage.page.button)

    #expect(again === stage.context)
    stage.page.unregisterForPreviewing(withContext: again)
    stage.offer()
    stage.peek()

    #expect(stage.journal.lines.isEmpty)
    #expect(stage.page.taps == 1)
  }

  @Test("removing a registration dismisses its preview", .rule("R-PEEK-7"))
  func unregistering() throws {
    let stage = PreviewStage()
    stage.offer()
    stage.peek()

    stage.page.unregisterForPreviewing(withContext: try #require(stage.context))
    stage.rest()

    #expect(!stage.isOpen)
  }

  @Test("a controller that is shown already isn't previewed", .rule("R-PEEK-8"))
  func shownAlready() {
    let stage = PreviewStage()
    let child = UIViewController()
    stage.page.addChild(child)
    stage.page.offer = child

    stage.phone.longPress(at: stage.buttonCenter)

    #expect(!stage.isOpen)
    #expect(stage.page.taps == 1)
    #expect(child.parent === stage.page)
    stage.page.offer = nil
  }

  @Test("the delegate isn't asked while something is presented", .rule("R-PEEK-8"))
  func presenting() throws {
    let stage = PreviewStage()
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium()]
    controller.largestUndimmedDetentIdentifier = .medium
    stage.page.present(sheet, animated: false)
    stage.offer()

    stage.phone.longPress(at: stage.buttonCenter)

    #expect(stage.journal.lines.isEmpty)
    #expect(stage.page.taps == 1)
    stage.page.dismiss(animated: false)
    stage.page.offer = nil
  }

  @Test("the press can wait for another recognizer, and asks once", .rule("R-PEEK-9"))
  func waiting() throws {
    let stage = PreviewStage()
    let context = try #require(stage.context)
    let longer = UILongPressGestureRecognizer()
    longer.minimumPressDuration = 0.8
    longer.allowableMovement = 5
    stage.page.view.addGestureRecognizer(longer)
    context.previewingGestureRecognizerForFailureRelationship.require(toFail: longer)
    stage.offer()

    stage.phone.press(at: stage.buttonCenter)
    stage.advance(by: 0.6)
    #expect(!stage.isOpen)
    stage.phone.slide(to: CGPoint(x: stage.buttonCenter.x + 7, y: stage.buttonCenter.y))
    stage.rest()

    #expect(stage.isOpen)
    #expect(stage.journal.lines.filter { $0.hasPrefix("a.ask") }.count == 1)
    stage.phone.lift()
    stage.page.offer = nil
    stage.tapOutside()
  }

  @Test("phones and pads report that previews are available, televisions not", .rule("R-PEEK-40"))
  func capability() {
    for (device, value) in [
      (Device.iPhone15, UIForceTouchCapability.available), (.iPadPro11, .available),
      (.appleTV, .unavailable),
    ] {
      let stage = SimulatorStage(on: device)
      #expect(stage.phone.window.traitCollection.forceTouchCapability == value)
    }
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    let available = UITraitCollection(forceTouchCapability: .available)
    #expect(available.forceTouchCapability == .available)
    let merged = UITraitCollection(traitsFrom: [available, UITraitCollection(displayScale: 2)])
    #expect(merged.forceTouchCapability == .available)
    #expect(merged.containsTraits(in: available))
  }
}

/// Calls a closure for each tap.
private final class RecordingTapTarget: NSObject {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  func tapped() { action() }
}

/// A table with swipe actions.
private final class PreviewList: UITableViewController {
  var selections = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selections += 1
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
}
