import Foundation

/// Computes the positions of the accessories of a list cell.
struct ListAccessoryLayout {
  // R-LC-11
  /// The sizes of the accessories, from the leading edge of the cell.
  var leading: [CGSize] = []
  var trailing: [CGSize] = []

  /// The space that the leading accessories take before the content.
  var leadingWidth: CGFloat {
    leading.reduce(0) { $0 + $1.width + CellMetrics.imageSpacing }
  }

  /// The size of the trailing accessories, or `nil` if there are none.
  var trailingSize: CGSize? {
    guard !trailing.isEmpty else { return nil }
    let gaps = CGFloat(trailing.count - 1) * CellMetrics.accessorySpacing
    return CGSize(
      width: trailing.reduce(gaps) { $0 + $1.width },
      height: trailing.map(\.height).max() ?? 0
    )
  }

  /// Returns the frames of the leading accessories in a cell.
  func leadingFrames(margin: CGFloat, height: CGFloat) -> [CGRect] {
    var x = margin
    return leading.map { size in
      defer { x += size.width + CellMetrics.imageSpacing }
      return Self.frame(size, x, height)
    }
  }

  /// Returns the frames of the trailing accessories in a cell.
  func trailingFrames(from start: CGFloat, height: CGFloat) -> [CGRect] {
    var x = start
    return trailing.map { size in
      defer { x += size.width + CellMetrics.accessorySpacing }
      return Self.frame(size, x, height)
    }
  }

