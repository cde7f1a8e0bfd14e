import QuartzCore
import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A scroll view of 300 by 600 points with a view of the same size that can be zoomed to four times.
@MainActor final class ZoomStage: SimulatorStage {
  let scroll = CenteringScrollView()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let delegate = RecordingZoomDelegate()

  init() {
    super.init(on: Device(size: CGSize(width: 300, height: 600), scale: 2))
    scroll.frame = phone.window.bounds
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    scroll.maximumZoomScale = 4
    delegate.view = picture
    scroll.delegate = delegate
    scroll.picture = picture
    phone.window.addSubview(scroll)
    rest()
    journal.clear()
    ReleaseWitnesses.announce(scroll, delegate, picture)
  }

  var journal: Journal { delegate.journal }

  /// The place on the screen of a point of the picture.
  func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    picture.convert(CGPoint(x: x, y: y), to: nil)
  }

  /// Puts two fingers down around a point, and moves them apart in steps without lifting them.
  func spread(at center: CGPoint, from first: CGFloat = 100, to last: CGFloat) {
    fingers(.began, center, first)
    for step in 1...10 {
      fingers(.moved, center, first + (last - first) * CGFloat(step) / 10)
      phone.advance(by: 0.02)
    }
  }

  /// Moves or lifts two fingers at a distance from each other.
  func fingers(_ phase: TouchInput.Phase, _ center: CGPoint, _ distance: CGFloat) {
    let screen = phone.window.screen
    let touches = [-1, 1].enumerated().map { index, side in
      TouchInput(
        identifier: index + 1,
        phase: phase,
        location: CGPoint(x: center.x + CGFloat(side) * distance / 2, y: center.y),
        timestamp: screen.clock.now
      )
    }
    UIApplication.shared.deliver(touches: touches, to: screen)
  }

  /// Moves or lifts one of the fingers.
  func finger(_ phase: TouchInput.Phase, _ identifier: Int, at point: CGPoint) {
    let screen = phone.window.screen
    let touch = TouchInput(
      identifier: identifier,
      phase: phase,
      location: point,
      timestamp: screen.clock.now
    )
    UIApplication.shared.deliver(touches: [touch], to: screen)
  }
}

/// A scroll view that can center its content in `layoutSubviews()`.
final class CenteringScrollView: UIScrollView {
  weak var picture: UIView?
  var centers = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard centers, let picture else { return }
    picture.frame.origin = CGPoint(
      x: max((bounds.width - picture.frame.width) / 2, 0),
      y: max((bounds.height - picture.frame.height) / 2, 0)
    )
  }
}

/// A delegate that records the calls for zooming and dragging, `didZoom` only once in a row.
final class RecordingZoomDelegate: NSObject, UIScrollViewDelegate {
  let journal = Journal()
  var view: UIView?
  var onZoom: ((UIScrollView) -> Void)?
  var zooms = 0

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    journal.record("willBeginZooming\(view === self.view ? "" : " another view")")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    if journal.lines.last != "didZoom" { journal.record("didZoom") }
    onZoom?(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    journal.record("didEndZooming \(Double(scale))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    journal.record("willBeginDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    journal.record("didEndDragging")
  }
}
