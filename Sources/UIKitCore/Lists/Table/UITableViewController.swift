import Foundation

/// A view controller whose view is a table view.
///
/// The controller is the data source and the delegate of its table view; subclasses override the
/// methods that they need. The selection is cleared when the table view appears, and editing mode
/// follows the controller's.
///
/// ```swift
/// final class SongsController: UITableViewController {
///   override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///     songs.count
///   }
/// }
/// ```
///
/// Unlike iOS, nothing is loaded from interface files.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasAppeared = false

  // MARK: Initializers

  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view.
  ///
  /// Interface files aren't loaded, so the arguments have no effect.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table view from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interface?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  // MARK: Table view

  /// The table view, which is the controller's view.
  ///
  /// Setting it sets the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control with which the user refreshes the table, or `nil`, the default.
  ///
  /// It is the refresh control of the table view.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table view, and makes the controller its data source and delegate.
  open override func loadView() {
    if loadInterfaceTable() { return }
    let frame = CGRect(origin: .zero, size: UIViewController.unplacedViewSize)
    let table = UITableView(frame: frame, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    // R-TV-21
    if table.isTelevision { table.backgroundColor = .systemBackground }
    view = table
  }

  // R-TBL-80
  /// A Boolean value that indicates whether the selection is cleared when the table view appears.
  ///
  /// The default value is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Loads the table view's data when it appears for the first time, and clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    table.stayFreeOfInputArea()
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    if clearsSelectionOnViewWillAppear { clearSelection(of: table, animated: animated) }
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  /// Deselects all rows; they are selected again if the transition is canceled.
  private func clearSelection(of table: UITableView, animated: Bool) {
    let paths = table.indexPathsForSelectedRows ?? []
    for path in paths { table.deselectRow(at: path, animated: animated) }
    guard !paths.isEmpty else { return }
    transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { context in
        guard context.isCancelled else { return }
        for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      }
    )
  }

  /// Sets the editing mode of the controller and of the table view.
  ///
  /// - Parameters:
  ///   - editing: Whether editing begins.
  ///   - animated: Whether the change is animated.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of static rows of the interface file, or 0; override this method to provide rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContents?.rows(in: section) ?? 0
  }

  /// Returns the static cell of the interface file, or traps.
  ///
  /// Override this method to provide cells.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    //
    if let cell = tableView.staticContents?.cell(at: indexPath) { return cell }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))"
    )
  }

  /// Returns the number of static sections of the interface file, or 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContents?.count ?? 1
  }

  /// Returns the title of a static section, or `nil`; override this method to provide a title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContents?.header(of: section)
  }

  /// Returns the title of a static section, or `nil`; override this method to provide a title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContents?.footer(of: section)
  }

  /// Returns `nil`; override this method to provide the titles of a section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title; override this method to scroll to another section.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Returns `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.isUnanswered(.canEdit, by: true)
  }

  /// Returns `false`; the table view then uses the cell's `showsReorderControl`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.isUnanswered(.canMove, by: false)
  }

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Heights

  /// Returns the height of a static cell of the interface file, or the table view's
  /// ``UITableView/rowHeight``.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let contents = tableView.staticContents else {
      return tableView.isUnanswered(.rowHeight, by: tableView.rowHeight)
    }
    return contents.height(at: indexPath) ?? tableView.rowHeight
  }

  /// Returns the table view's ``UITableView/sectionHeaderHeight``.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.isUnanswered(.headerHeight, by: tableView.sectionHeaderHeight)
  }

  /// Returns the table view's ``UITableView/sectionFooterHeight``.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.isUnanswered(.footerHeight, by: tableView.sectionFooterHeight)
  }

  /// Returns the table view's ``UITableView/estimatedRowHeight``.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.isUnanswered(.rowEstimate, by: tableView.estimatedRowHeight)
  }

  /// Returns the table view's ``UITableView/estimatedSectionHeaderHeight``.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.isUnanswered(.headerEstimate, by: tableView.estimatedSectionHeaderHeight)
  }

  /// Returns the table view's ``UITableView/estimatedSectionFooterHeight``.
  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.isUnanswered(.footerEstimate, by: tableView.estimatedSectionFooterHeight)
  }

  // MARK: Header, footer and cell views

  /// Returns `nil`; override this method to provide a view.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.isUnanswered(.headerView, by: nil)
  }

  /// Returns `nil`; override this method to provide a view.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.isUnanswered(.footerView, by: nil)
  }

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Returns 0.
  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  // MARK: Touches

  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the index path of the tapped row.
  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the index path of the row that is about to be deselected.
  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Editing rows

  /// Returns `delete`.
  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { tableView.isUnanswered(.editingStyle, by: .delete) }

  /// Returns `nil`, for the system's title.
  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { tableView.isUnanswered(.deleteTitle, by: nil) }

  /// Returns `nil`, for no actions.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.isUnanswered(.leadingActions, by: nil) }

  /// Returns `nil`, for a delete button if the row can be deleted.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.isUnanswered(.trailingActions, by: nil) }

  /// Returns `nil`.
  open func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { tableView.isUnanswered(.rowActions, by: nil) }

  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Does nothing; override this method to respond.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the proposed index path.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Focus

  /// Returns `true`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns `true`.
  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns `nil`, for no preference.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  // MARK: Scrolling

  /// Does nothing; override this method to respond.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing; override this method to respond.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing; override this method to change the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing; override this method to respond.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing; override this method to respond.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing; override this method to respond.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing; override this method to respond.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing; override this method to respond.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing; override this method to respond.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // R-MENU-50
  /// Returns `nil`; override this method to show menus of rows.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns `nil`; override this method to lift another view than the cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns `nil`; override this method to end at another view.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing; override this method to respond.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
