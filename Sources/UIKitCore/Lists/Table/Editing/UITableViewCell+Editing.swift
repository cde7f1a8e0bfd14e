import Foundation

extension UITableViewCell {
  // MARK: Editing mode

  /// Shows or removes the editing controls.
  func showEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    let wasShowing = editing.state
    var next = editing
    next.isOn = isOn
    willTransition(to: next.state)
    if isOn { makeEditingParts() }
    if animated {
      if isOn { UIView.performWithoutAnimation { layoutIfNeeded() } }
      editing.isOn = isOn
      accessoryViewChanged(from: nil)
      UIView.animate(
        withDuration: EditingMetrics.slideDuration,
        delay: 0,
        options: [.allowUserInteraction],
        animations: { self.layoutIfNeeded() },
        completion: { [weak self] _ in self?.endedShowing(from: wasShowing) }
      )
    } else {
      editing.isOn = isOn
      accessoryViewChanged(from: nil)
      endedShowing(from: wasShowing)
    }
  }

  private func endedShowing(from old: StateMask) {
    if !editing.isOn { removeEditingParts() }
    if editing.state != old { didTransition(to: editing.state) }
  }

  /// Applies new editing controls and replaces those that differ.
  func take(_ plan: EditingPlan) {
    guard plan != editing.plan else { return }
    if plan.control != editing.plan.control || plan.hasGrip != editing.plan.hasGrip {
      removeEditingParts()
    }
    editing.plan = plan
    if editing.isOn { makeEditingParts() }
    setNeedsLayout()
  }

  private func makeEditingParts() {
    if editing.control == nil, editing.plan.control != .none {
      let control = EditingControl(editing.plan.control)
      control.isChosen = isSelected
      let action = UIAction { [weak self] _ in self?.editingControlTapped() }
      control.addAction(action, for: .touchUpInside)
      addSubview(control)
      editing.control = control
    }
    if editing.grip == nil, editing.plan.hasGrip {
      let grip = ReorderGrip()
      grip.pressed = { [weak self] press in self?.drag(press) }
      addSubview(grip)
      editing.grip = grip
    }
    UIView.performWithoutAnimation { layoutEditingParts() }
  }

  /// Follows the finger on the grip.
  private func drag(_ press: UILongPressGestureRecognizer) {
    guard let table else { return }
    let point = press.location(in: table)
    switch press.state {
    case .began: table.beginReorder(of: self, at: point)
    case .changed: table.continueReorder(at: point)
    case .ended: table.endReorder()
    case .cancelled, .failed: table.cancelReorder()
    case .possible: break
    }
  }

  private func removeEditingParts() {
    editing.control?.removeFromSuperview()
    editing.grip?.removeFromSuperview()
    editing.control = nil
    editing.grip = nil
  }

  /// Removes all editing controls before the cell is reused.
  func endEditing() {
    guard editing.isOn || editing.control != nil || editing.grip != nil else { return }
    editing.isOn = false
    removeEditingParts()
    accessoryViewChanged(from: nil)
  }

  // MARK: Controls

  /// Lays out the controls; outside of editing mode they are placed beyond the edges of the cell.
  func layoutEditingParts() {
    guard editing.control != nil || editing.grip != nil else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (rowStyle.leftInset, rowStyle.rightInset)
    let width = EditingMetrics.controlSize + 2 * EditingMetrics.controlReach
    let start = (isRightToLeft ? right : left) + rowStyle.margin - EditingMetrics.controlReach
    place(editing.control, at: editing.isOn ? start : -width, width: width, isRightToLeft)
    let end = bounds.width - (isRightToLeft ? left : right)
    let grip = EditingMetrics.gripWidth
    place(
      editing.grip,
      at: editing.isOn ? end - grip - EditingMetrics.gripMargin : bounds.width,
      width: grip,
      isRightToLeft
    )
    editing.control?.alpha = editing.isOn ? 1 : 0
    editing.grip?.alpha = editing.isOn ? 1 : 0
  }

  private func place(_ view: UIView?, at x: CGFloat, width: CGFloat, _ isMirrored: Bool) {
    guard let view else { return }
    let frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x,
      y: 0,
      width: width,
      height: bounds.height
    )
    if view.frame != frame { view.frame = frame }
  }

  /// The editing controls that are accessibility elements.
  var editingElements: [UIView] {
    guard editing.isOn else { return [] }
    let control = editing.control.flatMap { $0.kind == .choice ? nil : $0 }
    return [control, editing.grip].compactMap { $0 }
  }

  private func editingControlTapped() {
    guard let table, let control = editing.control else { return }
    table.editingControlTapped(control.kind, in: self)
  }
}
