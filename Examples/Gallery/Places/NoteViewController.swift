import UIKit

/// A few lines of text that end above the bar: they bounce but do not scroll, and the bar stays
/// transparent.
final class NoteViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let text = UILabel(
    "Ferry at ten, then the lighthouse.\nLunch at the fish market, before noon!\nTea, chess, and back by the last boat.",
    size: 17
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(text)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.inset(by: view.safeAreaInsets).width
    let left = view.safeAreaInsets.left
    scrollView.place(
      text,
      x: left + view.pageMargin,
      y: 8,
      width: width - 2 * view.pageMargin,
      height: 90
    )
    scrollView.contentSize = CGSize(width: width, height: 106)
  }
}
