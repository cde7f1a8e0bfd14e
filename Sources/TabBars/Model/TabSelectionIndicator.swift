import UIKit

// RAM-3
/// A mark that indicates the selected item in addition to its colors.
public enum TabSelectionIndicator: Equatable {
  case none
  /// A line with the width of the item and a height in points, which slides between items.
  ///
  /// If no color is given, the line has the tint color of the bar.
  case line(
    height: CGFloat = 2,
    color: UIColor? = nil,
    edge: Edge = .bottom,
    duration: TimeInterval = 0.3
  )
  /// A view behind the selected item with its size, which slides between items.
  ///
  /// A view can only belong to one bar.
  case view(UIView, duration: TimeInterval = 0.3)

  /// The edge of the line.
  public enum Edge: Equatable, Sendable {
    case top, bottom
  }

  /// The duration of the slide in seconds; `nil` for no indicator.
  var duration: TimeInterval? {
    switch self {
    case .none: nil
    case .line(_, _, _, let duration), .view(_, let duration): duration > 0 ? duration : 0
    }
  }

  var isLine: Bool { if case .line = self { true } else { false } }

  var color: UIColor? { if case .line(_, let color, _, _) = self { color } else { nil } }

  var view: UIView? { if case .view(let view, _) = self { view } else { nil } }

  /// Returns the frame over an item, between the upper edge of the background and the lower edge of
  /// the content.
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
