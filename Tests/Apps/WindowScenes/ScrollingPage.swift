import UIKit

/// A scrolling page of stripes that reports the final offset.
final class ScrollingPage: UIViewController, UIScrollViewDelegate {
  private let report: @MainActor (String) -> Void
  private let scrollView = UIScrollView()

  init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.restorationIdentifier = "stripes"
    for index in 0..<50 {
      let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 60, width: 390, height: 30))
      stripe.backgroundColor = .systemGreen
      scrollView.addSubview(stripe)
    }
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { reportOffset("wheel or fling") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { reportOffset("key") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    report("dragged \(scrollView.contentOffset.y > 0 ? "down" : "nowhere")")
  }

  private func reportOffset(_ cause: String) {
    report("\(cause) to \(Int(scrollView.contentOffset.y))")
  }
}
