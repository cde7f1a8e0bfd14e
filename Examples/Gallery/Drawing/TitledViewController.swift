import UIKit

/// A scrolling page for a navigation stack, with a content view that extends below the bars.
///
/// The height of the content view comes from `sizeThatFits(_:)`. The tab bar is transparent if the
/// content does not reach it.
class TitledViewController: UIViewController {
  let scrollView = UIScrollView()
  let content: UIView

  /// The distance between the navigation bar and the content.
  var topInset: CGFloat { 0 }

  init(title: String, content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title.localized
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = content.sizeThatFits(CGSize(width: area.width, height: 0))
    content.frame = CGRect(x: area.minX, y: topInset, width: area.width, height: size.height)
    scrollView.contentSize = CGSize(width: area.width, height: content.frame.maxY + 8)
  }
}
