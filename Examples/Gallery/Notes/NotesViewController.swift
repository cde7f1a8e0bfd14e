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
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      style: .plain,
      target: nil,
      action: nil
    )
    let symbols = ["checklist", "camera", "pencil.circle", "square.and.pencil"]
    let tools = symbols.map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    toolbarItems = Array(tools.map { [$0] }.joined(separator: [.flexibleSpace()]))
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * view.pageMargin, 672)
    let padding = textView.textContainer.lineFragmentPadding
    let side = area.minX + (area.width - width) / 2 - padding
    textView.textContainerInset = UIEdgeInsets(
      top: 12,
      left: side,
      bottom: 12,
      right: side
    )
  }

  /// Returns the note in a navigation stack, above the list of notes.
  static func makeStack() -> UIViewController {
    let list = UITableViewController(style: .insetGrouped)
    list.title = "Notes"
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(NotesViewController(), animated: false)
    stack.isToolbarHidden = false
    stack.view.tintColor = .systemOrange
    return stack
  }

  /// Selects two words for the picture, by two taps and by dragging the handle at the end.
  static func selectWords(_ phone: Simulator) throws {
    guard let stack = phone.window.rootViewController as? UINavigationController,
      let page = stack.topViewController as? NotesViewController
    else { return }
    let textView = page.textView
    let words = (textView.text as NSString).range(of: "grilled sardines")
    func caret(_ offset: Int) -> CGPoint {
      guard let position = textView.position(from: textView.beginningOfDocument, offset: offset)
      else { return .zero }
      let rect = textView.caretRect(for: position)
      return textView.convert(CGPoint(x: rect.midX, y: rect.midY), to: phone.window)
    }
    let start = caret(words.location + 2)
    for _ in 0..<2 {
      phone.tap(at: start)
      phone.advance(by: 0.05)
    }
    phone.advance(by: 1)
    let end = caret(words.location + "grilled".utf16.count)
    phone.drag(from: end, to: caret(words.location + words.length), duration: 0.4, rest: 0.2)
    phone.advance(by: 1)
  }
}
