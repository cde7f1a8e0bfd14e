import UIKit

/// A photograph that the user zooms by pinching and by double taps.
final class ZoomingPhotoView: UIScrollView, UIScrollViewDelegate {
  private let picture: UIImageView

  /// The double tap that zooms in, and out again.
  let doubleTap = UITapGestureRecognizer()

  init(_ photograph: Photograph) {
    picture = UIImageView(image: Self.portrait(of: photograph))
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    decelerationRate = .fast
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = photograph.subject.rawValue
    picture.isAccessibilityElement = false
    addSubview(picture)
    contentSize = picture.bounds.size
    delegate = self
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: Selector(ZoomingPhotoView.tappedTwice, "tappedTwice"))
    addGestureRecognizer(doubleTap)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the middle of a photograph in the format of a camera that is held upright.
  private static func portrait(of photograph: Photograph) -> UIImage {
    let size = CGSize(width: 393, height: 524)
    let whole = photograph.image(side: size.height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      whole.draw(at: CGPoint(x: (size.width - size.height) / 2, y: 0))
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// The size for which the limits of the scale were set.
  private var fittedSize = CGSize.zero

  /// Fits the photograph into a new size, and centers it while it is smaller than the view.
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != fittedSize { fit() }
    picture.frame.origin = CGPoint(
      x: max((bounds.width - picture.frame.width) / 2, 0),
      y: max((bounds.height - picture.frame.height) / 2, 0)
    )
  }

  private func fit() {
    fittedSize = bounds.size
    let size = picture.bounds.size
    guard bounds.width > 0, bounds.height > 0 else { return }
    minimumZoomScale = min(bounds.width / size.width, bounds.height / size.height)
    maximumZoomScale = minimumZoomScale * 4
    zoomScale = minimumZoomScale
  }

  func tappedTwice() {
    guard zoomScale <= minimumZoomScale else {
      return setZoomScale(minimumZoomScale, animated: true)
    }
    let point = doubleTap.location(in: picture)
    let size = CGSize(
      width: bounds.width / maximumZoomScale,
      height: bounds.height / maximumZoomScale
    )
    zoom(
      to: CGRect(
        x: point.x - size.width / 2,
        y: point.y - size.height / 2,
        width: size.width,
        height: size.height
      ),
      animated: true
    )
  }
}
