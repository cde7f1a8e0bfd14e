import Foundation

/// The grip at the trailing edge of a row, by which the row is dragged.
final class ReorderGrip: UIView {
  private let sign = UIImageView()
  private weak var table: UITableView?

  init(table: UITableView?) {
    self.table = table
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
      action: Selector(ReorderGrip.pressed, "pressed(_:)")
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
        ?? SystemText.reorderRow((superview as? UITableViewCell)?.spokenTexts ?? "")
    }
    set { super.accessibilityLabel = newValue }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard let table, let cell = superview as? UITableViewCell else { return }
    let point = press.location(in: table)
    switch press.state {
    case .began: table.beginReorder(of: cell, at: point)
    case .changed: table.continueReorder(at: point)
    case .ended: table.endReorder()
    case .cancelled, .failed: table.cancelReorder()
    case .possible: break
    }
  }
}
