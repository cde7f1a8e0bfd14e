import SimulatorKit
import UIKit

/// A note in several languages, which can be edited.
final class NotesViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Travel notes"
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.text = Self.text
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  private static let text = """
    Lisbon, 3 May

    The tram climbs past tiled houses, and the driver rings at every corner. Lunch in a courtyard: \
    grilled sardines, bread, and a glass of green wine.

    上海，五月十日
    外灘的夜景很美。明天坐船去蘇州，聽說那裡的園林值得一看。

    القاهرة، ١٥ مايو
    وصلنا إلى القاهرة مساءً، وكانت الشوارع مليئة بالناس والأضواء.

    Things to bring: sunscreen, a hat, the small camera, and a notebook with squared paper.
    """

  /// Selects two words for the picture.
  static func selectWords(_ phone: Simulator) throws {
    guard let stack = phone.window.rootViewController as? UINavigationController,
      let page = stack.topViewController as? NotesViewController
    else { return }
    page.textView.becomeFirstResponder()
    page.textView.selectedRange = (text as NSString).range(of: "grilled sardines")
  }
}
