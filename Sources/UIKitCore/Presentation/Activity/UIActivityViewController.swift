import Foundation

/// A controller that offers services for items, such as copying them, in a sheet or a popover.
///
/// ```swift
/// let share = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
/// share.popoverPresentationController?.sourceView = button
/// present(share, animated: true)
/// ```
///
/// It is a sheet on phones and a popover, which needs an anchor, on other devices.
///
/// Unlike iOS, the services of other applications aren't offered: there are copying and the services
/// of the application itself.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  // R-ACT-1…8
  /// Called when the controller was dismissed or a service has ended.
  ///
  /// - Parameters:
  ///   - activityType: The service, or `nil` if the user chose none.
  ///   - completed: Whether the service was performed.
  ///   - returnedItems: Always `nil`, because services don't change items.
  ///   - activityError: Always `nil`.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private let grid = ActivityGridView(frame: .zero)
  private var chosen: UIActivity?

  /// Creates a controller that offers services.
  ///
  /// - Parameters:
  ///   - activityItems: The items: strings, URLs, images, colors, objects of the application, and
  ///     sources that conform to ``UIActivityItemSource``.
  ///   - applicationActivities: The services of the application, or `nil` for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    modalPresentationStyle = isPhone ? .pageSheet : .popover
    if isPhone { sheetPresentationController?.detents = [.medium(), .large()] }
  }

  /// Creates a controller without items from an archive.
  public required init?(coder: NSCoder) {
    items = []
    applicationActivities = []
    super.init(coder: coder)
  }

  /// A closure that is called once, at the end.
  ///
  /// The default value is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The services that aren't offered.
  ///
  /// Set it before the view is loaded. The default value is `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  // MARK: View

  open override func loadView() {
    grid.backgroundColor = .secondarySystemBackground
    view = grid
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let offered = offeredActivities
    grid.show(title: itemsTitle, activities: offered) { [weak self] in self?.choose(offered[$0]) }
    let layout = ActivityGridLayout(width: Self.popoverWidth, count: offered.count)
    preferredContentSize = CGSize(width: layout.width, height: layout.contentHeight)
  }

  private static let popoverWidth: CGFloat = 320

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard chosen == nil, isBeingDismissed else { return }
    finish(nil, completed: false)
  }

  // MARK: Services

  /// The services for the items: those that share, then copying and the other services.
  private var offeredActivities: [UIActivity] {
    // R-ACT-2
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let all = [CopyActivity()] + applicationActivities
    let offered = all.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.activityTitle != nil
        && activity.canPerform(withActivityItems: placeholders)
    }
    return offered.filter { type(of: $0).activityCategory == .share }
      + offered.filter { type(of: $0).activityCategory == .action }
  }

  /// The subject of a source, or the first text or address.
  private var itemsTitle: String? {
    for item in items {
      if let source = item as? any UIActivityItemSource {
        let subject = source.activityViewController(self, subjectForActivityType: nil)
        if !subject.isEmpty { return subject }
      }
      if let text = item as? String { return text }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
    }
    return title
  }

  private func choose(_ activity: UIActivity) {
    // R-ACT-5, R-ACT-7
    guard chosen == nil else { return }
    chosen = activity
    let type = activity.activityType
    let provided = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    activity.prepare(withActivityItems: provided)
    activity.finished = { [weak self] completed in self?.finish(activity, completed: completed) }
    if let page = activity.activityViewController {
      present(page, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the controller and calls the handler.
  private func finish(_ activity: UIActivity?, completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    let type = activity?.activityType
    guard let presenter = presentingViewController, !isBeingDismissed else {
      handler?(type, completed, nil, nil)
      return
    }
    presenter.dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
