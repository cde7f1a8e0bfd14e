import UIKit

/// The page of one row of the list.
final class PlacePage: UIViewController {
  private let label = UILabel()

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "This is the \(title?.lowercased() ?? "page")."
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
