import UIKit

/// A scrolling page with a large title above a content view that extends below the bar.
///
/// The height of the content view comes from `sizeThatFits(_:)`. The bar is transparent if the
/// content does not reach it.
class TitledViewController: UIViewController {
  let scrollView = UIScrollView()
  let heading = UILabel("", size: 34, weight: .bold)
  let content: UIView

  /// The distance of the large title from the top of the safe area; smaller in compact heights.
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
    heading.font = .systemFont(
      ofSize: UIFontMetrics(forTextStyle: .largeTitle)
        .scaledValue(for: 34, compatibleWith: traitCollection),
      weight: .bold
    )
    let height = max(heading.font.lineHeight.rounded(.up), 41)
    scrollView.place(heading, x: left + 16, y: headingInset, width: width - 32, height: height)
    let top = heading.frame.maxY + 8
    let size = content.sizeThatFits(CGSize(width: width, height: 0))
    content.frame = CGRect(x: left, y: top, width: width, height: size.height)
    scrollView.contentSize = CGSize(width: width, height: content.frame.maxY + 8)
  }
}
