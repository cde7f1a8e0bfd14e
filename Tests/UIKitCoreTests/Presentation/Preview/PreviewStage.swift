import SimulatorKit
import TestStage
import TestSupport
import UIKitCore

/// A page with a button that is registered for previews.
final class PreviewPage: RecordingViewController, UIViewControllerPreviewingDelegate {
  let button = UIButton(type: .system)
  var taps = 0
  /// The controller that is previewed next; `nil` for none.
  var offer: UIViewController?
  /// Called when the delegate is asked.
  var onAsk: ((UIViewControllerPreviewing, CGPoint) -> Void)?
  /// What is done with a committed controller.
  var onCommit: ((UIViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Row", for: .normal)
    button.frame = CGRect(x: 50, y: 300, width: 200, height: 60)
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    journal.record("\(name).ask \(Int(location.x)),\(Int(location.y))")
    onAsk?(previewingContext, location)
    return offer
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    journal.record("\(name).commit")
    onCommit?(viewControllerToCommit)
  }
}

/// A controller that is previewed, with actions.
final class PreviewedPage: RecordingViewController {
  var items: [UIPreviewActionItem] = []

  override var previewActionItems: [UIPreviewActionItem] { items }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    label.text = "Contents of \(name)"
    view.addSubview(label)
  }
}

/// A navigation controller with a page whose button can be previewed.
@MainActor final class PreviewStage: SimulatorStage {
  let journal = Journal()
  let page: PreviewPage
  let stack: UINavigationController
  private(set) var context: UIViewControllerPreviewing?

  init(_ device: Device = .iPhone15, registers: Bool = true) {
    page = PreviewPage("a", journal, recording: .appearance)
    stack = UINavigationController(rootViewController: page)
    super.init(on: device)
    show(stack)
    if registers { context = page.registerForPreviewing(with: page, sourceView: page.button) }
    ReleaseWitnesses.announce(page, context)
    advance(by: 0.1)
    journal.clear()
  }

  /// Makes a controller with actions and offers it for the next preview.
  @discardableResult
  func offer(
    _ name: String = "b",
    size: CGSize = .zero,
    actions: [(String, UIPreviewAction.Style)] = []
  ) -> PreviewedPage {
    let controller = PreviewedPage(name, journal, recording: .appearance)
    controller.preferredContentSize = size
    controller.items = actions.map { action($0, $1) }
    page.offer = controller
    ReleaseWitnesses.announce(controller)
    return controller
  }

  /// Makes an action that writes down its title and the title of the previewed controller.
  func action(_ title: String, _ style: UIPreviewAction.Style = .default) -> UIPreviewAction {
    UIPreviewAction(title: title, style: style) { [weak journal] action, controller in
      journal?.record("handler \(action.title) \(controller.title ?? "")")
    }
  }

  var buttonCenter: CGPoint {
    page.button.convert(CGPoint(x: 100, y: 30), to: nil)
  }

  /// Presses the button until the preview is open, and lifts the finger.
  func peek() {
    phone.longPress(at: buttonCenter, duration: 0.6)
    rest()
    page.offer = nil
  }

  var isOpen: Bool { stack.presentedViewController != nil }

  /// Where an element is seen.
  func frame(of label: String) -> CGRect {
    phone.elements.first { $0.label == label }?.frame ?? .zero
  }

  func tapOutside() {
    phone.tap(at: CGPoint(x: 4, y: 100))
    rest()
  }
}
