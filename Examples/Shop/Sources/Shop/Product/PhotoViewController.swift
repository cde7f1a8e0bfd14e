import UIKit

/// A picture that fills the screen and can be zoomed.
final class PhotoViewController: UIViewController {
  var image: UIImage?

  private weak var scrollView: UIScrollView!
  private weak var picture: DoubleTapImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.image = image
    picture.isUserInteractionEnabled = true
    picture.onDoubleTap = { [unowned self] in zoom(at: $0) }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.zoomScale == 1 else { return }
    picture.frame = scrollView.bounds
    scrollView.contentSize = scrollView.bounds.size
  }

  private func zoom(at point: CGPoint) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let size = CGSize(
        width: scrollView.bounds.width / 2.5,
        height: scrollView.bounds.height / 2.5
      )
      let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
      scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }
  }
}

extension PhotoViewController: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [
      .property(\PhotoViewController.scrollView, "scrollView"),
      .property(\PhotoViewController.picture, "picture"),
    ]
  }
}

extension PhotoViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// An image view that reports double taps.
final class DoubleTapImageView: UIImageView {
  /// Called with the place of a double tap.
  var onDoubleTap: ((CGPoint) -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch.tapCount == 2 else { return }
    onDoubleTap?(touch.location(in: self))
  }
}
