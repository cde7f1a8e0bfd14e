import SimulatorKit
import TestStage
import TestSupport
import UIKit

@testable import TabBars

extension CustomStage {
  /// A picture of one colour, drawn as it is.
  static func image(_ color: UIColor = .black, side: CGFloat = 24) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// A bar whose items have pictures and an animator.
  static func moving(_ animator: any TabItemAnimator, tabs count: Int = 3) -> CustomStage {
    var style = TabBarStyle()
    style.items.animator = animator
    let stage = CustomStage(tabs: count, style: style)
    for tab in stage.controller.tabs {
      stage.controller.updateItem(tab.id) { $0.image = image() }
    }
    stage.phone.advance(by: 0.1)
    return stage
  }

  func item(_ index: Int) -> TabItemView { bar.itemViews[index] }

  /// Whether anything moves on an item.
  func isMoving(_ index: Int) -> Bool {
    let item = item(index)
    return [item.pictureView, item.titleLabel].contains { $0.layer.animationKeys() != nil }
      || item.imageView.isAnimating
  }
}

/// An animator that records the transitions of items.
@MainActor
final class RecordingItemAnimator: TabItemAnimator {
  let journal = Journal()

  func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    journal.record("\(view.item.id.name) \(transition)")
  }

  func told() -> [String] { journal.take() }
}

/// An icon that records its calls.
@MainActor
final class RecordingIcon: AnimatedIcon {
  let view = UIView()
  var size: CGSize?
  let journal = Journal()

  func rest(selected: Bool) { journal.record(selected ? "rest selected" : "rest") }
  func play() { journal.record("play") }
  func stop() { journal.record("stop") }

  func told() -> [String] { journal.take() }
}
