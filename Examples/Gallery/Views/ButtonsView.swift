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
    return button
  }

  private static func disabled() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("Disabled", for: .normal)
    button.isEnabled = false
    return button
  }

  private static func toggle() -> UIView {
    let holder = UIView(frame: CGRect(origin: .zero, size: ToggleControl.size))
    let toggle = ToggleControl(isOn: true)
    toggle.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    holder.addSubview(toggle)
    return holder
  }
}
