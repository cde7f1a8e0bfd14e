import SimulatorKit
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

/// Writes down what happens to items.
@MainActor
final class TransitionJournal: TabItemAnimator {
  var lines: [String] = []

  func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    lines.append("\(view.item.id.name) \(transition)")
  }

  func told() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An icon that writes down what it is asked to do.
@MainActor
final class JournalIcon: AnimatedIcon {
  let view = UIView()
  var size: CGSize?
  var lines: [String] = []

  func rest(selected: Bool) { lines.append(selected ? "rest selected" : "rest") }
  func play() { lines.append("play") }
  func stop() { lines.append("stop") }

  func told() -> [String] {
    defer { lines = [] }
    return lines
  }
}
