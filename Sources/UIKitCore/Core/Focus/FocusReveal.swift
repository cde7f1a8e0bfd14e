import Foundation

// R-FOC-20
/// Scrolls the focused item into view.
@MainActor enum FocusReveal {
  static func scrollIntoView(_ item: UIFocusItem) {
    guard let view = FocusPath.view(of: item) else { return }
    let rect = view === item ? view.bounds : item.frame
    var outer = view.superview
    while let current = outer {
      if let scrollView = current as? UIScrollView, scrollView.options.isScrollEnabled {
        scrollView.showByFocus(view.convert(rect, to: scrollView))
      }
      outer = current.superview
    }
  }
}

extension UIScrollView {
  /// Scrolls the content by one step, as an arrow key does.
  func scrollByKey(_ heading: UIFocusHeading) -> Bool {
    switch heading {
    case .up: scroll(by: .lines(x: 0, y: -1))
    case .down: scroll(by: .lines(x: 0, y: 1))
    case .left: scroll(by: .lines(x: -1, y: 0))
    case .right: scroll(by: .lines(x: 1, y: 0))
    default: false
    }
  }
}
