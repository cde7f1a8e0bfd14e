import SimulatorKit
import UIKit

/// A travel diary with a note that can be shared or deleted after a confirmation, and a ticket that
/// can be dragged open.
final class TravelTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemIndigo
    viewControllers = [
      diary,
      UINavigationController(tab: TicketViewController(), title: "Ticket", symbol: "ticket.fill"),
    ]
  }

  private var diary: UIViewController {
    let diary = UINavigationController(
      tab: DiaryViewController(),
      title: "Night Train",
      symbol: "book.fill"
    )
    diary.tabBarItem.title = "Diary"
    return diary
  }

  /// Shows the alert that confirms the deletion of the note.
  static func showAlert(on phone: Simulator) throws {
    try phone.tap("Delete Note")
    phone.advance(by: 1)
  }

  /// Shows the action sheet with the ways to share the note.
  static func showActionSheet(on phone: Simulator) throws {
    try phone.tap("Share Note")
    phone.advance(by: 1)
  }
}
