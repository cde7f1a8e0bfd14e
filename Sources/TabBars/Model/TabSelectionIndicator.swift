import UIKit

/// What marks the selected item beside its colours. (RAM-3)
public enum TabSelectionIndicator: Equatable {
  case none
  /// A line as wide as the item, so many points high, that slides from item to item; the bar's tint unless it has a colour.
  case line(
    height: CGFloat = 2,
    color: UIColor? = nil,
    edge: Edge = .bottom,
    duration: TimeInterval = 0.3
  )
  /// A view behind the selected item and of its size, that slides from item to item; one view belongs to one bar.
  case view(UIView, duration: TimeInterval = 0.3)

  /// Where the line lies.
  public enum Edge: Equatable, Sendable {
    case top, bottom
  }

  /// How long it slides, in seconds; nil where nothing does.
  var duration: TimeInterval? {
    switch self {
    case .none: nil
    case .line(_, _, _, let duration), .view(_, let duration): duration > 0 ? duration : 0
    }
  }

  var isLine: Bool { if case .line = self { true } else { false } }

  var color: UIColor? { if case .line(_, let color, _, _) = self { color } else { nil } }

  var view: UIView? { if case .view(let view, _) = self { view } else { nil } }

  /// Where it stands over an item, between the upper edge of the background and the lower one of the content.
  func frame(in item: CGRect, top: CGFloat, bottom: CGFloat) -> CGRect {
    switch self {
    case .none: return .zero
    case .line(let height, _, let edge, _):
      let height = height.isFinite ? max(height, 0) : 0
      return CGRect(
        x: item.minX,
        y: edge == .top ? top : bottom - height,
        width: item.width,
        height: height
      )
    case .view: return item
    }
  }
}
