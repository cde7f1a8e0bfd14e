import UIKit

/// The sheet in which a message is written.
final class ComposeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Message"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: close)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      image: nil,
      primaryAction: close
    )
    navigationItem.rightBarButtonItem?.style = .done
    let fields = ["To:", "Cc:", "Subject:"].map { name -> UIView in
      let label = UILabel(name, size: 17, color: .secondaryLabel)
      let line = UIView()
      line.backgroundColor = .separator
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
      label.heightAnchor.constraint(equalToConstant: 44).isActive = true
      let field = UIStackView(arrangedSubviews: [label, line])
      field.axis = .vertical
      return field
    }
    let page = UIStackView(arrangedSubviews: fields)
    page.axis = .vertical
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private var close: UIAction {
    UIAction { [weak self] _ in self?.dismiss(animated: true) }
  }
}
