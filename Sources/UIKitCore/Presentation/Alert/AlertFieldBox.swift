import QuartzCore

/// The box with the text fields of an alert, separated by hairlines.
final class AlertFieldBox: UIView {
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = AlertMetrics.fieldCornerRadius
    layer.borderWidth = 0.5
  }

  required init?(coder: NSCoder) { nil }

  /// The height that the fields need.
  var height: CGFloat { CGFloat(fields.count) * AlertMetrics.fieldHeight }

  /// Shows text fields instead of the current ones.
  func show(_ new: [UITextField]) {
    layer.borderColor = UIColor.separator.cgColor
    guard new != fields else { return }
    for old in fields where !new.contains(old) { old.removeFromSuperview() }
    fields = new
    for line in lines { line.removeFromSuperview() }
    lines = new.dropFirst().map { _ in UIView() }
    for line in lines { line.backgroundColor = .separator }
    for view in fields + lines { addSubview(view) }
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.addAction(
        UIAction(identifier: .init("nextField")) { [weak next] _ in next?.becomeFirstResponder() },
        for: .primaryActionTriggered
      )
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / (window?.screen.scale ?? 1)
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * AlertMetrics.fieldHeight
      field.frame = CGRect(x: 6, y: y, width: bounds.width - 12, height: AlertMetrics.fieldHeight)
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
    }
  }
}
