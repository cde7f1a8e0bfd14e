/// What connects a controller with the one it shows on top and the one it is shown on.
struct PresentationLink {
  enum Phase: Equatable { case none, presenting, dismissing }

  /// The one on top; kept alive by this.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// What lays this controller out while it is on top of another.
  var controller: UIPresentationController?
  var phase = Phase.none

  /// The presentation controller, or its substitute, as far as it is at work.
  var running: UIPresentationController? { presenting == nil ? nil : controller?.inForce }
}

extension UIViewController {
  /// This controller or the nearest one around it that shows another on top.
  var presentationBase: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate, current.presentation.presented == nil {
      candidate = current.parent
    }
    return candidate
  }

  /// The controllers on top of one another, this one at the bottom.
  var presentationStack: PresentationStack<UIViewController> {
    PresentationStack(
      bottom: self,
      presentedBy: \.presentation.presented,
      covers: { $0.presentation.controller?.inForce.coversPresenter ?? true }
    )
  }

  /// The controller that really shows what this one is asked to show: the outermost one, or for the
  /// styles that cover a context only, the nearest that defines one.
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
