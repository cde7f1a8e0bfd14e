import SimulatorKit
import UIKit

/// An introduction in four pages, with a page control and a button to the next page.
final class OnboardingViewController: UIViewController {
  private let pages = OnboardingPages(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal
  )
  private let contents = OnboardingPage.Content.all.map(OnboardingPage.init)
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let dots = UIPageControl.appearance(whenContainedInInstancesOf: [OnboardingPages.self])
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([contents[0]], direction: .forward, animated: false)
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    addButton()
  }

  private func addButton() {
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 14
    button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
    view.addSubview(button)
    for subview in [pages.view, button] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let safeArea = view.safeAreaLayoutGuide
    let isAsWideAsThePage = button.leadingAnchor.constraint(
      equalTo: safeArea.leadingAnchor,
      constant: 24
    )
    isAsWideAsThePage.priority = .defaultHigh
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -12),
      isAsWideAsThePage,
      button.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
      button.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ])
    pageChanged()
  }

  private var index: Int {
    contents.firstIndex { $0 === pages.viewControllers?.first } ?? 0
  }

  private func pageChanged() {
    button.setTitle(index == contents.count - 1 ? "Get Started" : "Continue", for: .normal)
  }

  private func showNext() {
    // The direction is that of the screen, and not of reading.
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    pages.setViewControllers(
      [contents[(index + 1) % contents.count]],
      direction: isRightToLeft ? .reverse : .forward,
      animated: true
    ) { [weak self] _ in self?.pageChanged() }
  }

  // MARK: Pictures

  /// Shows the second page.
  static func showSecondPage(on phone: Simulator) throws {
    try phone.tap("Continue")
    phone.advance(by: 1)
  }

  /// A drag to the next page.
  static func drag(on phone: Simulator) -> (from: CGPoint, to: CGPoint) {
    let bounds = phone.window.bounds
    return (
      CGPoint(x: bounds.width - 40, y: bounds.midY), CGPoint(x: 40, y: bounds.midY)
    )
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = contents.firstIndex(where: { $0 === page }),
      contents.indices.contains(index + step)
    else { return nil }
    return contents[index + step]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { contents.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { pageChanged() }
}

/// The page view controller of the introduction, a class of its own for the colors of its dots.
final class OnboardingPages: UIPageViewController {}
