extension UIViewController {
  func _registerForPreviewing(
    with delegate: UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> UIViewControllerPreviewing {
    // R-PEEK-6, R-PEEK-7
    let contexts = sourceView.interactions.compactMap { $0 as? PreviewingContext }
    for context in contexts where context.isAbandoned { sourceView.removeInteraction(context) }
    if let known = contexts.first(where: { $0.belongs(to: self, delegate) }) { return known }
    let context = PreviewingContext(controller: self, delegate: delegate)
    sourceView.addInteraction(context)
    return context
  }

  func _unregisterForPreviewing(withContext previewing: UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.view?.removeInteraction(context)
  }
}
