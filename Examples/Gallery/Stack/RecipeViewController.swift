import UIKit

/// A recipe, step by step, on a page that hides the tab bar.
final class RecipeViewController: UIViewController {
  private let recipe: Recipe
  private let scrollView = UIScrollView()
  private let steps = UIStackView()

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    steps.axis = .vertical
    steps.spacing = 20
    steps.addArrangedSubview(label(recipe.summary, .subheadline, .secondaryLabel))
    for (number, step) in recipe.steps.enumerated() {
      steps.addArrangedSubview(label("\(number + 1).  \(step)", .body, .label))
    }
    view.addSubview(scrollView)
    scrollView.addSubview(steps)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    steps.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      steps.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      steps.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      steps.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      steps.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      steps.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -40
      ),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
