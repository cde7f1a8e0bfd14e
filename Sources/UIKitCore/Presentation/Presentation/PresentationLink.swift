/// The links of a controller to the controller that it presents and to the one that presents it.
struct PresentationLink {
  enum Phase: Equatable { case none, presenting, dismissing }

  /// The presented controller, which is referenced strongly.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller while this controller is presented.
  var controller: UIPresentationController?
  var phase = Phase.none

  /// The presentation controller or its substitute, if the controller is presented.
  var running: UIPresentationController? { presenting == nil ? nil : controller?.effective }
}

extension UIViewController {
  /// The nearest controller in the parent chain, including this one, that presents another
  /// controller.
  var presentationBase: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate, current.presentation.presented == nil {
      candidate = current.parent
    }
    return candidate
  }

  /// The chain of presented controllers, with this controller at the bottom.
  var presentationStack: PresentationStack<UIViewController> {
    PresentationStack(
      bottom: self,
      presentedBy: \.presentation.presented,
      covers: { $0.presentation.controller?.effective.coversPresenter ?? true }
    )
  }

  /// Returns the controller that performs a presentation.
  ///
  /// That is the outermost ancestor, or for styles in the current context the nearest ancestor that
  /// defines a presentation context.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let seeksContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while let parent = candidate.parent {
      if seeksContext && candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }
}
