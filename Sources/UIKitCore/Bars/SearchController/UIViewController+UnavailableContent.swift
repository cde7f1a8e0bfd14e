extension UIViewController {
  // R-UNA-10
  /// The content that covers the controller's view while there is nothing else to show.
  ///
  /// Set it in ``updateContentUnavailableConfiguration(using:)``. The content covers the view and its
  /// subviews, and stays in place while the view scrolls. The default value is `nil`, for which the
  /// view isn't covered.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (coveringContent as? UnavailableContent)?.configuration }
    set { setContentUnavailableConfiguration(newValue) }
  }

  // R-UNA-11
  /// The state that is passed to ``updateContentUnavailableConfiguration(using:)``: the traits, and
  /// the text of the search bar in the navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigation.item?.searchController?.searchBar.text
    return state
  }

  // R-UNA-11
  /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  ///
  /// The method is also called before the first layout, and when the traits or the search text
  /// change.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    context.needsCoveringContentUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  private func setContentUnavailableConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      (coveringContent as? UnavailableContent)?.remove()
      coveringContent = nil
      return
    }
    let content = coveringContent as? UnavailableContent ?? UnavailableContent(self)
    coveringContent = content
    content.show(configuration)
  }
}

/// The view that covers a controller's view while there is nothing else to show.
@MainActor
final class UnavailableContent: CoveringContent {
  // R-UNA-10, R-UNA-12
  private unowned let controller: UIViewController
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?

  init(_ controller: UIViewController) { self.controller = controller }

  func show(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    guard controller.isViewLoaded else { return }
    let updated = configuration.updated(for: controller.contentUnavailableConfigurationState)
    if let view, view.supports(updated) {
      view.configuration = updated
    } else {
      view?.removeFromSuperview()
      view = updated.makeContentView()
    }
    layOut()
  }

  func update() {
    if let configuration { show(configuration) }
  }

  func remove() {
    view?.removeFromSuperview()
    view = nil
  }

  /// Covers the visible part of the controller's view.
  func layOut() {
    guard let host = controller.viewIfLoaded, let configuration else { return }
    guard let view else { return show(configuration) }
    if view.superview !== host || host.subviews.last !== view { host.addSubview(view) }
    if view.frame != host.bounds { view.frame = host.bounds }
  }
}
