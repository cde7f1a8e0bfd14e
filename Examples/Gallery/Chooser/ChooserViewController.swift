import UIKit

/// The list of scenes and the selected scene: side by side in a wide window, otherwise one at a
/// time.
final class ChooserViewController: UIViewController {
  private let scenes: [Scene]
  private let list: SceneListViewController
  private let listNavigation: UINavigationController
  private let strip = TitleStrip()
  private let divider = UIView()
  /// The controller of the scene that is shown, or `nil`.
  private(set) var scene: UIViewController?

  init(scenes: [Scene]) {
    self.scenes = scenes
    list = SceneListViewController(scenes: scenes)
    listNavigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    divider.backgroundColor = .separator
    listNavigation.navigationBar.prefersLargeTitles = true
    addChild(listNavigation)
    for part in [listNavigation.view, strip, divider] as [UIView] { view.addSubview(part) }
    listNavigation.didMove(toParent: self)
    list.onChoice = { [weak self] in self?.show($0) }
    strip.onBack = { [weak self] in self?.close() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isWide, scene == nil { show(0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    divider.isHidden = !isWide
    strip.isHidden = isWide || scene == nil
    let width = ChooserMetrics.listWidth + leadingSafeAreaInset
    let list: UIView = listNavigation.view
    list.isHidden = !isWide && scene != nil
    list.frame = view.bounds
    if isWide {
      view.place(list, x: 0, y: 0, width: width, height: view.bounds.height)
      view.place(divider, x: width, y: 0, width: 1, height: view.bounds.height)
    }
    strip.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: ChooserMetrics.stripHeight)
    guard let page = scene?.view else { return }
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

  /// Shows a scene.
  func show(_ index: Int) {
    removeScene()
    let controller = scenes[index].makeController()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    scene = controller
    strip.title = scenes[index].title
    list.select(index)
    view.setNeedsLayout()
  }

  private func close() {
    removeScene()
    list.select(nil)
    view.setNeedsLayout()
  }

  private func removeScene() {
    guard let scene else { return }
    scene.willMove(toParent: nil)
    scene.view.removeFromSuperview()
    scene.removeFromParent()
    self.scene = nil
  }
}

/// Sizes of the chooser, in points.
enum ChooserMetrics {
  /// The width from which the list and the scene are side by side.
  static let wideWidth: CGFloat = 700
  static let listWidth: CGFloat = 320
  static let stripHeight: CGFloat = 44
}
