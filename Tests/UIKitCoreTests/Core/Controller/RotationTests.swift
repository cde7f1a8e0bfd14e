import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("View controller: rotation and resizing")
struct RotationTests {
  private final class Turning: RecordingViewController {
    var mask: UIInterfaceOrientationMask?
    var turns = true
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      mask ?? super.supportedInterfaceOrientations
    }
    override var shouldAutorotate: Bool { turns }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      record("traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      record("size \(Int(size.width))x\(Int(size.height)) now \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in record("alongside \(Int(view.bounds.width))") },
        completion: { [unowned self] _ in record("completed") }
      )
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) { record("changed") }
  }

  private let journal = Journal()

  private func turn(_ stage: ControllerStage) {
    stage.screen.update {
      $0.size = CGSize(width: $0.size.height, height: $0.size.width)
      $0.orientation = $0.orientation.isLandscape ? .portrait : .landscapeRight
    }
  }

  @Test(
    "a change that is made while another one is announced follows it",
    .rule("R-ROT-10", "R-WIN-5")
  )
  func changedWhileAnnounced() {
    let page = Turning("A", journal, recording: [])
    let stage = ControllerStage(page)
    let screen = stage.screen
    page.actions["traits regular"] = { [unowned screen] in
      screen.resize(to: CGSize(width: 500, height: 700), scale: 2, safeAreaInsets: .zero)
    }
    journal.clear()

    screen.update { $0.settings.isDark = true }

    #expect(page.view.window?.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(
      journal.take() == [
        "A.traits regular", "A.changed", "A.size 500x700 now 390", "A.alongside 500", "A.completed",
      ]
    )
  }

  @Test("the safe area does not change while a new size is announced", .rule("R-ROT-11"))
  func safeAreaWhileAnnounced() {
    let page = Turning("A", journal, recording: [])
    let stage = ControllerStage(page)
    let before = page.view.safeAreaInsets
    var announced: UIEdgeInsets?
    page.actions["size 390x500 now 390"] = { [unowned page] in
      page.view.window?.refreshStatusBar()
      announced = page.view.safeAreaInsets
    }

    stage.screen.update {
      $0.size.height = 500
      $0.safeAreaInsets.bottom = 20
    }

    #expect(announced == before)
    #expect(page.view.safeAreaInsets.bottom == 20)
  }

  @Test("rotation announces traits and size, changes them, and completes after the animation")
  func turning() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    journal.clear()

    turn(stage)
    #expect(
      journal.take() == [
        "a.traits compact", "a.size 844x390 now 390", "a.changed", "a.alongside 844",
      ]
    )
    #expect(root.transitionCoordinator?.isAnimated == true)
    stage.advance(by: 0.5)
    #expect(journal.take() == ["a.completed"])
    #expect(root.transitionCoordinator == nil)
    #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("resizing a desktop window completes immediately")
  func resizing() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    journal.clear()

    stage.screen.update { $0.size = CGSize(width: 500, height: 700) }

    #expect(
      journal.take() == ["a.size 500x700 now 390", "a.alongside 500", "a.completed"]
    )
    stage.screen.update { $0.size = CGSize(width: 500, height: 700) }
    #expect(journal.take() == [])
  }

  @Test(
    "children that fill the view get the new size; children of a fixed size get none",
    .rule("R-ROT-5")
  )
  func children() {
    let root = Turning("a", journal, recording: .detailed)
    let (filling, small, hidden) = (
      Turning("f", journal, recording: .detailed), Turning("s", journal, recording: .detailed),
      Turning("h", journal, recording: .detailed)
    )
    root.embed(filling)
    filling.view.frame = root.view.bounds
    root.embed(small)
    small.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    small.view.autoresizingMask = []
    root.embed(hidden)
    hidden.view.removeFromSuperview()
    let stage = ControllerStage(root)
    journal.clear()

    turn(stage)

    let calls = journal.take()
    #expect(calls.contains("f.size 844x390 now 390"))
    #expect(!calls.contains { $0.hasPrefix("s.size") || $0.hasPrefix("h.") })
  }

  @Test("a change of style announces traits but no size")
  func styleOnly() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    journal.clear()

    stage.screen.update { $0.settings.isDark = true }

    #expect(journal.take() == ["a.traits regular", "a.changed"])
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a presented controller gets the new size, too")
  func presented() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    let upper = Turning("b", journal, recording: .detailed)
    upper.modalPresentationStyle = .fullScreen
    root.present(upper, animated: false)
    journal.clear()

    turn(stage)
    stage.advance(by: 0.5)

    #expect(journal.take().contains("b.size 844x390 now 390"))
    #expect(upper.view.bounds.size == CGSize(width: 844, height: 390))
    root.dismiss(animated: false)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("a root controller whose view is not loaded gets no calls")
  func unloaded() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root, isVisible: false)

    turn(stage)

    #expect(journal.take() == [])
    #expect(!root.isViewLoaded)
  }

  @Test("the topmost controller that fills the window decides the orientation", .rule("R-ROT-2"))
  func deciding() {
    let root = Turning("a", journal, recording: .detailed)
    let stage = ControllerStage(root)
    func turned(to device: UIInterfaceOrientation) -> UIInterfaceOrientation {
      stage.window.orientation(forDevice: device, current: .portrait)
    }

    #expect(turned(to: .landscapeLeft) == .landscapeLeft)
    #expect(turned(to: .portraitUpsideDown) == .portrait)
    let sheet = Turning("s", journal, recording: .detailed)
    sheet.mask = .landscapeLeft
    root.present(sheet, animated: false)
    #expect(turned(to: .landscapeRight) == .landscapeRight)
    root.dismiss(animated: false)
    let full = Turning("f", journal, recording: .detailed)
    full.mask = .portrait
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(turned(to: .landscapeRight) == .portrait)
    full.mask = .all
    full.turns = false
    #expect(turned(to: .landscapeRight) == .portrait)
  }

  @Test("tablets support all orientations", .rule("R-ROT-2"))
  func tablets() {
    let root = UIViewController()
    let stage = ControllerStage(root)
    #expect(root.supportedInterfaceOrientations == .allButUpsideDown)

    stage.screen.update { $0.idiom = .pad }
    #expect(root.supportedInterfaceOrientations == .all)
  }
}
