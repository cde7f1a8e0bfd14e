import UIKit

/// A row of buttons above the scene that was chosen last.
final class ChooserViewController: UIViewController {
  private let scenes: [Scene]
  private var buttons: [UIButton] = []
  private var shown: UIViewController?

  init(scenes: [Scene]) {
    self.scenes = scenes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    buttons = scenes.enumerated().map { index, scene in
      let button = UIButton(type: .system)
      button.setTitle(scene.title, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
    show(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + width * CGFloat(index),
        y: area.minY,
        width: width,
        height: rowHeight
      )
    }
    shown?.view.frame = CGRect(
      x: 0,
      y: area.minY + rowHeight,
      width: view.bounds.width,
      height: view.bounds.height - area.minY - rowHeight
    )
  }

  private let rowHeight: CGFloat = 44

  private func show(_ index: Int) {
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    let controller = scenes[index].makeController()
    addChild(controller)
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    shown = controller
    for (position, button) in buttons.enumerated() {
      button.isEnabled = position != index
    }
    view.setNeedsLayout()
  }
}
