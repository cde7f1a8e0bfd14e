import SimulatorKit
import TestStage

@testable import UIKitCore

/// A phone with three tabs at the second of the text sizes for low vision.
@MainActor final class LargeTextStage: Stage {
  init(textScale: CGFloat = 2) {
    super.init(Stage.tabs(titles: ["Tab 1", "Tab 2", "Tab 3"]))
    phone.textScale = textScale
  }

  func middle(ofTab number: Int) -> CGPoint {
    let button = tabs.tabBar.row.buttons[number - 1]
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.window)
  }

  /// Puts the finger on a tab and waits until that is a long press.
  func press(tab number: Int) {
    phone.press(at: middle(ofTab: number))
    rest()
  }

  func slide(toTab number: Int) { phone.slide(to: middle(ofTab: number)) }

  var panel: LargeContentPanel? {
    phone.window.subviews.last { $0 is LargeContentPanel } as? LargeContentPanel
  }

  /// What the panel says while it can be seen.
  var shownTitle: String? { panel.flatMap { $0.alpha == 1 ? $0.label.text : nil } }
}
