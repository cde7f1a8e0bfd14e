import UIKit

/// A button among the items of a bar that is no tab, or stands for one: the raised plus of many apps.
///
/// It belongs to the bar that it is given to and can come and go at any time.
@MainActor
public struct TabBarAction {
  /// Where it stands among the items; in the middle by default.
  public var placement = Placement.centered
  /// How wide a slot the items leave free; as wide as the button by default.
  public var width = Width.intrinsic
  /// Where its middle stands; by default in the middle, or with its lower edge on the content's.
  public var verticalPosition = VerticalPosition.automatic
  /// How far touches meet it beyond its frame, in points; not at all by default. (CYL-43)
  public var touchOutsets = UIEdgeInsets.zero
  /// What a tap does.
  public var role: Role
  /// Makes the button, once for each bar that shows it; it keeps its size, and one without a size is as large as its contents.
  public var makeControl: () -> UIControl

  /// Describes a button in the middle of a bar.
  public init(role: Role, makeControl: @escaping () -> UIControl) {
    self.role = role
    self.makeControl = makeControl
  }

  /// What a tap on the button does.
  public enum Role {
    /// Calls a function and selects nothing. (CYL-51)
    case perform(() -> Void)
    /// Selects a tab, as a tap on its item would, and stands in the item's place: the bar shows no other for the tab. (CYL-6, CYL-50)
    case tab(TabItem.ID)
  }

  func layout(of control: UIControl, size: CGSize) -> TabBarLayout.Action {
    let fitting = size == .zero ? control.intrinsicContentSize : size
    let size = CGSize(width: max(fitting.width, 0), height: max(fitting.height, 0))
    var action = TabBarLayout.Action(size: size)
    action.placement = placement
    action.width = width
    action.verticalPosition = verticalPosition
    action.touchOutsets = touchOutsets
    return action
  }

  /// Where the button stands among the items.
  public enum Placement: Equatable, Sendable {
    /// In the middle; with an odd number of items, after the middle one. (CYL-15)
    case centered
    /// After this many items; numbers out of range count as the nearest that is in range.
    case index(Int)

    /// How many items stand before the button.
    func index(among count: Int) -> Int {
      switch self {
      case .centered: (count + 1) / 2
      case .index(let index): min(max(index, 0), count)
      }
    }
  }

  /// How wide the slot is that the items leave free.
  public enum Width: Equatable, Sendable {
    /// As wide as the button.
    case intrinsic
    /// As wide as each item.
    case equalToItems
    /// This many points.
    case fixed(CGFloat)
  }

  /// Where the middle of the button stands, from the upper edge of the bar down.
  public enum VerticalPosition: Equatable, Sendable {
    /// In the middle of the bar's content, or, for a button that is taller, with its lower edge on that of the content.
    case automatic
    /// At a fraction of the content's height, moved down by some points.
    case fraction(CGFloat, offset: CGFloat = 0)

    /// Where the middle of a button stands in a bar of a height. (CYL-24)
    func center(inBarOfHeight height: CGFloat, buttonHeight: CGFloat) -> CGFloat {
      switch self {
      case .automatic:
        return buttonHeight < height ? height / 2 : height - buttonHeight / 2
      case .fraction(let fraction, let offset):
        let center = fraction * height + offset
        return center.isFinite ? center : height / 2
      }
    }
  }
}
