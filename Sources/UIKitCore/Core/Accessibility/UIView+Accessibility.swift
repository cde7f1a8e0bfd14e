import Foundation

extension UIView {
  /// Converts a rectangle of the view to points of the screen.
  func screenRect(_ rect: CGRect) -> CGRect {
    guard let window = ownWindow else { return rect }
    return window.convert(convert(rect, to: window as UIView), to: nil as UIWindow?)
  }
}
