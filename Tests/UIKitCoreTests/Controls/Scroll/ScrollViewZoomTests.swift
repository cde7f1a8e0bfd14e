import QuartzCore
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Zooming: by code") struct ScrollViewZoomTests {
  @Test(
    "a new scroll view does not zoom",
    .rule("R-ZOOM-1", "R-ZOOM-5"),
    .defaults(
      "UIScrollView.minimumZoomScale",
      "UIScrollView.maximumZoomScale",
      "UIScrollView.zoomScale",
      "UIScrollView.setZoomScale",
      "UIScrollView.zoom",
      "UIScrollView.bouncesZoom",
      "UIScrollView.isZooming",
      "UIScrollView.isZoomBouncing",
      "UIScrollView.pinchGestureRecognizer",
      "UIScrollViewDelegate.viewForZooming(in:)",
      "UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)",
      "UIScrollViewDelegate.scrollViewDidZoom(_:)",
      "UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)"
    )
  )
  func defaults() {
    final class Quiet: NSObject, UIScrollViewDelegate {}
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quiet = Quiet()
    scroll.delegate = quiet

    #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(scroll.zoomScale == 1 && scroll.bouncesZoom)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing)
    #expect(scroll.pinchGestureRecognizer == nil)
    #expect(quiet.viewForZooming(in: scroll) == nil)

    scroll.maximumZoomScale = 4
    scroll.zoomScale = 2
    scroll.setZoomScale(3, animated: true)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    quiet.scrollViewWillBeginZooming(scroll, with: nil)
    quiet.scrollViewDidZoom(scroll)
    quiet.scrollViewDidEndZooming(scroll, with: nil, atScale: 1)

    #expect(scroll.zoomScale == 1 && scroll.contentSize == .zero)
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test(
    "the scale is that of the view's transform, and the content has the size of its frame",
    .rule("R-ZOOM-2", "R-ZOOM-3", "R-ZOOM-4", "R-ZOOM-14"),
    .member("UIScrollView.zoomScale", "UIScrollViewDelegate.scrollViewDidZoom(_:)")
  )
  func scale() {
    let stage = ZoomStage()

    stage.scroll.zoomScale = 2

    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(stage.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
    #expect(stage.picture.bounds.size == CGSize(width: 300, height: 600))
    #expect(stage.scroll.contentSize == CGSize(width: 600, height: 1200))
    // The middle stays in the middle.
    #expect(stage.scroll.contentOffset == CGPoint(x: 150, y: 300))
    #expect(stage.journal.lines == ["didZoom"])
  }

  @Test(
    "the scale is moved into its limits, which do not change it themselves",
    .rule("R-ZOOM-7", "R-ZOOM-14"),
    .member("UIScrollView.minimumZoomScale", "UIScrollView.maximumZoomScale")
  )
  func limits() {
    let stage = ZoomStage()

    stage.scroll.zoomScale = 9
    #expect(stage.scroll.zoomScale == 4)
    stage.scroll.maximumZoomScale = 3
    #expect(stage.scroll.zoomScale == 4)
    stage.scroll.minimumZoomScale = 0.5
    stage.scroll.zoomScale = 0.1

    #expect(stage.scroll.zoomScale == 0.5)
    #expect(stage.scroll.contentOffset == .zero)
  }

  @Test("a rotation of the view is kept", .rule("R-ZOOM-2"))
  func rotation() {
    let stage = ZoomStage()
    stage.picture.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stage.picture.center = CGPoint(x: 300, y: 150)

    stage.scroll.zoomScale = 2

    #expect(abs(stage.scroll.zoomScale - 2) < 1e-9)
    #expect(abs(stage.picture.frame.width - 1200) < 1e-6)
    #expect(abs(stage.scroll.contentSize.width - 1200) < 1e-6)
  }

  @Test(
    "an animated scale takes 0.3 seconds and makes the calls of a pinch",
    .rule("R-ZOOM-15", "R-ZOOM-18"),
    .member(
      "UIScrollView.setZoomScale",
      "UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:)",
      "UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)"
    )
  )
  func animated() {
    let stage = ZoomStage()

    stage.scroll.setZoomScale(3, animated: true)
    #expect(stage.scroll.zoomScale == 1)
    stage.advance(by: 0.15)
    #expect(abs(stage.scroll.zoomScale - 2) < 0.1)
    #expect(!stage.scroll.isZooming && !stage.scroll.isZoomBouncing)
    stage.advance(by: 0.2)

    #expect(stage.scroll.zoomScale == 3)
    #expect(stage.scroll.contentOffset == CGPoint(x: 300, y: 600))
    #expect(stage.delegate.zooms >= 15)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming 3.0"])
  }

  @Test("outside a window an animated scale is set at once", .rule("R-ZOOM-41"))
  func withoutWindow() {
    let stage = ZoomStage()
    stage.scroll.removeFromSuperview()

    stage.scroll.setZoomScale(2, animated: true)

    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.journal.lines == ["willBeginZooming", "didZoom", "didEndZooming 2.0"])
  }

  @Test(
    "a rectangle of the view fills the scroll view and is in its middle",
    .rule("R-ZOOM-17"),
    .member("UIScrollView.zoom"),
    arguments: [false, true]
  )
  func rectangle(animated: Bool) {
    let stage = ZoomStage()

    stage.scroll.zoom(to: CGRect(x: 100, y: 100, width: 150, height: 100), animated: animated)
    stage.rest()

    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.place(175, 150) == CGPoint(x: 150, y: 300))
  }

  @Test("a rectangle at an edge is moved into the limits of the content", .rule("R-ZOOM-17"))
  func rectangleAtEdge() {
    let stage = ZoomStage()

    stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 0), animated: true)
    stage.rest()
    #expect(stage.scroll.zoomScale == 4 && stage.scroll.contentOffset == .zero)

    stage.scroll.zoom(to: CGRect(x: 250, y: 500, width: 75, height: 150), animated: true)
    stage.rest()
    #expect(stage.scroll.contentOffset == CGPoint(x: 900, y: 1800))
  }

  @Test("a double tap of the app zooms in and out", .rule("R-ZOOM-17"))
  func doubleTap() {
    @MainActor final class Toggle: NSObject {
      func tapped(_ tap: UITapGestureRecognizer) {
        guard let scroll = tap.view as? UIScrollView else { return }
        if scroll.zoomScale > scroll.minimumZoomScale {
          return scroll.setZoomScale(scroll.minimumZoomScale, animated: true)
        }
        let point = tap.location(in: scroll.delegate?.viewForZooming(in: scroll))
        scroll.zoom(
          to: CGRect(x: point.x - 75, y: point.y - 150, width: 150, height: 300),
          animated: true
        )
      }
    }
    let stage = ZoomStage()
    let toggle = Toggle()
    let tap = UITapGestureRecognizer(target: toggle, action: Selector(Toggle.tapped, "tapped:"))
    tap.numberOfTapsRequired = 2
    stage.scroll.addGestureRecognizer(tap)

    for _ in 0..<2 { stage.phone.tap(at: CGPoint(x: 200, y: 200)) }
    stage.rest()
    #expect(stage.scroll.zoomScale == 2)
    #expect(stage.place(200, 200) == CGPoint(x: 150, y: 300))

    for _ in 0..<2 { stage.phone.tap(at: CGPoint(x: 100, y: 100)) }
    stage.rest()
    #expect(stage.scroll.zoomScale == 1 && stage.scroll.contentOffset == .zero)
  }

  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    abs(point.x - other.x) < 1e-6 && abs(point.y - other.y) < 1e-6
  }

  @Test(
    "content that insets or a layout center ends in the middle",
    .rule("R-ZOOM-16"),
    arguments: [false, true]
  )
  func centering(byLayout: Bool) {
    let stage = ZoomStage()
    stage.scroll.minimumZoomScale = 0.5
    if byLayout {
      stage.scroll.centers = true
    } else {
      stage.delegate.onZoom = { scroll in
        let x = max((scroll.bounds.width - scroll.contentSize.width) / 2, 0)
        let y = max((scroll.bounds.height - scroll.contentSize.height) / 2, 0)
        scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
      }
    }

    stage.scroll.setZoomScale(0.5, animated: true)
    stage.rest()
    #expect(isNear(stage.place(0, 0), CGPoint(x: 75, y: 150)))

    stage.scroll.zoom(to: CGRect(x: 0, y: 0, width: 75, height: 150), animated: true)
    stage.rest()
    #expect(stage.scroll.zoomScale == 4)
    #expect(isNear(stage.place(0, 0), .zero))

    stage.scroll.setZoomScale(0.5, animated: false)
    stage.rest()
    #expect(isNear(stage.place(150, 300), CGPoint(x: 150, y: 300)))
  }

  @Test("a scroll animation and a zoom animation end each other", .rule("R-ZOOM-19"))
  func animations() {
    let stage = ZoomStage()
    stage.scroll.setZoomScale(2, animated: true)
    stage.advance(by: 0.1)

    stage.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(stage.scroll.zoomScale == 2)
    stage.advance(by: 0.1)
    stage.scroll.setZoomScale(1, animated: true)
    stage.rest()

    #expect(stage.scroll.zoomScale == 1 && stage.scroll.contentOffset == .zero)
  }

  @Test("constraints place a zoomed view, and the content has its scaled size", .rule("R-ZOOM-6"))
  func constraints() {
    let stage = ZoomStage()
    let picture = stage.picture
    picture.translatesAutoresizingMaskIntoConstraints = false
    let guide = stage.scroll.contentLayoutGuide
    let top = picture.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
      picture.widthAnchor.constraint(equalToConstant: 300),
      picture.heightAnchor.constraint(equalToConstant: 580),
    ])
    stage.rest()
    #expect(stage.scroll.contentSize == CGSize(width: 300, height: 600))

    stage.scroll.zoomScale = 2
    stage.rest()
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 600, height: 1160))
    #expect(stage.scroll.contentSize == CGSize(width: 600, height: 1180))

    top.constant = 50
    stage.rest()
    #expect(picture.frame == CGRect(x: 0, y: 50, width: 600, height: 1160))
    #expect(stage.scroll.contentSize == CGSize(width: 600, height: 1220))
  }

  @Test("limits and bounce are archived", .rule("R-ZOOM-7"))
  func archive() throws {
    let scroll = UIScrollView()
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 6
    scroll.bouncesZoom = false

    let copy = try #require(try Archives.copy(of: scroll))

    #expect(copy.minimumZoomScale == 0.5 && copy.maximumZoomScale == 6 && !copy.bouncesZoom)
  }

  @Test(
    "scales that are not positive and rectangles that are not finite are ignored",
    .rule("R-ZOOM-40"),
    arguments: [0, -1, .nan, .infinity] as [CGFloat]
  )
  func invalid(value: CGFloat) {
    let stage = ZoomStage()

    stage.scroll.minimumZoomScale = value
    stage.scroll.maximumZoomScale = value
    stage.scroll.zoomScale = value
    stage.scroll.setZoomScale(value, animated: true)
    stage.scroll.zoom(to: CGRect(x: .nan, y: 0, width: value, height: 1), animated: true)
    stage.rest()

    #expect(stage.scroll.minimumZoomScale == 1 && stage.scroll.maximumZoomScale == 4)
    #expect(stage.scroll.zoomScale == 1 && stage.journal.lines.isEmpty)
  }
}
