extension UIViewController {
  /// The modal presentation style, with `automatic` resolved to a page sheet.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: return .pageSheet
    case .none:
      Log.warning(
        "\(describe(self)): modalPresentationStyle none is not supported; a page sheet is presented."
      )
      return .pageSheet
    default: return modalPresentationStyle
    }
  }

  /// The presentation controller of this controller or its nearest ancestor, created if necessary.
  var presentationControllerInForce: UIPresentationController? {
    let known = presentation.controller
    if let known, presentation.presenting != nil || known.progress.replaced != nil { return known }
    if let parent { return parent.presentationControllerInForce }
    if let known, known.progress.style == resolvedPresentationStyle { return known }
    presentation.controller = makePresentationController(presenter: nil, source: self)
    if let delegate = known?.adaptiveDelegate {
      presentation.controller?.adaptiveDelegate = delegate
    }
    return presentation.controller
  }

  /// Returns the existing presentation controller if its style fits, or a new one with the same
  /// delegate.
  func preparePresentationController(
    presenter: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let early = presentation.controller
    let style = resolvedPresentationStyle
    if let early, style != .custom, early.progress.style == style {
      early.progress.presenter = presenter
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
