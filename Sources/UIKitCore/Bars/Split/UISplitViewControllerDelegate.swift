/// Methods that respond to changes of a split view controller's columns, and decide how they are
/// collapsed and expanded.
///
/// Unlike iOS, every method exists; the default implementations have the effect of a method that
/// isn't implemented on iOS.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // R-SPL-21
  /// Called before the display mode changes.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - displayMode: The new mode.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )

  // R-SPL-21
  /// Called before a column becomes visible in an expanded split view.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )

  // R-SPL-21
  /// Called before a column is hidden in an expanded split view.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )

  // R-SPL-24
  /// Returns the display mode after a tap on the display mode button.
  ///
  /// The default implementation returns `automatic`, for which one more column is shown, or one
  /// column less if all are visible.
  ///
  /// - Parameter svc: The split view controller.
  /// - Returns: The mode.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  // R-SPL-41
  /// Shows a controller for ``UISplitViewController/show(_:sender:)``.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  /// - Returns: Whether the delegate showed the controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool

  // R-SPL-40
  /// Shows a controller for ``UISplitViewController/showDetailViewController(_:sender:)``.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The controller to show.
  ///   - sender: The object that initiated the request, or `nil`.
  /// - Returns: Whether the delegate showed the controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool

  // MARK: Collapsing and expanding columns

  // R-SPL-31
  /// Returns the column that is visible after the columns have been collapsed.
  ///
  /// The default implementation returns the proposed column, which is the last one with a
  /// controller, or the compact column if it has one.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The proposed column.
  /// - Returns: The column; one without a controller is replaced by the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  // R-SPL-34
  /// Returns the display mode after the columns have been expanded.
  ///
  /// The default implementation returns the proposed mode.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedDisplayMode: The proposed mode.
  /// - Returns: The mode.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  // R-SPL-33
  /// Called after the columns have been collapsed.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  // R-SPL-33
  /// Called after the columns have been expanded.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding the classic style

  // R-SPL-35
  /// Returns the only controller of a collapsed split view of the classic style.
  ///
  /// The default implementation returns `nil`, for which the primary controller is used.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The controller, or `nil`.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  // R-SPL-36
  /// Returns the primary controller of an expanded split view of the classic style.
  ///
  /// The default implementation returns `nil`, for which the controller of the collapsed split view
  /// is used.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The controller, or `nil`.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  // R-SPL-35
  /// Adds the secondary controller of the classic style to the primary one.
  ///
  /// The default implementation returns `false`, for which
  /// ``UIViewController/collapseSecondaryViewController(_:for:)`` of the primary controller is
  /// called.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The secondary controller.
  ///   - primaryViewController: The primary controller.
  /// - Returns: `true` if the delegate did what is necessary, which can be nothing. The secondary
  ///   controller is removed from the split view in any case.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  // R-SPL-36
  /// Returns the secondary controller for an expanded split view of the classic style.
  ///
  /// The default implementation returns `nil`, for which
  /// ``UIViewController/separateSecondaryViewController(for:)`` of the primary controller is called.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - primaryViewController: The primary controller.
  /// - Returns: The secondary controller, or `nil`.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Gestures

  // R-SPL-23
  /// Called when a swipe that shows a column begins.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  // R-SPL-23
  /// Called when a swipe that shows a column has ended.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Orientation

  // R-SPL-50
  /// Returns the orientations to which the window can rotate.
  ///
  /// The default implementation returns those that view controllers support by default.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientations.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  // R-SPL-50
  /// Returns the orientation to which the window rotates if the current one is not supported.
  ///
  /// The default implementation returns `portrait`.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientation.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}

  /// Returns `automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }

  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { false }

  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Returns `nil`.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Returns `nil`.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns `nil`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}

  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}

  /// Returns the orientations that view controllers support by default.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(
      isPhone: splitViewController.traitCollection.userInterfaceIdiom == .phone
    )
  }

  /// Returns `portrait`.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
