import TestStage
import UIKitCore

/// A delegate that records its calls, `didScroll` only once in a row.
final class RecordingScrollViewDelegate: NSObject, UIScrollViewDelegate {
  let journal = Journal()
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var allowsTop = true
  var onScroll: ((UIScrollView) -> Void)?
  var onCall: ((String, UIScrollView) -> Void)?

  private func record(_ call: String, _ view: UIScrollView) {
    journal.record(call)
    onCall?(call, view)
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    if journal.lines.last != "didScroll" { journal.record("didScroll") }
    onScroll?(view)
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { record("willBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    record("willEndDragging", view)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    record("didEndDragging \(willDecelerate)", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    record("willBeginDecelerating", view)
  }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { record("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { record("didEndAnimation", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    record("shouldScrollToTop", view)
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { record("didScrollToTop", view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    record("didChangeInset", view)
  }
}
