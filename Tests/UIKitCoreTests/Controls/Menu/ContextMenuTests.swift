import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Supplies a context menu, and records the calls.
@MainActor final class ContextMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  var menu: UIMenu?
  var preview: UIViewController?
  var target: UIView?
  var end: UIView?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var calls: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("ask")
    guard let menu else { return nil }
    return UIContextMenuConfiguration(
      previewProvider: { [weak self] in self?.preview },
      actionProvider: { _ in menu }
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { target.map { UITargetedPreview(view: $0) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { end.map { UITargetedPreview(view: $0) } }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("commit")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [weak self] in self?.calls.append("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("end") }
}

@MainActor @Suite("Context menus", .releasesEverything) struct ContextMenuTests {
  private let stage = MenuStage()
  private let delegate = ContextMenuDelegate()
  private let photo = UIView(frame: CGRect(x: 100, y: 400, width: 120, height: 80))
  private let center = CGPoint(x: 160, y: 440)

  init() {
    photo.backgroundColor = .systemOrange
    stage.page.view.addSubview(photo)
    photo.addInteraction(UIContextMenuInteraction(delegate: delegate))
    stage.rest()
  }

  private var preview: PreviewView? {
    stage.overlay?.subviews.compactMap { $0 as? PreviewView }.first
  }

  private func press() {
    stage.phone.press(at: center)
    stage.advance(by: 0.6)
    stage.phone.lift()
    stage.rest()
  }

  @Test("without a configuration nothing happens", .rule("R-MENU-40"))
  func nothing() {
    press()

    #expect(delegate.calls == ["ask"])
    #expect(stage.overlay == nil)
  }

  @Test("the view is lifted with its menu", .rule("R-MENU-41", "R-MENU-46"))
  func lifting() throws {
    delegate.menu = UIMenu(children: [stage.action("Copy"), stage.action("Share")])
    press()

    let view = try #require(preview)
    #expect(view.platter.frame.midX == 160)
    #expect(view.platter.frame.width == 136)
    #expect(view.menu.convert(CGPoint.zero, to: view).y > view.platter.frame.maxY)
    stage.tap("Share")
    stage.rest()

    #expect(stage.chosen == ["Share"])
    #expect(delegate.calls == ["ask", "display", "end"])
    #expect(stage.overlay == nil)
  }

  @Test("the view is hidden while it is lifted", .rule("R-MENU-44"))
  func hiding() {
    delegate.menu = UIMenu(children: [stage.action("Copy")])
    let mask = CALayer()
    mask.frame = photo.bounds
    mask.backgroundColor = CGColor.black
    photo.layer.mask = mask
    press()

    #expect(photo.layer.mask !== mask)
    #expect(!photo.isHidden && photo.alpha == 1)
    stage.tap("Copy")
    #expect(photo.layer.mask !== mask)
    stage.rest()
    #expect(photo.layer.mask === mask)
  }

  @Test("the preview can return to another view", .rule("R-MENU-44"))
  func endingElsewhere() throws {
    delegate.menu = UIMenu(children: [stage.action("Copy")])
    let other = UIView(frame: CGRect(x: 20, y: 120, width: 120, height: 80))
    stage.page.view.addSubview(other)
    delegate.end = other
    press()
    let platter = try #require(preview?.platter)

    stage.tap("Copy")

    #expect(platter.frame.minX == 20)
    #expect(other.layer.mask != nil)
    #expect(photo.layer.mask == nil)
    stage.rest()
    #expect(other.layer.mask == nil)
  }

  @Test("the delegate can lift another view", .rule("R-MENU-43"))
  func target() throws {
    let other = UIView(frame: CGRect(x: 60, y: 300, width: 60, height: 60))
    other.layer.cornerRadius = 30
    stage.page.view.addSubview(other)
    delegate.target = other
    delegate.menu = UIMenu(children: [stage.action("Copy")])
    press()

    let view = try #require(preview)
    #expect(view.platter.center == CGPoint(x: 90, y: 330))
    #expect(view.cornerRadius == 30)
    stage.phone.press(.escape)
    stage.rest()
    delegate.target = nil
  }

  @Test("a controller can be previewed", .rule("R-MENU-42"))
  func controller() throws {
    let page = RecordingViewController("Preview")
    page.preferredContentSize = CGSize(width: 240, height: 200)
    delegate.preview = page
    delegate.menu = UIMenu(children: [stage.action("Copy")])

    press()
    #expect(preview?.platter.frame.size == CGSize(width: 240, height: 200))
    #expect(page.view.window != nil)
    stage.phone.press(.escape)
    stage.rest()

    #expect(page.view.window == nil)
    delegate.preview = nil
  }

  @Test("a tap on the preview commits it", .rule("R-MENU-45"))
  func committing() {
    delegate.menu = UIMenu(children: [stage.action("Copy")])
    delegate.commitStyle = .pop
    press()

    stage.phone.tap(at: center)
    stage.rest()

    #expect(delegate.calls == ["ask", "display", "commit", "end", "committed"])
    #expect(stage.overlay == nil)
  }

  @Test("a click with the secondary button shows the menu at the pointer", .rule("R-MENU-6"))
  func pointer() {
    delegate.menu = UIMenu(children: [stage.action("Copy")])

    #expect(stage.phone.secondaryClick(at: center))
    stage.rest()
    #expect(preview == nil)
    stage.tap("Copy")
    stage.rest()

    #expect(stage.chosen == ["Copy"])
  }

  @Test("rows have menus", .rule("R-MENU-50"))
  func rows() {
    let table = MenuTable(style: .plain)
    table.menu = UIMenu(children: [stage.action("Delete")])
    stage.show(table)
    stage.rest()

    stage.phone.press(at: CGPoint(x: 100, y: 200))
    stage.advance(by: 0.6)
    stage.phone.lift()
    stage.rest()
    #expect(table.asked.count == 1)
    #expect(preview != nil)
    stage.tap("Delete")
    stage.rest()

    #expect(stage.chosen == ["Delete"])
  }

  @Test("a lifted row is elevated, its cell is not", .rule("R-MENU-52"))
  func elevation() throws {
    let table = MenuTable(style: .plain)
    table.menu = UIMenu(children: [stage.action("Delete")])
    stage.phone.userInterfaceStyle = .dark
    stage.show(table)
    stage.rest()
    let cell = try #require(table.tableView.visibleCells.first)
    let row = cell.convert(cell.bounds, to: nil)

    stage.phone.press(at: CGPoint(x: 100, y: row.midY))
    stage.advance(by: 0.6)
    stage.phone.lift()
    stage.rest()
    let platter = try #require(preview?.platter)
    let lifted = platter.convert(platter.bounds, to: nil)
    #expect(
      stage.phone.color(at: CGPoint(x: lifted.maxX - 60, y: lifted.midY)) == [28, 28, 30]
    )
    #expect(cell.traitCollection.userInterfaceLevel == .base)
    stage.tap("Delete")
    stage.rest()
    #expect(stage.phone.color(at: CGPoint(x: row.maxX - 60, y: row.midY)) == [0, 0, 0])
  }

  @Test("of a row the part in the safe area is lifted", .rule("R-MENU-50"))
  func rowInSafeArea() throws {
    let table = MenuTable(style: .plain)
    table.menu = UIMenu(children: [stage.action("Delete")])
    table.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    stage.show(table)
    stage.rest()
    let width = table.view.bounds.width

    stage.phone.press(at: CGPoint(x: 100, y: 200))
    stage.advance(by: 0.6)
    stage.phone.lift()
    stage.rest()
    let lifted = try #require(preview?.platter.frame.width)
    #expect(abs(lifted - (width - 70 + PreviewMetrics.lift)) < 0.01)
    stage.tap("Delete")
    stage.rest()
  }
}

/// A table whose rows have a menu.
private final class MenuTable: UITableViewController {
  var menu: UIMenu?
  var asked: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath)
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu })
  }
}
