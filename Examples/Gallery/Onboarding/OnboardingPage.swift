import UIKit

/// A page of the introduction: a symbol on a colored circle, a title and a text.
final class OnboardingPage: UIViewController {
  private let content: Content
  private let stack = UIStackView()

  /// What a page shows.
  struct Content {
    let symbol: String
    let color: UIColor
    let title: String
    let text: String

    static let all = [
      Content(
        symbol: "map",
        color: .systemTeal,
        title: "Find a Walk",
        text: "Four hundred marked walks between the river and the ridge, for an hour or a day."
      ),
      Content(
        symbol: "sun.max",
        color: .systemOrange,
        title: "Know the Weather",
        text: "Rain and wind along the way, hour by hour, also where there is no signal."
      ),
      Content(
        symbol: "person.2",
        color: .systemIndigo,
        title: "Tell Your Friends",
        text: "Somebody you trust sees where you are, until you are back home."
      ),
      Content(
        symbol: "heart",
        color: .systemPink,
        title: "Keep What You Liked",
        text: "Walks, pictures and notes stay on this phone. Nothing is sent anywhere."
      ),
    ]
  }

  init(_ content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = content.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let texts = UIStackView(arrangedSubviews: [
      label(content.title, .title1), label(content.text, .body),
    ])
    texts.axis = .vertical
    texts.spacing = 12
    stack.addArrangedSubview(picture())
    stack.addArrangedSubview(texts)
    stack.alignment = .center
    stack.spacing = 40
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let isAsWideAsThePage = texts.widthAnchor.constraint(equalTo: stack.widthAnchor)
    isAsWideAsThePage.priority = .defaultHigh
    isAsWideAsThePage.isActive = true
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor, constant: -24),
    ])
  }

  /// Places the text beside the picture where there is no room below it.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
  }

  private func picture() -> UIView {
    let circle = UIView()
    circle.backgroundColor = content.color.withAlphaComponent(0.18)
    circle.layer.cornerRadius = Self.diameter / 2
    let symbol = UIImageView(image: UIImage(systemName: content.symbol))
    symbol.tintColor = content.color
    symbol.contentMode = .scaleAspectFit
    symbol.translatesAutoresizingMaskIntoConstraints = false
    circle.addSubview(symbol)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: Self.diameter),
      circle.heightAnchor.constraint(equalToConstant: Self.diameter),
      symbol.widthAnchor.constraint(equalToConstant: Self.diameter / 2),
      symbol.heightAnchor.constraint(equalToConstant: Self.diameter / 2),
      symbol.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
    ])
    return circle
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font =
      style == .title1
      ? UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
      : .preferredFont(forTextStyle: style)
    label.textColor = style == .body ? .secondaryLabel : .label
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private static let diameter: CGFloat = 160
}
