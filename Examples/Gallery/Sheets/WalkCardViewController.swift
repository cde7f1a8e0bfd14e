import UIKit

/// The card of a walk with a description, an elevation profile and the places on the way.
final class WalkCardViewController: UIViewController {
  private let walk: Walk
  private let scrollView = UIScrollView()

  init(_ walk: Walk) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemGreen
    scrollView.alwaysBounceVertical = true
    let column = UIStackView(
      arrangedSubviews: [header, figures, profile, start] + walk.stops.map(row)
    )
    column.axis = .vertical
    column.spacing = 16
    column.setCustomSpacing(24, after: column.arrangedSubviews[3])
    for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 26),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: 20
      ),
      column.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor,
        constant: -20
      ),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  // MARK: Subviews

  private var header: UIView {
    let name = UILabel(walk.name, size: 22, style: .title2, weight: .bold)
    let place = UILabel(walk.place, size: 15, style: .subheadline, color: .secondaryLabel)
    let names = UIStackView(arrangedSubviews: [name, place])
    names.axis = .vertical
    names.spacing = 2
    let close = UIButton(type: .system)
    close.setTitle("Done", for: .normal)
    close.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    close.titleLabel?.adjustsFontForContentSizeCategory = true
    close.setContentHuggingPriority(.required, for: .horizontal)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
    let header = UIStackView(arrangedSubviews: [names, close])
    header.alignment = .top
    return header
  }

  private var figures: UIView {
    let figures = UIStackView(
      arrangedSubviews: [("Length", walk.length), ("Time", walk.time), ("Climb", walk.climb)].map {
        name,
        value in
        let figure = UIStackView(arrangedSubviews: [
          UILabel(name, size: 13, style: .footnote, color: .secondaryLabel),
          UILabel(value, size: 17, style: .headline, weight: .semibold),
        ])
        figure.axis = .vertical
        figure.spacing = 2
        return figure
      }
    )
    figures.distribution = .fillEqually
    figures.alignment = .top
    return figures
  }

  private var profile: UIView {
    let profile = AreaChart(walk.heights)
    profile.backgroundColor = .secondarySystemBackground
    profile.accessibilityLabel = "Height profile"
    profile.heightAnchor.constraint(equalToConstant: 88).isActive = true
    return profile
  }

  private var start: UIView {
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.backgroundColor = .systemGreen
    button.layer.cornerRadius = 12
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    return button
  }

  private func row(_ stop: (name: String, hint: String)) -> UIView {
    let row = UIStackView(arrangedSubviews: [
      UILabel(stop.name, size: 17, style: .body),
      UILabel(stop.hint, size: 13, style: .footnote, color: .secondaryLabel),
    ])
    row.axis = .vertical
    row.spacing = 2
    return row
  }
}
