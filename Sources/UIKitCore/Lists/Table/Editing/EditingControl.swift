import Foundation

/// The round control at the leading edge of a row in editing mode, which deletes, inserts or marks
/// the row.
final class EditingControl: UIControl {
  let kind: EditingPlan.Control
  private let disc = UIView(frame: .zero)
  private let sign = UIImageView()

  /// Whether the row is selected, which shows a check mark.
  var isChosen = false {
    didSet { if isChosen != oldValue { show() } }
  }

  /// The color of the disc, or `nil` for the usual one.
  var discColor: UIColor? {
    didSet { show() }
  }

  init(_ kind: EditingPlan.Control) {
    self.kind = kind
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = EditingMetrics.controlSize / 2
    sign.tintColor = .white
    sign.contentMode = .center
    sign.isAccessibilityElement = false
    disc.addSubview(sign)
    addSubview(disc)
    // A tap on the selection mark is handled as a tap on the row.
    isUserInteractionEnabled = kind != .choice
    isAccessibilityElement = kind != .choice
    accessibilityTraits = .button
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    switch kind {
    case .delete: show("minus", on: discColor ?? .systemRed)
    case .insert: show("plus", on: discColor ?? .systemGreen)
    case .choice:
      show(isChosen ? "checkmark" : nil, on: isChosen ? discColor ?? tintColor : nil)
    case .none: show(nil, on: nil)
    }
  }

  private func show(_ name: String?, on color: UIColor?) {
    sign.image = name.flatMap {
      UIImage(
        systemName: $0,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
      )?.withRenderingMode(.alwaysTemplate)
    }
    disc.backgroundColor = color
    disc.layer.borderWidth = color == nil ? 1.5 : 0
    disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = EditingMetrics.controlSize
    disc.frame = CGRect(
      x: ((bounds.width - size) / 2).rounded(),
      y: ((bounds.height - size) / 2).rounded(),
      width: size,
      height: size
    )
    sign.frame = disc.bounds
  }

  override var accessibilityLabel: String? {
    get {
      let text = kind == .insert ? SystemText.insertRow : SystemText.deleteRow
      return accessibility?.label ?? text(rowLabel)
    }
    set { super.accessibilityLabel = newValue }
  }

  private var rowLabel: String { SpokenTexts.ofRow(superview) }
}
