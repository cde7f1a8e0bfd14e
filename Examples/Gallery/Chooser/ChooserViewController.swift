import UIKit

/// The list of scenes and the selected scene: side by side in a wide window, otherwise one at a
/// time.
final class ChooserViewController: UIViewController {
  private let scenes: [Scene]
  private let list: SceneListView
  private let strip = TitleStrip()
  private let divider = UIView()
  private var shown: (index: Int, controller: UIViewController)?

  init(scenes: [Scene]) {
    self.scenes = scenes
    list = SceneListView(scenes: scenes)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    divider.backgroundColor = .separator
    for part in [list, strip, divider] { view.addSubview(part) }
    list.onChoice = { [weak self] in self?.show($0) }
    strip.onBack = { [weak self] in self?.close() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isWide, shown == nil { show(0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    list.isHidden = !isWide && shown != nil
    divider.isHidden = !isWide
    strip.isHidden = isWide || shown == nil
    list.frame = view.bounds
    let width = ChooserMetrics.listWidth + leadingSafeAreaInset
    if isWide {
      view.place(list, x: 0, y: 0, width: width, height: view.bounds.height)
      view.place(divider, x: width, y: 0, width: 1, height: view.bounds.height)
    }
    strip.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: ChooserMetrics.stripHeight)
    guard let page = shown?.controller.view else { return }
    let leading = isWide ? width + 1 : 0
    let start = isWide ? 0 : strip.frame.maxY
    view.place(
      page,
      x: leading,
      y: start,
      width: view.bounds.width - leading,
      height: view.bounds.height - start
    )
  }

  private var isWide: Bool { view.bounds.width >= ChooserMetrics.wideWidth }

  private var leadingSafeAreaInset: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? view.safeAreaInsets.right : view.safeAreaInsets.left
  }

  private func show(_ index: Int) {
    removeShown()
    let controller = scenes[index].makeController()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = (index, controller)
    strip.title = scenes[index].title
    list.chosen = index
    view.setNeedsLayout()
  }

  private func close() {
    removeShown()
    list.chosen = nil
    view.setNeedsLayout()
  }

  private func removeShown() {
    guard let controller = shown?.controller else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    shown = nil
  }
}

/// Sizes of the chooser, in points.
enum ChooserMetrics {
  /// The width from which the list and the scene are side by side.
  static let wideWidth: CGFloat = 700
  static let listWidth: CGFloat = 320
  static let stripHeight: CGFloat = 44
  static let rowHeight: CGFloat = 64
  static let margin: CGFloat = 16
}
