import UIKit

/// A glossary of coastal words.
///
/// The selected row is restored.
final class WordsViewController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Words"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.restorationIdentifier = "table"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.words.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let (word, meaning) = Self.words[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = word
    cell.detailTextLabel?.text = meaning
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }

  private static let words = [
    ("Aft", "Towards the stern"),
    ("Beam", "The width of a ship"),
    ("Bow", "The front of a ship"),
    ("Cleat", "What a rope is made fast to"),
    ("Draught", "How deep a ship lies in the water"),
    ("Ebb", "The tide that runs out"),
    ("Fathom", "Six feet of depth"),
    ("Fender", "What keeps a ship off the wall"),
    ("Flood", "The tide that comes in"),
    ("Gale", "A wind of eight and more"),
    ("Helm", "What a ship is steered with"),
    ("Jetty", "A wall that runs out into the sea"),
    ("Keel", "The backbone of a ship"),
    ("Knot", "A sea mile in an hour"),
    ("Lee", "The side that the wind leaves alone"),
    ("Mooring", "Where a ship is tied up"),
    ("Neap", "A tide that rises and falls little"),
    ("Port", "Left, for those who look ahead"),
    ("Quay", "Where ships load"),
    ("Reef", "Rocks just below the water"),
    ("Spring", "A tide that rises and falls much"),
    ("Starboard", "Right, for those who look ahead"),
    ("Stern", "The back of a ship"),
    ("Wake", "The trace that a ship leaves"),
  ]
}
