import UIKit

/// A grid with a segmented control as a filter; the remaining photos slide together.
final class FilterViewController: UIViewController {
  private let choices = UISegmentedControl(
    items: ["All"] + PhotoLibrary.Kind.allCases.map(\.rawValue)
  )
  private let layout = SquaresLayout(gap: 8, widest: 160)
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  private let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
    cell.show(number, cornerRadius: 8)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grid.backgroundColor = .clear
    grid.alwaysBounceVertical = true
    grid.contentInset.top = 48
    view.addSubview(grid)
    choices.selectedSegmentIndex = 0
    choices.addAction(
      UIAction { [weak self] _ in self?.showChosen(animated: true) },
      for: .valueChanged
    )
    grid.addSubview(choices)
    source = UICollectionViewDiffableDataSource(collectionView: grid) { [photos] in
      $0.dequeueConfiguredReusableCell(using: photos, for: $1, item: $2)
    }
    showChosen(animated: false)
  }

  private func showChosen(animated: Bool) {
    let chosen = choices.titleForSegment(at: choices.selectedSegmentIndex)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      (0..<PhotoLibrary.count).filter {
        choices.selectedSegmentIndex == 0 || PhotoLibrary.kind(of: $0).rawValue == chosen
      }
    )
    source?.apply(snapshot, animatingDifferences: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = view.bounds
    let margin = view.pageMargin
    layout.sectionInset = UIEdgeInsets(top: 8, left: margin, bottom: 16, right: margin)
    let insets = view.safeAreaInsets
    choices.frame = CGRect(
      x: insets.left + margin,
      y: -40,
      width: view.bounds.width - insets.left - insets.right - 2 * margin,
      height: 32
    )
  }
}
