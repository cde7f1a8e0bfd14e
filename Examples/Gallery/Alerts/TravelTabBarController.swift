import SimulatorKit
import UIKit

/// A travel diary with a note that can be shared or deleted after a confirmation, and a ticket that
/// can be dragged open.
final class TravelTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemIndigo
    viewControllers = [
      tab(DiaryViewController(), "Diary", Icon.page),
      tab(TicketViewController(), "Ticket", Icon.list),
    ]
  }

  private func tab(_ page: UIViewController, _ title: String, _ icon: UIImage) -> UIViewController {
    page.tabBarItem = UITabBarItem(title: title, image: icon, tag: 0)
    return page
  }

  /// Shows the alert that confirms the deletion of the note.
  static func showAlert(on phone: Simulator) throws {
    try phone.tap("Delete note")
    phone.advance(by: 1)
  }
}
