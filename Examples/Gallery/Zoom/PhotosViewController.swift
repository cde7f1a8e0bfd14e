import UIKit

/// Photographs side by side, each of which can be zoomed.
///
/// A tap hides and shows the bars.
final class PhotosViewController: UIViewController, UIScrollViewDelegate {
  private static let gap: CGFloat = 20
  private let pages = UIScrollView()
  private let photos = [
    Photograph(.lake, 0), Photograph(.coast, 1), Photograph(.hills, 2), Photograph(.city, 0),
    Photograph(.forest, 2), Photograph(.tart, 0),
  ].map(ZoomingPhotoView.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    view.addSubview(pages)
    for photo in photos { pages.addSubview(photo) }
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    showTitle()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let navigationController else { return }
    navigationController.hidesBarsOnTap = true
    navigationController.setToolbarHidden(false, animated: animated)
    for photo in photos {
      navigationController.barHideOnTapGestureRecognizer.require(toFail: photo.doubleTap)
    }
  }

  override var prefersStatusBarHidden: Bool { navigationController?.isNavigationBarHidden ?? false }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let step = size.width + Self.gap
    let shown = current
    pages.frame = CGRect(x: -Self.gap / 2, y: 0, width: step, height: size.height)
    for (index, photo) in photos.enumerated() {
      let left = CGFloat(index) * step + Self.gap / 2
      photo.frame = CGRect(x: left, y: 0, width: size.width, height: size.height)
    }
    let content = CGSize(width: CGFloat(photos.count) * step, height: size.height)
    guard pages.contentSize != content else { return }
    pages.contentSize = content
    pages.contentOffset.x = CGFloat(shown) * step
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showTitle() }

  private var current: Int {
    guard pages.bounds.width > 0 else { return 0 }
    let index = Int((pages.contentOffset.x / pages.bounds.width).rounded())
    return min(max(index, 0), photos.count - 1)
  }

  private func showTitle() { title = "\(current + 1) of \(photos.count)" }
}
