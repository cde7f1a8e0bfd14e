import QuartzCore

@testable import UIKitCore

/// A shown window on a screen of its own, with no host and no pixels; time moves when told.
@MainActor final class ControllerStage {
  let screen: UIScreen
  let window: UIWindow

  init(
    _ root: UIViewController? = nil,
    size: CGSize = CGSize(width: 390, height: 844),
    isVisible: Bool = true
  ) {
    screen = UIScreen(configuration: ScreenConfiguration(size: size, scale: 2)) { _ in nil }
    window = UIWindow(screen: screen)
    window.rootViewController = root
    window.isHidden = !isVisible
  }

  /// Lets seconds pass, a frame at a time.
  func advance(by seconds: TimeInterval = 1) {
    guard let clock = screen.clock as? ManualClock else { return }
    let end = clock.now + seconds
    while clock.now < end {
      clock.advance(to: min(clock.now + 1.0 / 60, end))
      screen.performFrame()
    }
  }
}

/// What controllers were told, in order.
@MainActor final class Diary {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since the last reading.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Writes every callback into a diary.
class DiaryController: UIViewController {
  let diary: Diary
  let name: String
  /// Called with the name of each callback after it was noted.
  var reaction: ((String) -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    diary = Diary()
    name = ""
    super.init(coder: coder)
  }

  func note(_ event: String) {
    diary.note("\(name).\(event)")
    reaction?(event)
  }

  override func viewDidLoad() { note("didLoad") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(animated ? "willAppear*" : "willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(animated ? "didAppear*" : "didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(animated ? "willDisappear*" : "willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(animated ? "didDisappear*" : "didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didJoin")
  }
}

extension UIViewController {
  /// The whole of an addition, as containers do it.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// The whole of a removal, as containers do it.
  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
