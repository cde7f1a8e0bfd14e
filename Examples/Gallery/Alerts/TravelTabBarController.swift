import SimulatorKit
import UIKit

/// A travel diary: a note that can be shared and deleted, which is asked about first, and a ticket
/// that is drawn up.
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

  /// Asks what to do with the note.
  static func showAlert(on phone: Simulator) throws {
    try phone.tap("Delete note")
    phone.advance(by: 1)
  }
}
