import UIKit

/// A grid with a row of filters; the remaining photos slide together.
final class FilterViewController: UIViewController, UICollectionViewDelegate {
  private let heading = UILabel("Search", size: 34, weight: .bold)
  private let choices = ["All"] + PhotoArt.Kind.allCases.map(\.rawValue)
  private var buttons: [UIButton] = []
  private let layout = SquaresLayout(gap: 8, widest: 160)
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  private let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
    cell.show(number, cornerRadius: 8)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
    grid.backgroundColor = .clear
    grid.alwaysBounceVertical = true
    view.addSubview(grid)
    view.addSubview(heading)
    for (index, name) in choices.enumerated() { addButton(name, index) }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { [photos] in
      $0.dequeueConfiguredReusableCell(using: photos, for: $1, item: $2)
    }
    choose(0, animated: false)
  }

  private func addButton(_ name: String, _ index: Int) {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    button.layer.cornerRadius = 16
    button.addAction(
      UIAction { [weak self] _ in self?.choose(index, animated: true) },
      for: .touchUpInside
    )
    buttons.append(button)
    view.addSubview(button)
  }

  private func choose(_ index: Int, animated: Bool) {
    for (number, button) in buttons.enumerated() {
      button.backgroundColor = number == index ? view.tintColor : .secondarySystemBackground
      button.setTitleColor(number == index ? .white : .label, for: .normal)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      (0..<24).filter { index == 0 || PhotoArt.kind(of: $0).rawValue == choices[index] }
    )
    source?.apply(snapshot, animatingDifferences: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    view.place(heading, x: area.minX + 16, y: area.minY + 8, width: area.width - 32, height: 41)
    let gap: CGFloat = 8
    let widths = buttons.map { $0.sizeThatFits(CGSize(width: 200, height: 32)).width }
    let free = min(area.width, 500) - 32 - gap * CGFloat(widths.count - 1) - widths.reduce(0, +)
    var x = area.minX + 16
    for (button, width) in zip(buttons, widths) {
      let wide = width + free / CGFloat(buttons.count)
      view.place(button, x: x, y: area.minY + 60, width: wide, height: 32)
      x += wide + gap
    }
    grid.frame = CGRect(
      x: 0,
      y: area.minY + 104,
      width: view.bounds.width,
      height: view.bounds.height - area.minY - 104
    )
  }
}
