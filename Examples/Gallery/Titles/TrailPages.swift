import UIKit

/// A scrolling page with one view, whose height comes from `sizeThatFits(_:)`.
class TrailPageController: UIViewController {
  let scrollView = UIScrollView()
  private let content: UIView

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
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: view.safeAreaInsets.left,
        bottom: 0,
        right: view.safeAreaInsets.right
      )
    )
    let size = content.sizeThatFits(CGSize(width: area.width, height: 0))
    content.frame = CGRect(x: area.minX, y: 0, width: area.width, height: size.height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: size.height)
  }
}

/// The list of trails, with a large title.
final class TrailListController: TrailPageController {
  private let rows: [TrailRow]

  init() {
    rows = Trail.all.map(TrailRow.init)
    super.init(
      title: "Trails",
      content: RowsView(rows: rows, rowHeight: TrailRow.height, textInset: 76)
    )
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Filter",
      style: .plain,
      target: nil,
      action: nil
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    for row in rows {
      row.addAction(
        UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(TrailController(row.trail), animated: true)
        },
        for: .touchUpInside
      )
    }
  }
}

/// A trail with a picture that extends below a transparent bar until the page is scrolled.
final class TrailController: TrailPageController {
  init(_ trail: Trail) {
    super.init(title: trail.name, content: TrailStory(trail))
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A diary that is scrolled, so that the large title is collapsed into the bar.
final class DiaryController: TrailPageController {
  private var isScrolled = false

  init() {
    let rows = (Trail.all.reversed() + Trail.all).map(TrailRow.init)
    super.init(
      title: "Diary",
      content: RowsView(rows: rows, rowHeight: TrailRow.height, textInset: 76)
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isScrolled else { return }
    isScrolled = true
    scrollView.contentOffset.y = 120
  }
}

/// The page below `AutumnController` in the navigation stack.
final class SeasonController: TrailPageController {
  init() {
    let rows = Trail.all.map(TrailRow.init)
    super.init(
      title: "Season",
      content: RowsView(rows: rows, rowHeight: TrailRow.height, textInset: 76)
    )
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A page whose navigation item has an appearance and a prompt.
final class AutumnController: TrailPageController {
  init() {
    let rows = Trail.all.reversed().map(TrailRow.init)
    super.init(
      title: "Autumn",
      content: RowsView(rows: rows, rowHeight: TrailRow.height, textInset: 76)
    )
    navigationItem.prompt = "Leaves turn early this year"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.standardAppearance = AutumnController.look
    navigationItem.scrollEdgeAppearance = AutumnController.look
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Plan", style: .done, target: nil, action: nil),
      UIBarButtonItem(
        image: UIImage(systemName: "magnifyingglass"),
        style: .plain,
        target: nil,
        action: nil
      ),
    ]
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static var look: UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 0.66, green: 0.29, blue: 0.13, alpha: 1)
    look.shadowColor = nil
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let white = UIBarButtonItemAppearance(style: .plain)
    white.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.buttonAppearance = white
    look.doneButtonAppearance = white
    look.backButtonAppearance = white
    return look
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = .white
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.tintColor = nil
  }
}
