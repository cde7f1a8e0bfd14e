import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Zooming".

final class PhotoPage: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView(
    image: UIGraphicsImageRenderer(size: CGSize(width: 800, height: 600))
      .image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 800, height: 600))
      }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photo"
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size
    view.addSubview(scrollView)
    navigationController?.hidesBarsOnTap = true
    let doubleTap = UITapGestureRecognizer(
      target: self,
      action: Selector(PhotoPage.tappedTwice, "tappedTwice:")
    )
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    navigationController?.barHideOnTapGestureRecognizer.require(toFail: doubleTap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    scrollView.minimumZoomScale = min(view.bounds.width / 800, view.bounds.height / 600)
    scrollView.maximumZoomScale = 4
    scrollView.zoomScale = scrollView.minimumZoomScale
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let free = CGSize(
      width: scrollView.bounds.width - scrollView.contentSize.width,
      height: scrollView.bounds.height - scrollView.contentSize.height
    )
    scrollView.contentInset.left = max(free.width / 2, 0)
    scrollView.contentInset.top = max(free.height / 2, 0)
  }

  func tappedTwice(_ tap: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    } else {
      let point = tap.location(in: imageView)
      let area = CGRect(x: point.x - 100, y: point.y - 100, width: 200, height: 200)
      scrollView.zoom(to: area, animated: true)
    }
  }
}

@MainActor @Suite("Guide: Zooming", .releasesEverything) struct ZoomGuideTests {
  @MainActor private func start() -> (Simulator, PhotoPage) {
    let phone = Simulator(.iPhone15)
    let page = PhotoPage()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
    return (phone, page)
  }

  @Test("the photo begins fitted and centered")
  func fitted() {
    let (_, page) = start()
    let frame = page.view.convert(page.imageView.bounds, from: page.imageView)
    #expect(abs(frame.width - page.view.bounds.width) < 0.5)
    #expect(abs(frame.midY - page.view.bounds.midY) < 0.5)
  }

  @Test("a pinch zooms")
  func pinch() {
    let (phone, page) = start()
    let start = page.scrollView.zoomScale
    phone.pinch(at: CGPoint(x: 195, y: 420), scale: 2)
    phone.advance(by: 1)
    #expect(page.scrollView.zoomScale > start * 1.5)
  }

  @Test("a double tap zooms in and out")
  func doubleTap() {
    let (phone, page) = start()
    let middle = CGPoint(x: page.view.bounds.midX, y: page.view.bounds.midY)
    for _ in 1...2 { phone.tap(at: middle) }
    phone.advance(by: 1)
    #expect(page.scrollView.zoomScale > page.scrollView.minimumZoomScale * 2)
    for _ in 1...2 { phone.tap(at: middle) }
    phone.advance(by: 1)
    #expect(abs(page.scrollView.zoomScale - page.scrollView.minimumZoomScale) < 0.001)
  }

  @Test("a tap hides the bars")
  func bars() {
    let (phone, page) = start()
    phone.tap(at: CGPoint(x: page.view.bounds.midX, y: page.view.bounds.midY))
    phone.advance(by: 1)
    #expect(page.navigationController?.isNavigationBarHidden == true)
  }
}
