import Foundation

extension UIView {
  /// Converts a rectangle from the view's coordinates to screen coordinates.
  func screenRect(_ rect: CGRect) -> CGRect {
    guard let window = ownWindow else { return rect }
    return window.convert(convert(rect, to: window as UIView), to: nil as UIWindow?)
  }
}
