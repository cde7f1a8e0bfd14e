import UIKit

/// A page that scrolls: a large title above a content view that runs on under the bar.
///
/// The content view says with `sizeThatFits(_:)` how high it is. The bar is clear where that is not
/// enough to reach it.
class TitledViewController: UIViewController {
  let scrollView = UIScrollView()
  let heading = UILabel("", size: 34, weight: .bold)
  let content: UIView

  /// How far the large title lies below the safe area's top; next to nothing where height is short.
  var headingInset: CGFloat { traitCollection.verticalSizeClass == .compact ? 8 : 44 }

  init(title: String, content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title
    scrollView.addSubview(heading)
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let left = view.safeAreaInsets.left
    scrollView.place(heading, x: left + 16, y: headingInset, width: width - 32, height: 41)
    let top = heading.frame.maxY + 8
    let size = content.sizeThatFits(CGSize(width: width, height: 0))
    content.frame = CGRect(x: left, y: top, width: width, height: size.height)
    scrollView.contentSize = CGSize(width: width, height: content.frame.maxY + 8)
  }
}
