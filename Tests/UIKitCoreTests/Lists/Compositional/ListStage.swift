import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone with a list of named rows.
@MainActor final class ListStage: SimulatorStage {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  var accessories: (String) -> [UICellAccessory] = { _ in [] }

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    _ sections: [[String]],
    change: (UICollectionViewCompositionalLayout) -> Void = { _ in }
  ) {
    let device = Device(size: CGSize(width: 390, height: 600), scale: 2)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    change(layout)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: device.size),
      collectionViewLayout: layout
    )
    weak var stage: ListStage?
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = stage?.accessories(name) ?? []
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Header \(path.section)"
      cell.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Footer \(path.section)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    super.init(on: device)
    source.supplementaryViewProvider = { view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(
        using: isHeader ? headers : footers,
        for: path
      )
    }
    stage = self
    view.contentInsetAdjustmentBehavior = .never
    phone.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, names) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(names, toSection: index)
    }
    source.apply(snapshot, animatingDifferences: false)
    rest()
    ReleaseWitnesses.announce(view, source)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func show(_ accessories: @escaping (String) -> [UICellAccessory]) {
    self.accessories = accessories
    view.reloadData()
    rest()
  }

  var texts: [String] {
    view.visibleCells.compactMap {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
}
