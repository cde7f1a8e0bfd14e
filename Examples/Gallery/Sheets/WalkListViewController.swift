import UIKit

/// A list of walks.
///
/// Tapping a row presents the card of the walk.
final class WalkListViewController: UIViewController {
  private let walks: [Walk]

  init(title: String, walks: [Walk]) {
    self.walks = walks
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let column = UIStackView(arrangedSubviews: walks.map(card))
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }

  private func card(_ walk: Walk) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("\(walk.name)  ·  \(walk.length)", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.contentHorizontalAlignment = .leading
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    button.backgroundColor = .secondarySystemGroupedBackground
    button.layer.cornerRadius = 12
    button.heightAnchor.constraint(equalToConstant: 56).isActive = true
    button.addAction(UIAction { [weak self] _ in self?.show(walk) }, for: .touchUpInside)
    return button
  }

  private func show(_ walk: Walk) {
    present(WalkCardViewController(walk), animated: true)
  }
}
