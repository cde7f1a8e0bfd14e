import UIKit

/// A page with text and a link button.
final class AboutPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = "MyApp shows places in a list."
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Open swift.org", for: .normal)
    button.addAction(UIAction { _ in Self.openWebsite() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [text, button])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
  }

  private static func openWebsite() {
    guard let url = URL(string: "https://www.swift.org") else { return }
    UIApplication.shared.open(url)
  }
}
