/// The view of a controller, and whether it is being loaded.
struct ViewLoading {
  var view: UIView?
  var isUnderWay = false
}

extension UIViewController {
  // R-STR-12
  /// The size of a view that is loaded before it has a superview: that of the main screen.
  static var unplacedViewSize: CGSize { UIScreen.main.bounds.size }

  func _loadViewIfNeeded() {
    guard loading.view == nil else { return }
    guard !loading.isUnderWay else {
      Log.warning(
        "\(describe(self)): loadView() reads view before setting it; an empty view is used."
      )
      return loadEmptyView()
    }
    loading.isUnderWay = true
    loadView()
    if loading.view == nil {
      Log.warning("\(describe(self)): loadView() did not set view; an empty view is used.")
      loadEmptyView()
    }
    loading.isUnderWay = false
    viewDidLoad()
  }

  func _loadView() {
    if !loadInterfaceView() { loadEmptyView() }
  }

  private func loadEmptyView() {
    let size = parent?.viewIfLoaded?.bounds.size ?? UIViewController.unplacedViewSize
    let empty = UIView(frame: CGRect(origin: .zero, size: size))
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = empty
  }

  func setView(_ newView: UIView?) {
    guard newView !== loading.view else { return }
    if let newView, let other = newView.viewController as? UIViewController, other !== self {
      Misuse.raise(
        name: "UIViewControllerHierarchyInconsistency",
        reason:
          "A view can only be associated with at most one view controller at a time! "
          + "View \(describe(newView)) is associated with \(describe(other)). "
          + "Clear this association before associating this view with \(describe(self))."
      )
    }
    loading.view?.viewController = nil
    loading.view = newView
    newView?.viewController = self
  }
}
