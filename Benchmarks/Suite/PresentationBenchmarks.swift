import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures the frames in which a sheet, a popover or a menu appears or disappears.
@MainActor
enum PresentationBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let sheet = PresentingScene(.pageSheet)
    let popover = PresentingScene(.popover)
    let menu = MenuFrames()
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "copy") { _ in baseline_copy_frame() },
        .init(name: "sheet") { _ in MainActor.assumeIsolated { sheet.drawFrame() } },
        .init(name: "popover") { _ in MainActor.assumeIsolated { popover.drawFrame() } },
        .init(name: "menu") { _ in MainActor.assumeIsolated { menu.drawFrame() } },
      ]
    )
    return ["sheet", "popover", "menu"].map { name in
      times.row(
        "frame of a \(name) that appears or disappears / copy of the frame",
        name,
        against: "copy",
        must: 3,
        aim: 2
      )
    }
  }
}

/// A page in a tab that continuously presents and dismisses another one.
@MainActor
final class PresentingScene: NSObject, UIPopoverPresentationControllerDelegate {
  private let scene = Scene(opaqueBar: true)
  private let page = PageController(index: 1)
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle) {
    self.style = style
    super.init()
    page.preferredContentSize = CGSize(width: 300, height: 400)
  }

  func drawFrame() {
    if !page.isBeingPresented, !page.isBeingDismissed { change() }
    scene.drawFrame()
  }

  private func change() {
    guard page.presentingViewController == nil else { return page.dismiss(animated: true) }
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = scene.tabs.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 200, width: 30, height: 30)
    page.popoverPresentationController?.delegate = self
    scene.tabs.present(page, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A menu that opens and closes.
@MainActor
private final class MenuFrames {
  private let menu = MenuScene()
  private var turn = 0

  /// The number of frames after a change that are part of its animation.
  private static let count = 8

  func drawFrame() {
    switch turn % (2 * Self.count) {
    case 0: menu.open()
    case Self.count: menu.beginClosing()
    default: menu.drawFrame()
    }
    turn += 1
  }
}
