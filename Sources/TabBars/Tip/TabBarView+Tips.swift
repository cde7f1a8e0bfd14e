import UIKit

extension TabBarView {
  /// The tips that are shown, without those that fade away.
  public var tips: [TabTipView] {
    subviews.compactMap { $0 as? TabTipView }.filter { $0.itemID != nil }
  }

  /// Shows a tip above an item, in place of one that is there; a name that is not there shows nothing, with one diagnostic. (ES-10)
  public func showTip(_ tip: TabTipView, over id: TabItem.ID) {
    guard let item = itemView(for: id) else {
      return TabBarDiagnostics.report("there is no tab called \(id.name) to show a tip over")
    }
    tips.first { $0 !== tip && $0.itemID == id }?.dismiss()
    tip.appear(over: id)
    addSubview(tip)
    item.addAction(
      UIAction(identifier: UIAction.Identifier("TabBars.tip")) { [weak tip] _ in tip?.dismiss() },
      for: .touchUpInside
    )
    setNeedsLayout()
    UIAccessibility.post(notification: .layoutChanged, argument: tip)
  }

  /// Places the tips above their items; those whose item is gone go, too.
  func placeTips() {
    let sides = UIEdgeInsets(
      top: 0,
      left: safeAreaInsets.left,
      bottom: 0,
      right: safeAreaInsets.right
    )
    for tip in tips {
      guard let item = tip.itemID.flatMap(itemView) else {
        tip.removeFromSuperview()
        continue
      }
      tip.place(over: item.frame, in: bounds.inset(by: sides))
    }
  }

  /// The tip at a point, inside of the bar or above it.
  func tip(at point: CGPoint) -> TabTipView? {
    tips.last { $0.frame.contains(point) }
  }
}
