import UIKit

/// A yellow note with tools at the bottom and formatting commands at the top.
final class LetterViewController: ToolbarViewController {
  private let editing = UIToolbar()

  private let tools = UISegmentedControl(items: ["Text", "Sketch"])

  init() {
    super.init(page: NotePage())
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
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
    view.addSubview(editing)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = editing.sizeThatFits(view.bounds.size).height
    page.additionalSafeAreaInsets.top = height
    editing.frame = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: height
    )
  }
}

extension LetterViewController: UIToolbarDelegate {
  func position(for bar: UIBarPositioning) -> UIBarPosition {
    bar === editing ? .topAttached : .any
  }
}

/// The text of the note.
private final class NotePage: UIViewController {
  private let heading = UILabel("What to take to the island", size: 28, weight: .bold)
  private let date = UILabel("12 September at 17:20", size: 13, color: .secondaryLabel)
  private let text = UILabel(
    """
    Lamp oil, two litres
    The blue rope and the short one
    Bread for four days, flour for the rest
    Aunt Vera's letter, unopened
    A deck of cards without the seven of clubs

    The boat leaves at six. If the fog has not lifted, wait for the bell and then count to a hundred.
    """,
    size: 17
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    heading.numberOfLines = 0
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
