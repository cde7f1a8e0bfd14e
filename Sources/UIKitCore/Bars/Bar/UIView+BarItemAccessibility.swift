import Foundation

extension UIView {
  // R-AX-1, R-AX-61
  /// Assigns the accessibility properties of a bar item to the button that shows the item.
  ///
  /// Traits that the app set replace the trait of a button. The traits of a selected or disabled
  /// item are added to them.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - label: The label if the app set none.
  ///   - value: The value if the app set none.
  ///   - isSelected: Whether the item is selected.
  func showAccessibility(of item: UIBarItem, label: String?, value: String?, isSelected: Bool) {
    accessibilityLabel = item.accessibilityLabel ?? label
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.accessibilityValue ?? value
    accessibilityHint = item.accessibilityHint
    var traits = item.accessibility?.traits ?? .button
    if isSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    let own = item.accessibility
    if let isElement = own?.isElement { isAccessibilityElement = isElement }
    guard own != nil || accessibility?.customActions != nil || accessibility?.frame != nil else {
      return
    }
    updateAccessibilityProperties { properties in
      properties.customActions = own?.customActions
      properties.frame = own?.frame
      properties.activationPoint = own?.activationPoint
    }
  }
}
