import UIKit

/// A bar with a raised round button in the middle and a custom height.
class RaisedTabBar: UITabBar {
  let centreButton = UIButton(type: .custom)
  var centreAction: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    centreButton.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
    centreButton.backgroundColor = .systemBlue
    centreButton.layer.cornerRadius = 28
    centreButton.accessibilityLabel = "Plus"
    centreButton.addTarget(
      self,
      action: Selector(RaisedTabBar.centreButtonTapped),
      for: .touchUpInside
    )
    addSubview(centreButton)
  }

  func centreButtonTapped() {
    centreAction?()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    fitting.height += 11
    return fitting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    centreButton.center = CGPoint(x: bounds.midX, y: 8)
    let buttons = subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
      .sorted { $0.frame.minX < $1.frame.minX }
    let width = (bounds.width - 80) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let skipsCentre: CGFloat = index >= buttons.count / 2 ? 80 : 0
      button.frame.origin.x = CGFloat(index) * width + skipsCentre
      button.frame.size.width = width
    }
    bringSubviewToFront(centreButton)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || centreButton.frame.contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isHidden, centreButton.frame.contains(point) { return centreButton }
    return super.hitTest(point, with: event)
  }
}

/// A controller that replaces the system's bar.
class RaisedTabBarController: UITabBarController {
  let raisedTabBar = RaisedTabBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    setValue(raisedTabBar, forKey: "tabBar")
    viewControllers = ["Left", "Right"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
  }
}
