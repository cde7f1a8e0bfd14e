import Foundation

extension UITableViewCell: ConfigurableCell {
  var hasConfigurationUpdateHandler: Bool { configurationUpdateHandler != nil }

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func backgroundConfigurationRemoved() { showSelection(animated: false) }
}
