extension UIViewController {
  /// The style with the system's choice made.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: return .pageSheet
    case .none:
      Log.warning(
        "\(describe(self)): modalPresentationStyle none cannot be presented; a page sheet is."
      )
      return .pageSheet
    default: return modalPresentationStyle
    }
  }

  /// The one at work, or the nearest around; else one for the present style, made before it is needed.
  var presentationControllerInForce: UIPresentationController? {
    let known = presentation.controller
    if let known, presentation.presenting != nil || known.course.replaced != nil { return known }
    if let parent { return parent.presentationControllerInForce }
    if let known, known.course.style == resolvedPresentationStyle { return known }
    presentation.controller = makePresentationController(presenter: nil, source: self)
    if let delegate = known?.adaptiveDelegate {
      presentation.controller?.adaptiveDelegate = delegate
    }
    return presentation.controller
  }

  /// The one that was read before, if it still suits, else a new one with the same delegate.
  func preparePresentationController(
    presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let early = presentation.controller
    let style = resolvedPresentationStyle
    if let early, style != .custom, early.course.style == style {
      early.course.presenter = presenter
      return early
    }
    let controller = makePresentationController(presenter: presenter, source: source)
    if let delegate = early?.adaptiveDelegate { controller.adaptiveDelegate = delegate }
    return controller
  }

  private func makePresentationController(
    presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    switch resolvedPresentationStyle {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenter,
        source: source
      )
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return CoveringPresentation(presentedViewController: self, presenting: presenter)
    }
  }
}
