import UIKit

extension TabBarView {
  /// The visible tips, without those that are fading out.
  public var tips: [TabTipView] {
    subviews.compactMap { $0 as? TabTipView }.filter { $0.itemID != nil }
  }

  // ES-10
  /// Shows a tip above an item, replacing an existing one.
  ///
  /// If the identifier is unknown, a diagnostic is reported, and the tip is not shown.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - id: The identifier of the item.
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

  /// Positions the tips above their items, and removes those without an item.
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

  /// Returns the tip at a point, inside or above the bar.
  func tip(at point: CGPoint) -> TabTipView? {
    tips.last { $0.frame.contains(point) }
  }
}
