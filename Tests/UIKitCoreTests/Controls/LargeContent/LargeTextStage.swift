import SimulatorKit
import TestStage

@testable import UIKitCore

/// A phone with three tabs at the second of the text sizes for low vision.
@MainActor struct LargeTextStage {
  let stage = Stage(tabs: 3)
  var phone: Simulator { stage.phone }
  var tabs: UITabBarController { stage.tabs }

  init(textScale: CGFloat = 2) { phone.textScale = textScale }

  func middle(ofTab number: Int) -> CGPoint {
    let button = tabs.tabBar.row.buttons[number - 1]
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: phone.window)
  }

  /// Puts the finger on a tab and waits until that is a long press.
  func press(tab number: Int) {
    phone.press(at: middle(ofTab: number))
    phone.advance(by: 1)
  }

  func slide(toTab number: Int) { phone.slide(to: middle(ofTab: number)) }

  var panel: LargeContentPanel? {
    phone.window.subviews.last { $0 is LargeContentPanel } as? LargeContentPanel
  }

  /// What the panel says while it can be seen.
  var shownTitle: String? { panel.flatMap { $0.alpha == 1 ? $0.label.text : nil } }
}
