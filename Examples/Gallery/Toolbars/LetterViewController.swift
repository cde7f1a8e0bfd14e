import UIKit

/// A yellow note with tools at the bottom and formatting commands at the top, in toolbars that the
/// page places itself.
final class LetterViewController: UIViewController {
  private let toolbar = UIToolbar()
  private let editing = UIToolbar()
  private let tools = UISegmentedControl(items: ["Text", "Sketch"])
  private let page = NotePage()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemOrange
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    toolbar.items = [
      UIBarButtonItem(image: UIImage(systemName: "list.bullet")), .flexibleSpace(),
      UIBarButtonItem(systemItem: .camera), .flexibleSpace(),
      UIBarButtonItem(image: UIImage(systemName: "pencil.circle")), .flexibleSpace(),
      UIBarButtonItem(systemItem: .compose),
    ]
    let redo = UIBarButtonItem(systemItem: .redo)
    redo.isEnabled = false
    tools.selectedSegmentIndex = 0
    editing.delegate = self
    editing.items = [
      UIBarButtonItem(systemItem: .undo), redo, .flexibleSpace(),
      UIBarButtonItem(customView: tools), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
    ]
    view.addSubview(toolbar)
    view.addSubview(editing)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.view.frame = view.bounds
    let height = editing.sizeThatFits(view.bounds.size).height
    page.additionalSafeAreaInsets = UIEdgeInsets(top: height, left: 0, bottom: height, right: 0)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = view.bounds.width
    editing.frame = CGRect(x: 0, y: area.minY, width: width, height: height)
    toolbar.frame = CGRect(x: 0, y: area.maxY - height, width: width, height: height)
  }
}

extension LetterViewController: UIToolbarDelegate {
  func position(for bar: UIBarPositioning) -> UIBarPosition {
    bar === editing ? .topAttached : .any
  }
}

/// The text of the note.
private final class NotePage: UIViewController {
  private let heading = UILabel(
    "What to Take to the Island",
    size: 28,
    style: .title1,
    weight: .bold
  )
  private let date = UILabel(
    "September 12 at 5:20 PM",
    size: 13,
    style: .footnote,
    color: .secondaryLabel,
    lines: 1
  )
  private let text = UILabel(
    """
    Lamp oil, two cans
    The blue rope and the short one
    Bread for four days, flour for the rest
    Aunt Vera’s letter, unopened
    A deck of cards without the seven of clubs

    The boat leaves at six. If the fog has not lifted, wait for the bell and then count to a hundred.
    """,
    size: 17,
    style: .body
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: [date, heading, text])
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }
}
