import UIKit

/// A message with a toolbar in place of the tab bar.
final class MessageViewController: UIViewController {
  private let letter: Message
  private let scrollView = UIScrollView()

  init(_ letter: Message) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
    title = letter.sender
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
    toolbarItems = [
      item(.trash), .flexibleSpace(), item(.organize), .flexibleSpace(), item(.reply),
      .flexibleSpace(), item(.compose),
    ]
  }

  required init?(coder: NSCoder) { nil }

  private func item(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: kind,
      primaryAction: UIAction { [weak self] _ in
        if kind == .trash { self?.askBeforeDeleting() }
      }
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    text.text = letter.text + "\n\n" + letter.sender
    let subject = UILabel(letter.subject, size: 22, style: .title2, weight: .bold)
    let page = UIStackView(arrangedSubviews: [header, line, subject, text])
    page.axis = .vertical
    page.spacing = 14
    for view in [scrollView, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(page)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      page.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  // MARK: Subviews

  private var header: UIView {
    let initials = UILabel(
      String(letter.sender.split(separator: " ").prefix(2).compactMap(\.first)),
      size: 17,
      weight: .semibold,
      color: .white
    )
    initials.textAlignment = .center
    initials.backgroundColor = .systemGray
    initials.layer.cornerRadius = 22
    initials.layer.masksToBounds = true
    NSLayoutConstraint.activate([
      initials.widthAnchor.constraint(equalToConstant: 44),
      initials.heightAnchor.constraint(equalToConstant: 44),
    ])
    let names = UIStackView(arrangedSubviews: [
      UILabel(letter.sender, size: 17, style: .headline, weight: .semibold),
      UILabel("To: Ines Farwell", size: 13, style: .footnote, color: .secondaryLabel),
    ])
    names.axis = .vertical
    let time = UILabel(letter.time, size: 13, style: .footnote, color: .secondaryLabel)
    time.numberOfLines = 1
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [initials, names, time])
    header.spacing = 12
    header.alignment = .center
    return header
  }

  private var line: UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    return line
  }

  private func askBeforeDeleting() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Letter", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = toolbarItems?.first
    present(sheet, animated: true)
  }
}
