/// The buttons of a split view controller that change its display mode, and the navigation items
/// that show them.
@MainActor
final class SplitButtons {
  // R-SPL-24, R-SPL-26
  private unowned let controller: UISplitViewController
  private(set) lazy var displayModeButton = makeButton("sidebar.leading", .sidebar) { [weak self] in
    self?.displayModeButtonTapped()
  }
  private lazy var secondaryOnlyButton = makeButton(
    "arrow.up.left.and.arrow.down.right",
    .fullScreen
  ) { [weak self] in
    self?.secondaryOnlyButtonTapped()
  }
  /// The navigation items that show buttons.
  private var items: [UINavigationItem] = []

  init(_ controller: UISplitViewController) { self.controller = controller }

  private func makeButton(
    _ symbol: String,
    _ name: SystemText,
    _ action: @escaping () -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { _ in action() }
    )
    item.accessibilityLabel = name()
    return item
  }

  // MARK: Actions

  private func displayModeButtonTapped() {
    let modes = controller.arrangement.modes
    let target = controller.delegate?.targetDisplayModeForAction(in: controller) ?? .automatic
    let count =
      target == .automatic ? modes.nextCount : SplitDisplayModes.count(of: target)
    controller.arrangement.choose(min(count, modes.largestCount))
  }

  private func secondaryOnlyButtonTapped() {
    controller.arrangement.choose(controller.arrangement.modes.count == 0 ? 1 : 0)
  }

  // MARK: Navigation items

  /// Shows the buttons in the bars of the columns that have them now.
  func update() {
    let arrangement = controller.arrangement
    displayModeButton.isHidden = arrangement.isCollapsed
    var shown: [(item: UINavigationItem, buttons: [UIBarButtonItem])] = []
    if showsButtons {
      let modes = arrangement.modes
      if let item = item(of: modes.outermostColumn) { shown.append((item, [displayModeButton])) }
      if controller.showsSecondaryOnlyButton, modes.hasSupplementary,
        let item = item(of: .secondary)
      {
        if shown.first?.item === item {
          shown[0].buttons.append(secondaryOnlyButton)
        } else {
          shown.append((item, [secondaryOnlyButton]))
        }
      }
    }
    for item in items where !shown.contains(where: { $0.item === item }) {
      item.containerItems = []
    }
    items = shown.map { $0.item }
    for (item, buttons) in shown {
      if item.containerItems != buttons { item.containerItems = buttons }
    }
  }

  private var showsButtons: Bool {
    guard controller.style != .unspecified, !controller.arrangement.isCollapsed else {
      return false
    }
    switch controller.displayModeButtonVisibility {
    case .automatic: return controller.presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }

  /// Returns the navigation item of the lowest page of a column.
  private func item(of column: UISplitViewController.Column) -> UINavigationItem? {
    (controller.arrangement.columns.shown[column] as? UINavigationController)?
      .viewControllers.first?.navigationItem
  }
}
