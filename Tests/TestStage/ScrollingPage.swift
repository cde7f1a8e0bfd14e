import UIKitCore

/// A page with one scroll view that fills it, so that a test decides what lies under the bar.
@MainActor
public final class ScrollingPage: UIViewController {
  public let scrollView = UIScrollView()

  /// Makes a page with content of this height; 5,000 points reach under any bar.
  public init(contentHeight: CGFloat = 5_000, title: String? = nil) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.contentHeight = contentHeight
  }

  required init?(coder: NSCoder) { nil }

  /// How high the content is.
  public var contentHeight: CGFloat {
    get { scrollView.contentSize.height }
    set { scrollView.contentSize = CGSize(width: 100, height: newValue) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }
}
