import Foundation

/// Passes the events of a search bar's field to the delegate of the bar.
final class SearchBarEvents: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  // The delegate of the search bar is called first, then that of the field.

  /// The delegate that the app has set for the field.
  private var fieldDelegate: (any UITextFieldDelegate)? { bar.searchTextField.delegate }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
      && fieldDelegate?.textFieldShouldBeginEditing(textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.search?.editingBegan()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    fieldDelegate?.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
      && fieldDelegate?.textFieldShouldEndEditing(textField) ?? true
  }

  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
    fieldDelegate?.textFieldDidEndEditing(textField, reason: reason)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
      && fieldDelegate?.textField(
        textField,
        shouldChangeCharactersIn: range,
        replacementString: string
      ) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    fieldDelegate?.textFieldDidChangeSelection(textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    fieldDelegate?.textFieldShouldClear(textField) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.search?.isActive == true { bar.resignFirstResponder() }
    return fieldDelegate?.textFieldShouldReturn(textField) ?? true
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
