import Foundation

/// The part of a view controller that comes from a storyboard: its segues.
///
/// ``UIViewController`` is its only subclass.
@preconcurrency @MainActor open class _UISegueSource: _UIFocusResponder {
  /// What the controller's file contains, or `nil` for a controller that code has created.
  var interface: ControllerInterface?

  // MARK: Segues

  /// The storyboard that the controller comes from, or `nil`.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  // R-IB-40
  /// Performs a segue of the storyboard.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not called, and the view does not need to be
  /// loaded. The method raises an exception if the controller has no such segue.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - sender: The object that started the segue, or `nil`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = interface?.segue(identified: identifier) else {
      Misuse.raise(
        name: "NSInvalidArgumentException",
        reason: "Receiver (\(describe(self))) has no segue with identifier '\(identifier)'"
      )
    }
    template.perform(sender: sender)
  }

  /// Returns whether a segue that the user started is performed.
  ///
  /// The default implementation returns `true`. Embedded controllers are asked for too.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue, or an empty text.
  ///   - sender: The object that started the segue, or `nil`.
  /// - Returns: Whether the segue is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  ///
  /// The view of the destination is not loaded yet. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The object that started the segue, or `nil`.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding

  // R-IB-45
  /// Returns whether the controller is the destination of an unwind segue.
  ///
  /// The default implementation returns `true` if the controller has the action and is not the source.
  ///
  /// - Parameters:
  ///   - action: The action of the segue.
  ///   - fromViewController: The controller from which the segue begins.
  ///   - sender: The object that started the segue, or `nil`.
  /// - Returns: Whether the controller is the destination.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    action.canBeCalled(on: self) && fromViewController !== self
  }

  /// Returns the children in which the destination of an unwind segue is searched, in order.
  ///
  /// The default implementation returns the children without the one that contains the source; the last
  /// child comes first.
  ///
  /// - Parameter source: The description of the segue.
  /// - Returns: The children.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    guard let controller = self as? UIViewController else { return [] }
    let own = childContaining(source)
    return controller.children.reversed().filter { $0 !== own }
  }

  /// Returns the child that contains the source of an unwind segue, or `nil`.
  ///
  /// - Parameter source: The description of the segue.
  /// - Returns: The child.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let child = controller, child.parent !== self { controller = child.parent }
    return controller
  }

  /// Called on the way of an unwind segue, to show a child or the controller itself again.
  ///
  /// The default implementation dismisses what the controller presents. Navigation controllers also pop
  /// to the child, and tab bar controllers select it.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The child on the way to the destination, or the controller itself.
  open func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard let controller = self as? UIViewController,
      let presented = controller.presentedViewController, !presented.isBeingDismissed
    else { return }
    controller.dismiss(animated: UIView.areAnimationsEnabled)
  }
}
