import UIKit

/// A page with a large title above a content view that runs on under the bar.
class TitledViewController: UIViewController {
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
    view.addSubview(heading)
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    view.place(
      heading,
      x: area.minX + 16,
      y: area.minY + headingInset,
      width: area.width - 32,
      height: 41
    )
    let top = heading.frame.maxY + 8
    content.frame = CGRect(
      x: area.minX,
      y: top,
      width: area.width,
      height: view.bounds.maxY - top
    )
  }
}
