import UIKit

/// A switch made of two plain views, as an example of a custom control.
final class ToggleControl: UIControl {
  static let size = CGSize(width: 51, height: 31)

  private(set) var isOn: Bool
  private let knob = UIView()

  init(isOn: Bool) {
    self.isOn = isOn
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.cornerRadius = Self.size.height / 2
    knob.backgroundColor = .white
    knob.isUserInteractionEnabled = false
    knob.layer.cornerRadius = knobSide / 2
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(knob)
    addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(
      knob,
      x: isOn ? bounds.width - knobSide - 2 : 2,
      y: 2,
      width: knobSide,
      height: knobSide
    )
  }

  private var knobSide: CGFloat { Self.size.height - 4 }

  private func flip() {
    isOn.toggle()
    UIView.animate(withDuration: 0.25) {
      self.showState()
      self.layoutIfNeeded()
    }
    sendActions(for: .valueChanged)
  }

  private func showState() {
    backgroundColor = isOn ? .systemGreen : .secondarySystemFill
    setNeedsLayout()
  }
}
