import UIKit

/// A button between the items of a bar, such as the raised plus button of many apps.
///
/// Assign it to ``TabBarView/action`` or to a controller's `action` at any time. It performs a
/// closure or represents a tab.
@MainActor
public struct TabBarAction {
  /// The position among the items.
  ///
  /// The default value is `Placement.centered`.
  public var placement = Placement.centered
  /// The width of the slot that is reserved for the button.
  ///
  /// The default value is the width of the button.
  public var width = Width.intrinsic
  /// The vertical position.
  ///
  /// By default, the button is centered. If it is taller than the content, their lower edges are
  /// aligned.
  public var verticalPosition = VerticalPosition.automatic
  // CYL-43
  /// The distances by which the touch area extends beyond the frame, in points.
  ///
  /// The default value is zero.
  public var touchOutsets = UIEdgeInsets.zero
  /// The effect of a tap.
  public var role: Role
  /// A closure that creates the control, called once for each bar that shows it.
  ///
  /// The control keeps its size. A control whose size is zero gets the size of its contents.
  public var makeControl: () -> UIControl

  /// Creates an action in the middle of a bar.
  ///
  /// - Parameters:
  ///   - role: The effect of a tap.
  ///   - makeControl: A closure that creates the control.
  public init(role: Role, makeControl: @escaping () -> UIControl) {
    self.role = role
    self.makeControl = makeControl
  }

  /// The effect of a tap on the button.
  public enum Role {
    // CYL-51
    /// Calls a closure and selects nothing.
    case perform(() -> Void)
    // CYL-6, CYL-50
    /// Selects a tab, as a tap on its item would.
    ///
    /// The bar shows no item for this tab.
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

  /// The position of the button among the items.
  public enum Placement: Equatable, Sendable {
    // CYL-15
    /// In the middle. If the number of items is odd, the button is after the middle one.
    case centered
    /// After this number of items.
    ///
    /// Values outside the range are clamped.
    case index(Int)

    /// Returns the number of items before the button.
    func index(among count: Int) -> Int {
      switch self {
      case .centered: (count + 1) / 2
      case .index(let index): min(max(index, 0), count)
      }
    }
  }

  /// The width of the slot that is reserved for the button.
  public enum Width: Equatable, Sendable {
    /// The width of the button.
    case intrinsic
    /// The width of an item.
    case equalToItems
    /// A width in points.
    case fixed(CGFloat)
  }

  /// The vertical center of the button, from the upper edge of the bar down.
  public enum VerticalPosition: Equatable, Sendable {
    /// The button is centered in the content of the bar. If it is taller, its lower edge is at that
    /// of the content.
    case automatic
    /// A fraction of the content's height, moved down by an offset in points.
    case fraction(CGFloat, offset: CGFloat = 0)

    // CYL-24
    /// Returns the vertical center of a button in a bar of a given height.
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
