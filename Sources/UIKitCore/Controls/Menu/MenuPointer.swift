import QuartzCore

/// Highlights the rows of an open menu under a pointer, opens the submenu of a row on which the
/// pointer rests, and closes it when the pointer rests on the menu behind it.
@MainActor final class MenuPointer: NSObject {
  // R-MENU-16
  private enum Target: Equatable {
    case row(depth: Int, index: Int)
    case parent(depth: Int)
  }

  private weak var overlay: MenuOverlayView?
  private let recognizer = UIHoverGestureRecognizer()
  private var target: Target?
  private var timer: ClockTimer?

  func attach(to overlay: MenuOverlayView) {
    self.overlay = overlay
    recognizer.addTarget(self, action: Selector(MenuPointer.moved, "moved:"))
    overlay.addGestureRecognizer(recognizer)
  }

  private func moved(_ recognizer: UIHoverGestureRecognizer) {
    guard let overlay, let session = overlay.session, session.isOpen,
      let list = session.levels.last?.list
    else { return rest(on: nil) }
    switch recognizer.state {
    case .began, .changed:
      let point = recognizer.location(in: overlay)
      let place = list.convert(point, from: overlay)
      list.highlightRow(at: place)
      rest(on: target(at: point, place, in: session))
    default:
      list.highlightRow(at: nil)
      rest(on: nil)
    }
  }

  private func target(at point: CGPoint, _ place: CGPoint, in session: MenuSession) -> Target? {
    let depth = session.levels.count - 1
    guard let list = session.levels.last?.list, !list.bounds.contains(place) else {
      return session.levels.last?.list.submenuRow(at: place).map { .row(depth: depth, index: $0) }
    }
    let isOnParent = session.levels.dropLast().contains { level in
      level.list.bounds.contains(level.list.convert(point, from: overlay))
    }
    return isOnParent ? .parent(depth: depth) : nil
  }

  /// Waits until the pointer has been at a place for some time.
  private func rest(on new: Target?) {
    guard new != target else { return }
    timer?.cancel()
    timer = nil
    target = new
    guard new != nil, let clock = overlay?.window?.screen.clock else { return }
    timer = clock.schedule(after: MenuMetrics.hoverDelay) { [weak self] in
      MainActor.assumeIsolated { self?.rested() }
    }
  }

  private func rested() {
    timer = nil
    guard let session = overlay?.session, session.isOpen else { return }
    switch target {
    case .row(let depth, _) where depth == session.levels.count - 1:
      let list = session.levels[depth].list
      if list.isSubmenuHighlighted { _ = list.chooseHighlightedRow() }
    case .parent(let depth) where depth == session.levels.count - 1: session.goBack()
    default: break
    }
  }
}
