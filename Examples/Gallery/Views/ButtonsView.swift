import UIKit

/// A system button, a button with a background, a disabled button, and a custom switch.
final class ButtonsView: SamplesView {
  init() {
    super.init([
      ButtonsView.plain(), ButtonsView.filled(), ButtonsView.disabled(), ButtonsView.toggle(),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func plain() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("System", for: .normal)
    return button
  }

  private static func filled() -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle("Filled", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 10
    button.bounds.size = CGSize(width: 72, height: 36)
    return centered(button)
  }

  private static func disabled() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("Disabled", for: .normal)
    button.isEnabled = false
    return button
  }

  private static func toggle() -> UIView {
    centered(ToggleControl(isOn: true))
  }

  /// Returns a view that keeps the size of another one, and centers it.
  private static func centered(_ view: UIView) -> UIView {
    let holder = UIView(frame: CGRect(origin: .zero, size: view.bounds.size))
    view.frame = holder.bounds
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    holder.addSubview(view)
    return holder
  }
}
