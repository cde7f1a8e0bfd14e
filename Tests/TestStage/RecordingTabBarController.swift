import UIKitCore

/// A tab bar controller that records its own appearance and the selections of its bar.
@MainActor
public final class RecordingTabBarController: UITabBarController {
  public let journal: Journal

  /// Makes tabs with these names, whose pages record in the same journal.
  public init(_ names: [String], _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    viewControllers = names.map { RecordingViewController($0, journal) }
  }

  public required init?(coder: NSCoder) { nil }

  public var pages: [RecordingViewController] {
    viewControllers?.compactMap { $0 as? RecordingViewController } ?? []
  }

  public override func viewWillAppear(_ animated: Bool) {
    journal.record("tabs.willAppear")
    super.viewWillAppear(animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.record("tabs.didAppear")
  }

  public override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    journal.record("bar \(item.title ?? "")")
  }
}
