import UIKit

/// A profile page that is laid out by constraints and stack views only: heights follow from the
/// text, edges from the safe area and the margins.
final class ProfileViewController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let page = UIStackView(arrangedSubviews: [header, figures, about, actions, boats])
    page.axis = .vertical
    page.spacing = 24
    for view in [scrollView, page] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(page)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      page.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignTitleWithColumn()
  }

  // MARK: Parts

  private var header: UIView {
    let portrait = PhotographView(Photograph(.portrait, 6), cornerRadius: 36)
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 72),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
    ])
    let names = UIStackView(arrangedSubviews: [
      UILabel("Ines Farwell", size: 28, style: .title1, weight: .bold),
      UILabel("Harbor Master, Port Ellery", size: 15, style: .subheadline, color: .secondaryLabel),
    ])
    names.axis = .vertical
    names.spacing = 2
    let header = UIStackView(arrangedSubviews: [portrait, names])
    header.spacing = 16
    header.alignment = .center
    return header
  }

  private var figures: UIView {
    let cards = [("18", "Ferries"), ("204", "Berths"), ("6", "Pilots")].map { number, name in
      card(
        [
          UILabel(number, size: 24, style: .title2, weight: .semibold),
          UILabel(name, size: 13, style: .footnote, color: .secondaryLabel),
        ],
        alignment: .center
      )
    }
    let figures = UIStackView(arrangedSubviews: cards)
    figures.distribution = .fillEqually
    figures.spacing = 12
    return figures
  }

  private var about: UIView {
    let text = UILabel(
      "Keeps the tide tables, the lights and the peace. Came for a summer, thirty years ago. "
        + "Ask her about the night of the two storms.",
      size: 17,
      style: .body
    )
    return card([
      UILabel("About", size: 13, style: .footnote, weight: .semibold, color: .secondaryLabel), text,
    ])
  }

  private var actions: UIView {
    let buttons = [("Call", UIColor.systemGreen), ("Write", UIColor.systemBlue)].map {
      title,
      color in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.backgroundColor = color
      button.layer.cornerRadius = 12
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
      return button
    }
    let actions = UIStackView(arrangedSubviews: buttons)
    actions.distribution = .fillEqually
    actions.spacing = 12
    return actions
  }

  private var boats: UIView {
    let names = [("Grey Seal", "Quay 2"), ("Tern", "Quay 1"), ("Kestrel", "Dry dock")]
    let rows = names.map { name, berth in
      let place = UILabel(berth, size: 17, style: .body, color: .secondaryLabel)
      place.setContentHuggingPriority(.required, for: .horizontal)
      return UIStackView(arrangedSubviews: [UILabel(name, size: 17, style: .body), place])
    }
    let heading = UILabel(
      "Boats",
      size: 13,
      style: .footnote,
      weight: .semibold,
      color: .secondaryLabel
    )
    let boats = card([heading] + rows)
    boats.spacing = 10
    return boats
  }

  /// Returns a rounded card with the views in a column.
  private func card(
    _ views: [UIView],
    alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let card = UIStackView(arrangedSubviews: views)
    card.axis = .vertical
    card.alignment = alignment
    card.spacing = 4
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14,
      leading: 16,
      bottom: 14,
      trailing: 16
    )
    card.insetsLayoutMarginsFromSafeArea = false
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    return card
  }
}

/// The page as the first of two tabs.
final class ProfileTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let messages = MailboxViewController(title: "Inbox", letters: Message.all)
    viewControllers = [
      UINavigationController(
        tab: ProfileViewController(),
        title: "Profile",
        symbol: "person.crop.circle.fill"
      ),
      UINavigationController(tab: messages, symbol: "tray.fill"),
    ]
  }
}
