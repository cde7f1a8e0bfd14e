import QuartzCore

/// The controller that contains a previewed controller while the preview is open.
///
///     presenting ─▶ open ─ tap on the preview ─▶ expanding ─▶ committed
///                    └──── tap outside, action, escape ─────▶ dismissed
final class PreviewController: UIViewController, UIGestureRecognizerDelegate {
  // R-PEEK-30…33
  private let preview: UIViewController
  private let registration: PreviewingContext
  private let previewView = PreviewView()
  private var items: [UIPreviewActionItem] = []
  /// The group whose actions the list shows.
  private var group: UIPreviewActionGroup?
  private var isEnding = false
  /// What the user chose before the presentation ended.
  private var pending: (@MainActor () -> Void)?

  init(_ preview: UIViewController, registration: PreviewingContext) {
    self.preview = preview
    self.registration = registration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = PreviewTransitioning.shared
  }

  required init?(coder: NSCoder) { nil }

  // MARK: View

  override func loadView() { view = previewView }

  override func viewDidLoad() {
    super.viewDidLoad()
    previewView.source = { [weak registration] in registration?.sourceRectInWindow }
    addChild(preview)
    previewView.platter.hold(preview.view)
    previewView.platter.setPicture(registration.makePicture())
    preview.didMove(toParent: self)
    previewView.preferredSize = preview.preferredContentSize
    items = preview.previewActionItems
    previewView.menu.show(list)
    previewView.menu.didChoose = { [weak self] in self?.choose($0) }
    previewView.menu.didGoBack = { [weak self] in self?.open(nil) }
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(PreviewController.tapped, "tapped:")
    )
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  /// Notifies assistive technology that the preview has appeared.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .screenChanged, argument: preview.view)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard isViewLoaded, previewView.preferredSize != preview.preferredContentSize else { return }
    previewView.preferredSize = preview.preferredContentSize
    previewView.relayout()
  }

  // MARK: List

  private var shownItems: [UIPreviewActionItem] { group?.actions ?? items }

  private var list: MenuList {
    MenuList(
      backTitle: group?.title,
      items: shownItems.map { item in
        let group = item as? UIPreviewActionGroup
        let style = (item as? UIPreviewAction)?.style ?? group?.style ?? .default
        return MenuList.Item(
          title: item.title,
          isDestructive: style == .destructive,
          isChecked: style == .selected,
          opensList: group != nil
        )
      }
    )
  }

  private func open(_ group: UIPreviewActionGroup?) {
    // R-PEEK-22
    guard !isEnding else { return }
    self.group = group
    previewView.menu.change(to: list)
    previewView.relayout()
  }

  private func choose(_ index: Int) {
    guard shownItems.indices.contains(index) else { return }
    let item = shownItems[index]
    if let group = item as? UIPreviewActionGroup { return open(group) }
    // R-PEEK-21
    end { [preview] in
      guard let action = item as? UIPreviewAction else { return }
      action.handler(action, preview)
    }
  }

  // MARK: Taps

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    !previewView.isOnMenu(touch)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let platter = previewView.platter
    if platter.bounds.contains(tap.location(in: platter)) { commit() } else { end() }
  }

  override func accessibilityPerformEscape() -> Bool {
    end()
    return true
  }

  // MARK: End

  /// Runs `work` now, or at the end of the presentation.
  ///
  /// Only the first choice has an effect.
  private func whenOpen(_ work: @escaping @MainActor () -> Void) {
    guard !isEnding else { return }
    isEnding = true
    if presentation.phase == .presenting { pending = work } else { work() }
  }

  /// Called after the presentation.
  func didOpen() {
    pending?()
    pending = nil
  }

  /// Dismisses the preview and then calls a closure.
  func end(_ completion: (@MainActor () -> Void)? = nil) {
    // R-PEEK-31
    whenOpen { [self] in
      guard presentation.phase == .none, let presentingViewController else { return }
      presentingViewController.dismiss(animated: true) { completion?() }
    }
  }

  /// Expands the preview, removes it, and lets the delegate show the controller.
  private func commit() {
    // R-PEEK-30
    whenOpen { [self] in
      UIView.animate(
        withDuration: PreviewMetrics.expanding,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        animations: { [previewView] in previewView.pose = .expanded },
        completion: { _ in self.finishCommit() }
      )
    }
  }

  private func finishCommit() {
    guard presentation.phase == .none, let presenter = presentation.presenting else { return }
    presenter.dismiss(animated: false)
    UIView.performWithoutAnimation { registration.commit(preview) }
  }

  /// Removes the previewed controller, so that it can be shown elsewhere.
  func releasePreview() {
    guard preview.parent === self else { return }
    preview.willMove(toParent: nil)
    previewView.platter.empty()
    preview.removeFromParent()
  }
}
