import Foundation

/// The list of suggestions of a search controller.
final class SearchSuggestionList: NSObject, UITableViewDataSource, UITableViewDelegate {
  // R-SRCH-10
  let view = UITableView(frame: .zero, style: .plain)
  var suggestions: [any UISearchSuggestion] = [] { didSet { view.reloadData() } }
  /// Called when a suggestion is chosen.
  var selected: (@MainActor (any UISearchSuggestion) -> Void)?

  override init() {
    super.init()
    view.dataSource = self
    view.delegate = self
    view.keyboardDismissMode = .onDrag
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.attributedText = suggestion.localizedAttributedSuggestion
    if content.attributedText == nil { content.text = suggestion.localizedSuggestion }
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard suggestions.indices.contains(indexPath.row) else { return }
    selected?(suggestions[indexPath.row])
  }
}
