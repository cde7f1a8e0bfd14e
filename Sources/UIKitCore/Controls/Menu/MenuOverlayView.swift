import QuartzCore

/// The view that covers the window while a menu is open, and contains the menu.
///
/// A touch outside the menu dismisses it. The view takes the keys of the window.
final class MenuOverlayView: UIView {
  /// The menu that the view shows, which is released when the view is removed.
  var session: MenuSession?
  private let pointer = MenuPointer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    pointer.attach(to: self)
  }

  required init?(coder: NSCoder) { nil }

  override var coversInputArea: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    session?.place()
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    session?.touchedOutside(at: touch.location(in: self))
  }

  override func showMenu(at point: CGPoint) -> Bool {
    session?.touchedOutside(at: point)
    return true
  }

  override func handle(_ key: KeyInput) -> Bool {
    session?.press(key)
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    session?.goBack()
    return true
  }
}
