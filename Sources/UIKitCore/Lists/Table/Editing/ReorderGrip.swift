import Foundation

/// The grip at the trailing edge of a row, by which the row is dragged.
final class ReorderGrip: UIView {
  private let sign = UIImageView()
  /// A closure that is called while the grip is dragged.
  var pressed: ((UILongPressGestureRecognizer) -> Void)?

  init() {
    super.init(frame: .zero)
    sign.image = UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    )?.withRenderingMode(.alwaysTemplate)
    sign.tintColor = .tertiaryLabel
    sign.contentMode = .center
    sign.isAccessibilityElement = false
    addSubview(sign)
    isAccessibilityElement = true
    accessibilityTraits = .button
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector(ReorderGrip.follow, "follow(_:)")
    )
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = bounds
  }

  override var accessibilityLabel: String? {
    get {
      accessibility?.label
        ?? SystemText.reorderRow(SpokenTexts.ofRow(superview))
    }
    set { super.accessibilityLabel = newValue }
  }

  private func follow(_ press: UILongPressGestureRecognizer) { pressed?(press) }
}
