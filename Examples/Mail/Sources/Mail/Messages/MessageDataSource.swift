import UIKit

/// Rows of messages, all of which can be edited.
final class MessageDataSource: UITableViewDiffableDataSource<Int, Message.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