  private static func frame(_ size: CGSize, _ x: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: x,
      y: ((height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}

/// The accessories of a list cell and their views.
@MainActor struct ListAccessories {
  struct Entry {
    var accessory: UICellAccessory
    var view: UIView
    var handler: AccessoryHandler
  }

  private(set) var entries: [Entry] = []

  /// Shows accessories in a cell, and returns the views that weren't shown before.
  @discardableResult
  mutating func show(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell)
    -> [UIView]
  {
    var old = entries
    let known = entries.map(\.view)
    entries = accessories.map { accessory in
      let index = old.firstIndex { $0.accessory.isSame(as: accessory) }
      let kept = index.map { old.remove(at: $0) }
      let handler = kept?.handler ?? AccessoryHandler()
      if case .action(let action) = accessory.content { handler.action = action }
      let view = kept?.view ?? accessory.makeView(in: cell, handler: handler)
      view.isHidden = accessory.style.isHidden
      if view.superview !== cell { cell.addSubview(view) }
      return Entry(accessory: accessory, view: view, handler: handler)
    }
    for entry in old where !entries.contains(where: { $0.view === entry.view }) {
      if entry.view.superview === cell { entry.view.removeFromSuperview() }
    }
    return entries.map(\.view).filter { view in !known.contains { $0 === view } }
  }

  func layout(in cell: UICollectionViewListCell) -> ListAccessoryLayout {
    func sizes(_ entries: [Entry]) -> [CGSize] {
      entries.map { $0.accessory.size(of: $0.view, in: cell) }
    }
    return ListAccessoryLayout(
      leading: sizes(entries.filter(\.accessory.isLeading)),
      trailing: sizes(entries.filter { !$0.accessory.isLeading })
    )
  }

  /// Lays out the accessories of a cell.
  func place(
    in cell: UICollectionViewListCell,
    margin: CGFloat,
    trailingStart: CGFloat,
    isRightToLeft: Bool
  ) {
    let size = cell.bounds.size
    let layout = layout(in: cell)
    let leading = layout.leadingFrames(margin: margin, height: size.height)
    let trailing = layout.trailingFrames(from: trailingStart, height: size.height)
    func set(_ entries: [Entry], _ frames: [CGRect]) {
      for (entry, frame) in zip(entries, frames) {
        var frame = frame
        if isRightToLeft { frame.origin.x = size.width - frame.maxX }
        // The control reacts to touches around it.
        if entry.view is EditingControl || entry.view is OutlineDisclosureView {
          frame = CGRect(
            x: frame.minX - EditingMetrics.controlReach,
            y: 0,
            width: frame.width + 2 * EditingMetrics.controlReach,
            height: size.height
          )
        } else if entry.view is ReorderGrip {
          frame.origin.y = 0
          frame.size.height = size.height
        }
        if entry.view.frame != frame { entry.view.frame = frame }
      }
    }
    set(entries.filter(\.accessory.isLeading), leading)
    set(entries.filter { !$0.accessory.isLeading }, trailing)
  }
}

/// The action of an accessory, which can be exchanged while the view stays.
@MainActor final class AccessoryHandler {
  var action: (() -> Void)?
}

extension UICellAccessory {
  /// Whether another accessory is shown by the same view.
  fileprivate func isSame(as other: UICellAccessory) -> Bool {
    guard accessoryType == other.accessoryType, style == other.style else { return false }
    switch (content, other.content) {
    case (.plain, .plain), (.action, .action): return true
    case (.view(let one), .view(let another)): return one === another
    case (.text(let one, let font), .text(let another, let second)):
      return one == another && font == second
    default: return false
    }
  }

  fileprivate func makeView(in cell: UICollectionViewListCell, handler: AccessoryHandler)
    -> UIView
  {
    let view = makeBareView(in: cell, handler)
    if let color = style.tintColor { view.tintColor = color }
    return view
  }

  private func makeBareView(in cell: UICollectionViewListCell, _ handler: AccessoryHandler)
    -> UIView
  {
    switch (accessoryType, content) {
    case (_, .view(let view)): return view
    case (_, .text(let text, let font)):
      let label = UILabel()
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.textColor = style.tintColor ?? .secondaryLabel
      return label
    case (.delete, _): return control(.delete, in: cell, handler)
    case (.insert, _): return control(.insert, in: cell, handler)
    case (.multiselect, _): return control(.choice, in: cell, handler)
    case (.reorder, _):
      let grip = ReorderGrip()
      grip.pressed = { [weak cell] press in cell?.drag(press) }
      return grip
    case (.outlineDisclosure, _):
      let view = OutlineDisclosureView()
      view.addAction(
        UIAction { [weak cell] _ in
          if let action = handler.action { action() } else { cell?.outline?.toggle() }
        },
        for: .touchUpInside
      )
      return view
    case (.checkmark, _): return CellAccessoryView(.checkmark, tint: style.tintColor)
    case (.detail, _):
      let view = CellAccessoryView(.detailButton)
      view.button?.addAction(UIAction { _ in handler.action?() }, for: .touchUpInside)
      return view
    default: return CellAccessoryView(.disclosureIndicator, tint: style.tintColor)
    }
  }

  private func control(
    _ kind: EditingPlan.Control,
    in cell: UICollectionViewListCell,
    _ handler: AccessoryHandler
  ) -> UIView {
    let control = EditingControl(kind)
    control.discColor = style.backgroundColor
    control.isChosen = cell.isSelected
    if case .action = content {
      control.addAction(UIAction { _ in handler.action?() }, for: .touchUpInside)
    }
    return control
  }

  /// Returns the size that is reserved for the accessory.
  fileprivate func size(of view: UIView, in cell: UICollectionViewListCell) -> CGSize {
    var size = view.bounds.size
    switch accessoryType {
    case .delete, .insert, .multiselect:
      size = CGSize(width: EditingMetrics.controlSize, height: EditingMetrics.controlSize)
    case .reorder: size = CGSize(width: ListMetrics.gripWidth, height: EditingMetrics.controlSize)
    case .outlineDisclosure:
      size = CGSize(
        width: CellMetrics.scaled(ListMetrics.outlineWidth, for: cell.traitCollection),
        height: EditingMetrics.controlSize
      )
    case .label, .disclosureIndicator, .checkmark, .detail:
      size = view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      )
    case .customView: break
    }
    switch style.reservedWidth {
    case nil, .actual: break
    case .standard: size.width = CellMetrics.standardDimension(for: cell.traitCollection)
    case .custom(let width): size.width = LayoutInput.length(width, "reservedLayoutWidth")
    }
    return size
  }
}

/// A chevron that points down while an item is expanded.
final class OutlineDisclosureView: UIControl {
  private let arrow = UIImageView()

  var isExpanded = false {
    didSet { if isExpanded != oldValue { turn() } }
  }

  init() {
    super.init(frame: .zero)
    arrow.isAccessibilityElement = false
    arrow.contentMode = .center
    addSubview(arrow)
    isAccessibilityElement = true
    accessibilityTraits = .button
    showArrow()
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func showArrow() {
    arrow.image = CellMetrics.symbol(
      isMirrored ? "chevron.left" : "chevron.right",
      size: CellMetrics.chevronSize,
      weight: CellMetrics.chevronWeight,
      for: traitCollection
    )
  }

  private func turn() {
    let angle = isExpanded ? (isMirrored ? -CGFloat.pi / 2 : .pi / 2) : 0
    arrow.transform = CGAffineTransform(rotationAngle: angle)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        || traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection)
    else { return }
    showArrow()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrow.bounds.size = CGSize(width: bounds.width, height: bounds.width)
    arrow.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
