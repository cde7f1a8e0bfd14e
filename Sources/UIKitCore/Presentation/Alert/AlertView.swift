import QuartzCore

/// The view of an alert controller, which lays out the panels and tracks the touch on the actions.
final class AlertView: UIView {
  weak var controller: UIAlertController?
  private let panel = AlertPanel()
  private let cancelPanel = UIView()
  private var rows: [AlertRow] = []
  private var tracking = ActionTracking()
  private var needsRows = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    cancelPanel.clipsToBounds = true
    cancelPanel.layer.cornerRadius = AlertMetrics.cornerRadius
    cancelPanel.backgroundColor = AlertStyle.cancelFill
    addSubview(panel)
    addSubview(cancelPanel)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the view after the texts, the actions, or the appearance changed.
  func reload() {
    needsRows = true
    setNeedsLayout()
    guard let controller else { return }
    controller.contentContainerAbove?
      .preferredContentSizeDidChange(forChildContentContainer: controller)
  }

  /// The view that gets the accessibility focus first: the title, or else the first row.
  var firstElement: UIView? { panel.titleLabel.text != nil ? panel.titleLabel : rows.first }

  // MARK: Content

  private func makeRowsIfNeeded() {
    guard needsRows, let controller else { return }
    needsRows = false
    let style = AlertStyle(isSheet: isSheet, traits: traitCollection)
    panel.show(title: controller.title, message: controller.message, style: style)
    panel.fieldBox.show(controller.textFields ?? [])
    while rows.count > controller.actions.count { rows.removeLast().removeFromSuperview() }
    while rows.count < controller.actions.count {
      let index = rows.count
      rows.append(AlertRow { [weak self] in self?.choose(index) })
    }
    for (row, action) in zip(rows, controller.actions) {
      row.show(
        action,
        font: style.rowFont(isBold: isBold(action, controller)),
        color: style.rowColor(action, tint: tintColor),
        isLarge: style.isLarge
      )
      let isBelow = isSheet && action.style == .cancel
      (isBelow ? cancelPanel : panel.list).addSubview(row)
    }
  }

  /// Whether the alert is shown in a popover.
  private var isPopover: Bool {
    controller?.presentation.controller?.effective is UIPopoverPresentationController
  }

  private var isSheet: Bool { controller?.preferredStyle == .actionSheet }

  private func isBold(_ action: UIAlertAction, _ controller: UIAlertController) -> Bool {
    guard !isSheet, let preferred = controller.preferredAction else {
      return action.style == .cancel
    }
    return action === preferred
  }

  // MARK: Layout

  func layout(in room: AlertLayout.Room) -> AlertLayout {
    makeRowsIfNeeded()
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = AlertLayout.width(
      isSheet: isSheet,
      isPopover: isPopover,
      isLarge: isLarge,
      in: room.size
    )
    let heights = panel.textHeights(within: AlertLayout.textWidth(in: width))
    var content = AlertLayout.Content()
    content.isSheet = isSheet
    content.isPopover = isPopover
    content.isLarge = isLarge
    content.titleHeight = heights.title
    content.messageHeight = heights.message
    content.fieldsHeight = panel.fieldBox.height
    content.hairline = 1 / (window?.screen.scale ?? UIScreen.main.scale)
    content.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.actions = zip(rows, controller?.actions ?? []).map { row, action in
      let size = row.titleSize(within: AlertLayout.titleWidth(in: width))
      return AlertLayout.Action(
        titleWidth: size.width,
        titleHeight: size.height,
        isCancel: action.style == .cancel
      )
    }
    return AlertLayout(content, in: room)
  }

  /// The space for the alert: that of the container, or of the view itself while it is not
  /// presented.
  var room: AlertLayout.Room {
    guard !isPopover, let container = controller?.presentation.controller?.effective.containerView
    else {
      return AlertLayout.Room(
        size: bounds.size,
        safeTop: safeAreaInsets.top,
        safeBottom: safeAreaInsets.bottom
      )
    }
    let room = AlertLayout.Room(container)
    return hasFields ? room.aboveInputArea(in: container) : room
  }

  /// Whether the alert has text fields, which the keyboard may not cover.
  private var hasFields: Bool { controller?.textFields?.isEmpty == false }

  /// The size of the alert in a popover, or `nil` if it is not in a popover.
  var popoverSize: CGSize? {
    guard isPopover, let container = controller?.presentation.controller?.containerView else {
      return nil
    }
    let layout = layout(in: AlertLayout.Room(container))
    return CGSize(width: layout.width, height: layout.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.hasMaterial = !isPopover
    let layout = layout(in: room)
    panel.place(layout)
    if isPopover { panel.frame.origin = CGPoint(x: safeAreaInsets.left, y: safeAreaInsets.top) }
    panel.isHidden = layout.panel.height == 0
    cancelPanel.isHidden = layout.cancelPanel == nil
    cancelPanel.frame = layout.cancelPanel ?? .zero
    for (row, frame) in zip(rows, layout.rows) {
      row.frame = frame
      // A popover has no cancel action.
      row.isHidden = frame.isEmpty
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.begin(on: row(under: touches))
    showHighlight()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.move(to: row(under: touches))
    showHighlight()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.move(to: row(under: touches))
    let chosen = tracking.end()
    showHighlight()
    if let chosen { choose(chosen) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.cancel()
    showHighlight()
  }

  private func row(under touches: Set<UITouch>) -> Int? {
    guard let touch = touches.first else { return nil }
    return rows.firstIndex { row in
      guard row.bounds.contains(touch.location(in: row)), let frame = row.superview else {
        return false
      }
      // Rows that are scrolled out of the list are behind the header.
      return frame.bounds.contains(touch.location(in: frame))
    }
  }

  private func showHighlight() {
    for (index, row) in rows.enumerated() { row.isHighlighted = index == tracking.highlighted }
  }

  private func choose(_ index: Int) {
    guard let controller, controller.actions.indices.contains(index) else { return }
    controller.choose(controller.actions[index])
  }
}

extension AlertLayout.Room {
  /// Creates the space of a container view.
  @MainActor init(_ container: UIView) {
    self.init(
      size: container.bounds.size,
      safeTop: container.safeAreaInsets.top,
      safeBottom: container.safeAreaInsets.bottom
    )
  }

  // R-ALR-41
  /// Removes the part of a container view that the keyboard covers.
  @MainActor func aboveInputArea(in container: UIView) -> Self {
    var room = self
    room.safeBottom = container.heightCoveredByInputArea
    return room
  }
}
