import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIContextMenuInteraction", .releasesEverything)
struct ContextMenuInteractionTests {
  /// Answers with closures, and records the identifiers of configurations.
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var highlight: (() -> UITargetedPreview)?
    var end: (() -> UITargetedPreview)?
    var calls: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("ask \(Int(location.x)) \(Int(location.y))")
      return configuration
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { highlight?() }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { end?() }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display \(configuration.identifier)") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end \(configuration.identifier)") }
  }

  private let stage = MenuStage()
  private let delegate = Delegate()
  private let photo = UIView(frame: CGRect(x: 100, y: 400, width: 120, height: 80))
  private let interaction: UIContextMenuInteraction
  private let center = CGPoint(x: 160, y: 440)

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    photo.backgroundColor = .systemOrange
    stage.page.view.addSubview(photo)
    photo.addInteraction(interaction)
    stage.rest()
  }

  private func offer(_ children: UIMenuElement...) {
    let menu = UIMenu(children: children)
    delegate.configuration = UIContextMenuConfiguration(
      identifier: "photo",
      actionProvider: { _ in menu }
    )
  }

  private func press() {
    stage.phone.press(at: center)
    stage.advance(by: 0.6)
    stage.phone.lift()
    stage.rest()
  }

  private var preview: PreviewView? {
    stage.overlay?.subviews.compactMap { $0 as? PreviewView }.first
  }

  private var titles: [String] {
    func all(in view: UIView) -> [MenuRow] {
      view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? all(in: $0) }
    }
    return stage.overlay.map { all(in: $0).compactMap(\.accessibilityLabel) } ?? []
  }

  private func dismiss() {
    stage.phone.press(.escape)
    stage.rest()
  }

  // MARK: Configurations

  @Test("the delegate gets the configuration with its identifier", .rule("R-MENU-46"))
  func identifier() {
    offer(stage.action("Copy"))
    let one = UIContextMenuConfiguration()
    #expect(one.identifier != UIContextMenuConfiguration().identifier)

    press()
    dismiss()

    #expect(delegate.calls == ["ask 60 40", "display photo", "end photo"])
  }

  @Test("a menu without a preview is reversed above the pointer", .rule("R-MENU-14"))
  func elementOrder() {
    photo.frame.origin.y = 760
    let point = CGPoint(x: 160, y: 820)
    func order(_ order: UIContextMenuConfiguration.ElementOrder) -> [String] {
      offer(stage.action("1"), stage.action("2"), stage.action("3"))
      delegate.configuration?.preferredMenuElementOrder = order
      _ = stage.phone.secondaryClick(at: point)
      stage.rest()
      defer { dismiss() }
      return titles
    }

    #expect(order(.automatic) == ["3", "2", "1"])
    #expect(order(.fixed) == ["1", "2", "3"])
  }

  // MARK: Views

  @Test("an interaction follows its view", .rule("R-MENU-40"))
  func views() {
    let other = UIView(frame: photo.frame)
    offer(stage.action("Copy"))
    #expect(interaction.view === photo)

    photo.removeInteraction(interaction)
    press()
    #expect(interaction.view == nil && delegate.calls.isEmpty)
    photo.removeFromSuperview()
    stage.page.view.addSubview(other)
    other.addInteraction(interaction)
    press()
    #expect(interaction.view === other && titles == ["Copy"])
    other.removeInteraction(interaction)
    stage.rest()

    #expect(stage.overlay == nil)
    #expect(delegate.calls.last == "end photo")
  }

  @Test("subclasses are told of the view before and after", .rule("R-MENU-40"))
  func moving() {
    final class Noting: UIContextMenuInteraction {
      var moves: [String] = []
      override func willMove(to view: UIView?) {
        moves.append("will \(view != nil) \(self.view != nil)")
        super.willMove(to: view)
      }
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        moves.append("did \(view != nil) \(self.view != nil)")
      }
    }
    let noting = Noting(delegate: delegate)
    let view = UIView()

    view.addInteraction(noting)
    view.removeInteraction(noting)

    #expect(
      noting.moves == ["will true false", "did true true", "will false true", "did false false"]
    )
  }

  @Test("a press begins only where there is a configuration", .rule("R-MENU-40"))
  func shouldBegin() throws {
    let recognizer = try #require(photo.gestureRecognizers?.last)
    #expect(!interaction.gestureRecognizerShouldBegin(recognizer))
    #expect(delegate.calls.count == 1)
    #expect(!interaction.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    #expect(delegate.calls.count == 1)

    offer(stage.action("Copy"))
    #expect(interaction.gestureRecognizerShouldBegin(recognizer))
    press()
    #expect(!interaction.gestureRecognizerShouldBegin(recognizer))
    dismiss()
  }

  @Test("menus of buttons in scroll views open after a delay", .rule("R-MENU-3"))
  func delays() throws {
    let touch = UITouch()
    let button = stage.button
    button.menu = UIMenu(children: [stage.action("A")])
    button.showsMenuAsPrimaryAction = true
    let menu = try #require(button.contextMenuInteraction)
    let recognizer = try #require(
      button.gestureRecognizers?.lazy.compactMap { $0 as? MenuGestureRecognizer }.first
    )
    func delay() -> TimeInterval {
      #expect(menu.gestureRecognizer(recognizer, shouldReceive: touch))
      return recognizer.minimumPressDuration
    }

    #expect(delay() == 0)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    stage.page.view.addSubview(scrollView)
    scrollView.addSubview(button)
    #expect(delay() == MenuMetrics.scrollingDelay)
    button.showsMenuAsPrimaryAction = false
    #expect(delay() == GestureMetrics.pressDuration)
  }

  // MARK: Changing a menu that is shown

  @Test("a visible menu is replaced", .rule("R-MENU-47"))
  func updating() {
    var calls = 0
    interaction.updateVisibleMenu { menu in
      calls += 1
      return menu
    }
    #expect(calls == 0)
    offer(stage.action("Copy"))
    press()

    interaction.updateVisibleMenu { menu in
      menu.replacingChildren(menu.children + [stage.action("Share")])
    }
    stage.rest()
    #expect(titles == ["Copy", "Share"])
    stage.tap("Share")
    stage.rest()

    #expect(stage.chosen == ["Share"])
  }

  @Test("submenus that are open are replaced too, or closed", .rule("R-MENU-47"))
  func updatingSubmenus() {
    offer(stage.action("Copy"), UIMenu(title: "More", children: [stage.action("Old")]))
    press()
    stage.tap("More")
    stage.rest()
    var visible: [String] = []

    interaction.updateVisibleMenu { menu in
      visible.append(menu.title)
      return menu.title == "More" ? menu.replacingChildren([stage.action("New")]) : menu
    }
    stage.rest()
    #expect(visible == ["", "More"])
    #expect(titles.contains("New") && !titles.contains("Old"))
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([stage.action("Only")])
    }
    stage.rest()

    #expect(titles == ["Only"])
    dismiss()
  }

  // MARK: Previews

  @Test("the lifted view shows its visible part on its background color", .rule("R-MENU-43"))
  func parameters() throws {
    photo.backgroundColor = .clear
    let mark = UIView(frame: CGRect(x: 40, y: 20, width: 10, height: 10))
    mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    photo.addSubview(mark)
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil && parameters.backgroundColor == .systemBackground)
    let path = UIBezierPath(rect: CGRect(x: 40, y: 20, width: 60, height: 40))
    parameters.visiblePath = path
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 200)))
    parameters.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let preview = UITargetedPreview(view: photo, parameters: parameters)
    #expect(preview.parameters === parameters)
    #expect(preview.target.center == CGPoint(x: 170, y: 440))
    delegate.highlight = { preview }
    offer(stage.action("Copy"))

    press()
    let platter = try #require(self.preview?.platter)

    #expect(platter.frame.midX == 170)
    #expect(abs(platter.frame.width / platter.frame.height - 1.5) < 0.01)
    let scale = platter.frame.width / 60
    let corner = platter.convert(CGPoint(x: 5 * scale, y: 8 * scale), to: nil)
    #expect(stage.phone.color(at: corner) == [255, 0, 0])
    let middle = platter.convert(CGPoint(x: 40 * scale, y: 25 * scale), to: nil)
    #expect(stage.phone.color(at: middle) == [0, 0, 255])
    delegate.highlight = nil
    dismiss()
    #expect(parameters.visiblePath?.bounds.width == 60)
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
  }

  @Test("a preview with another target is lifted and put down there", .rule("R-MENU-48"))
  func retargeting() throws {
    let shelf = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    stage.page.view.addSubview(shelf)
    let target = UIPreviewTarget(container: shelf, center: CGPoint(x: 100, y: 50))
    let plain = UITargetedPreview(view: photo)
    let moved = plain.retargetedPreview(with: target)
    #expect(moved.view === photo && moved.target === target)
    #expect(moved.parameters === plain.parameters && moved.size == plain.size)
    offer(stage.action("Copy"))
    delegate.highlight = { moved }

    press()
    #expect(preview?.platter.center == CGPoint(x: 100, y: 650))
    dismiss()
    delegate.highlight = nil
    let end = plain.retargetedPreview(
      with: UIPreviewTarget(
        container: shelf,
        center: CGPoint(x: 200, y: 20),
        transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
      )
    )
    delegate.end = { end }
    press()
    let platter = try #require(preview?.platter)
    stage.tap("Copy")

    #expect(platter.frame == CGRect(x: 170, y: 600, width: 60, height: 40))
    stage.rest()
    #expect(photo.layer.mask == nil)
    delegate.end = nil
  }
}
