import SimulatorKit
import UIKit

/// A long note with headings, a photograph and a checklist, which can be edited.
final class NotesViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Travel notes"
    view.backgroundColor = .systemBackground
    textView.attributedText = NotesDocument.make()
    textView.selectedRange = NSRange(location: 0, length: 0)
    textView.allowsEditingTextAttributes = true
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  /// Selects two words for the picture.
  static func selectWords(_ phone: Simulator) throws {
    guard let stack = phone.window.rootViewController as? UINavigationController,
      let page = stack.topViewController as? NotesViewController
    else { return }
    let textView = page.textView
    textView.becomeFirstResponder()
    textView.selectedRange = (textView.text as NSString).range(of: "grilled sardines")
    // The selection is visible below the title of the note.
    textView.contentOffset.y = -textView.adjustedContentInset.top
  }
}
