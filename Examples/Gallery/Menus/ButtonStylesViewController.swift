import UIKit

/// A page with a button of each style, with images and subtitles, in all sizes.
final class ButtonStylesViewController: UIViewController {
  private typealias Configuration = UIButton.Configuration

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buttons"
    view.backgroundColor = .systemBackground
    let stack = UIStackView(
      arrangedSubviews: [styles(), images(), cart(), sizes(), corners(), states()]
    )
    stack.axis = .vertical
    stack.spacing = 22
    stack.alignment = .center
    let scrollView = UIScrollView()
    scrollView.alwaysBounceVertical = true
    for part in [scrollView, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
  }

  // MARK: Rows

  private func styles() -> UIView {
    let styles: [(String, Configuration, Configuration)] = [
      ("Plain", .plain(), .borderless()), ("Gray", .gray(), .bordered()),
      ("Tinted", .tinted(), .borderedTinted()), ("Filled", .filled(), .borderedProminent()),
    ]
    let names = ["Borderless", "Bordered", "Bordered Tinted", "Prominent"]
    let rows = zip(styles, names).map { style, name in
      row([button(style.1, style.0), button(style.2, name)], equally: true)
    }
    return column(rows)
  }

  private func images() -> UIView {
    let places: [(String, NSDirectionalRectEdge)] = [
      ("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
    ]
    return row(
      places.map { name, edge in
        var configuration = Configuration.tinted()
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePlacement = edge
        configuration.imagePadding = 6
        configuration.buttonSize = .small
        return button(configuration, name)
      }
    )
  }

  private func cart() -> UIView {
    var filled = Configuration.filled()
    filled.subtitle = "In stock"
    filled.image = UIImage(systemName: "cart.fill")
    filled.imagePadding = 8
    filled.buttonSize = .large
    var loading = Configuration.gray()
    loading.showsActivityIndicator = true
    loading.imagePadding = 8
    loading.buttonSize = .large
    return row([button(filled, "Add to Cart"), button(loading, "Loading")])
  }

  private func sizes() -> UIView {
    let sizes: [(String, Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    return row(
      sizes.map { name, size in
        var configuration = Configuration.filled()
        configuration.buttonSize = size
        return button(configuration, name)
      }
    )
  }

  private func corners() -> UIView {
    let corners: [(String, Configuration.CornerStyle)] = [
      ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule),
    ]
    return row(
      corners.map { name, style in
        var configuration = Configuration.gray()
        configuration.cornerStyle = style
        configuration.baseForegroundColor = .systemIndigo
        return button(configuration, name)
      }
    )
  }

  private func states() -> UIView {
    let disabled = button(.filled(), "Disabled")
    disabled.isEnabled = false
    let pressed = button(.filled(), "Pressed")
    pressed.isHighlighted = true
    let selected = button(.plain(), "Selected")
    selected.isSelected = true
    let delete = button(.tinted(), "Delete")
    delete.role = .destructive
    let buttons = [disabled, pressed, selected, delete]
    for button in buttons { button.configuration?.buttonSize = .small }
    return row(buttons)
  }

  // MARK: Views

  private func button(_ configuration: Configuration, _ title: String) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  /// A row of views, or a column if the text is large.
  private func row(_ views: [UIView], equally: Bool = false) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.alignment = .center
    if !equally, traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      stack.axis = .vertical
    }
    guard equally else { return stack }
    stack.distribution = .fillEqually
    for view in views { view.widthAnchor.constraint(equalToConstant: 160).isActive = true }
    return stack
  }

  private func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    return stack
  }
}
