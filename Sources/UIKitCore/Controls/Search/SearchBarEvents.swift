import Foundation

/// Passes the events of a search bar's field to the delegate of the bar.
final class SearchBarEvents: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.search?.editingBegan()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.search?.isActive == true { bar.resignFirstResponder() }
    return true
  }

  func textChanged() {
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.search?.textChanged()
  }

  /// Cancels an active search, and returns whether there is one.
  func escape() -> Bool {
    guard bar.search?.isActive == true else { return false }
    cancel()
    return true
  }

  func cancel() {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.search?.cancelled()
  }
}
