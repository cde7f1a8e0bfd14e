import QuartzCore

/// The preview beside a context menu: a part of a view that is lifted, or a controller.
@MainActor final class MenuPreview {
  // R-MENU-40…R-MENU-46
  let view = PreviewView()
  private let backdrop = PreviewBackdropView()
  private let controller: UIViewController?
  /// The view that is lifted.
  private weak var source: UIView?
  /// The view that is hidden while its picture is lifted, and its mask until then.
  private var hidden: (view: UIView, mask: CALayer?)?
  /// Called when the preview is tapped.
  private let commit: @MainActor (MenuSession) -> Void

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - target: The view that is lifted, or from which the controller grows.
  ///   - controller: The controller, or `nil` to lift the view.
  ///   - commit: Called when the preview is tapped.
  init(
    _ target: UITargetedPreview,
    controller: UIViewController?,
    commit: @escaping @MainActor (MenuSession) -> Void
  ) {
    self.controller = controller
    self.commit = commit
    let source = target.view
    let part = target.part
    self.source = source
    view.source = target.place
    view.platter.backgroundFill = target.parameters.backgroundColor
    view.preferredSize = part.size
    view.lifts = controller == nil
    let picture = target.parameters.picture(of: source, from: part)
    if let controller {
      view.preferredSize = controller.preferredContentSize
      view.platter.setPicture(picture)
      controller.beginAppearanceTransition(true, animated: true)
      view.platter.hold(controller.view)
      controller.endAppearanceTransition()
    } else if let picture {
      view.cornerRadius = target.cornerRadius
      view.platter.hold(picture)
    }
  }

  // R-MENU-44
  /// Moves to another view when the preview disappears.
  func end(at target: UITargetedPreview) {
    let (source, part) = (target.view, target.part)
    guard source !== self.source || part != self.source?.bounds || target.isElsewhere else {
      return
    }
    let wasHidden = hidden != nil
    showSource()
    self.source = source
    view.source = target.place
    if wasHidden { hideSource() }
  }

  /// Hides the lifted view without changing its properties that apps use.
  private func hideSource() {
    guard view.lifts, hidden == nil, let source, !UIAccessibility.isReduceMotionEnabled else {
      return
    }
    hidden = (source, source.layer.mask)
    source.layer.mask = CALayer()
  }

  private func showSource() {
    guard let hidden else { return }
    hidden.view.layer.mask = hidden.mask
    self.hidden = nil
  }

  func add(to overlay: UIView) {
    for part in [backdrop, view] {
      part.frame = overlay.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.addSubview(part)
    }
    // Touches outside the list belong to the overlay.
    view.passesTouches = true
    hideSource()
  }

  /// Lays out the preview.
  func place(in overlay: UIView) { view.layoutIfNeeded() }

  func pose(isShown: Bool) {
    backdrop.isShown = isShown
    view.pose = isShown ? .open : .source
  }

  func expand() {
    view.pose = .expanded
    backdrop.isShown = false
  }

  /// Returns whether a point of a view is on the platter.
  func contains(_ point: CGPoint, of overlay: UIView) -> Bool {
    view.platter.bounds.contains(view.platter.convert(point, from: overlay))
  }

  func tapped(_ session: MenuSession) { commit(session) }

  /// The time in seconds in which the preview disappears.
  var duration: TimeInterval { PreviewMetrics.disappearing }

  func remove() {
    showSource()
    guard let controller else { return }
    controller.beginAppearanceTransition(false, animated: false)
    view.platter.empty()
    controller.endAppearanceTransition()
  }
}

extension UITargetedPreview {
  /// The part of the view that is lifted, in the view's coordinates.
  fileprivate var part: CGRect { parameters.visiblePath?.cgPath.boundingBox ?? view.bounds }

  // R-MENU-48
  /// Whether the target isn't the place where the view is.
  fileprivate var isElsewhere: Bool {
    let own = UIPreviewTarget(of: view, parameters)
    return target.container !== own.container || target.center != own.center
      || target.transform != own.transform
  }

  /// Returns the rectangle of the preview in the window.
  fileprivate var place: @MainActor () -> CGRect? {
    let part = part
    guard isElsewhere else {
      return { [weak view] in view.map { $0.convert(part, to: nil) } }
    }
    let size = part.applying(target.transform).size
    return { [weak container = target.container, center = target.center] in
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      return container.map { $0.convert(CGRect(origin: origin, size: size), to: nil) }
    }
  }
}
