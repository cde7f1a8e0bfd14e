/// Performs the action of an item that was tapped.
@MainActor
enum BarButtonAction {
  // R-BBI-2, R-BBI-3, R-BBI-7
  static func perform(for item: UIBarButtonItem, from view: UIView, event: UIEvent?) {
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let action = item.primaryAction { return action.perform(from: item) }
    guard let action = item.action else { return }
    let start = item.hasTarget ? nil : FirstResponder.start(of: view, in: view.window)
    let target =
      item.hasTarget
      ? item.target : start?.target(forAction: action, withSender: item) as AnyObject?
    guard let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: item, for: event)
  }
}
