import UIKit

/// A row of letters, and the films whose titles contain the selected letter.
final class FilmSearchViewController: UIViewController {
  private let letters: [UIButton]
  private let found = FilmShelf("All Films", films: Film.all)

  init() {
    letters = "ACFHLMNSTW".map { letter in
      let button = UIButton(type: .custom)
      button.setTitle(String(letter), for: .normal)
      return button
    }
    super.init(nibName: nil, bundle: nil)
    title = "Search"
    let image = UIImage(systemName: "magnifyingglass")
    tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    tabBarItem.accessibilityLabel = "Search"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for button in letters {
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.black, for: .focused)
      button.backgroundColor = .tertiarySystemFill
      button.addAction(
        UIAction { [weak self] action in self?.find((action.sender as? UIButton)?.currentTitle) },
        for: .primaryActionTriggered
      )
      view.addSubview(button)
    }
    view.addSubview(found)
  }

  private func find(_ letter: String?) {
    found.films = Film.all.filter { film in
      letter.map { film.title.uppercased().contains($0) } ?? true
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let sizes = FilmSizes(traitCollection)
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: sizes.margin, dy: 16)
    let gap = sizes.gap / 3
    let side = min((area.width + gap) / CGFloat(letters.count) - gap, 92)
    for (index, button) in letters.enumerated() {
      button.titleLabel?.font = .systemFont(ofSize: side * 0.42, weight: .medium)
      button.layer.cornerRadius = side * 0.22
      let x = area.minX + CGFloat(index) * (side + gap)
      view.place(button, x: x, y: area.minY, width: side, height: side)
    }
    let top = area.minY + side + sizes.gap
    let height = found.sizeThatFits(view.bounds.size).height
    found.inset = max(view.safeAreaInsets.left, view.safeAreaInsets.right)
    found.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
  }
}
