import UIKit

/// A story.
///
/// It is created again at the next launch from its restorable state.
final class StoryViewController: UIViewController, UIViewControllerRestoration {
  private let story: Story
  private let scrollView = UIScrollView()

  init(_ story: Story) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
    title = story.title
    navigationItem.largeTitleDisplayMode = .never
    restorationIdentifier = "story"
    restorationClass = StoryViewController.self
  }

  required init?(coder: NSCoder) { nil }

  // MARK: State restoration

  private static let titleKey = "title"

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(story.title, forKey: Self.titleKey)
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let title = coder.decodeObject(of: NSString.self, forKey: titleKey) as String?
    return Story.all.first { $0.title == title }.map(StoryViewController.init)
  }

  // MARK: Text

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    scrollView.restorationIdentifier = "text"
    scrollView.alwaysBounceVertical = true
    let text = UIStackView(arrangedSubviews: story.paragraphs.map(paragraph))
    text.axis = .vertical
    text.spacing = 16
    view.addSubview(scrollView)
    scrollView.addSubview(text)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    text.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    let column = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      text.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    ])
  }

  private func paragraph(_ words: String) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    return label
  }
}
