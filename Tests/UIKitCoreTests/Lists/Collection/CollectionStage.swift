import QuartzCore
import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone whose screen is filled by a collection of numbered cells, with a journal of what happens.
@MainActor final class CollectionStage: SimulatorStage {
  let view: UICollectionView
  let source: NumberSource
  let delegate = RecordingCollectionViewDelegate()

  /// The kind of views that are attached to items.
  static let badgeKind = "badge"

  var journal: Journal { delegate.journal }

  var flow: UICollectionViewFlowLayout {
    view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// Cells of 100 by 100 points in columns of three, 10 points apart.
  init(
    _ counts: [Int] = [100],
    layout: UICollectionViewLayout? = nil,
    delegate: ((RecordingCollectionViewDelegate) -> any UICollectionViewDelegate)? = nil
  ) {
    let device = Device(size: CGSize(width: 320, height: 600), scale: 2)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: device.size),
      collectionViewLayout: layout ?? flow
    )
    source = NumberSource(counts, self.delegate.journal)
    super.init(on: device)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      Self.badgeKind,
    ] {
      view.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.delegate = delegate?(self.delegate) ?? self.delegate
    view.dataSource = source
    phone.window.addSubview(view)
    rest()
    journal.clear()
    ReleaseWitnesses.announce(view, source, self.delegate)
  }

  /// What the cells in view show, in their order.
  var texts: [String] { view.visibleCells.compactMap { ($0 as? NumberCell)?.text } }

  func cell(_ item: Int, _ section: Int = 0) -> NumberCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? NumberCell
  }

  /// Scrolls without animation and lays out.
  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func tap(_ item: Int, _ section: Int = 0) {
    guard let cell = cell(item, section) else { return }
    phone.tap(at: cell.convert(CGPoint(x: 50, y: 50), to: nil as UIView?))
  }
}

/// Sections of named items.
@MainActor final class NumberSource: NSObject, UICollectionViewDataSource {
  var items: [[String]]
  let journal: Journal
  var canMove = false
  var made = 0

  init(_ counts: [Int], _ journal: Journal) {
    items = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    self.journal = journal
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    let text = items[indexPath.section][indexPath.item]
    (cell as? NumberCell)?.text = text
    journal.record("cell \(text)")
    made += 1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    canMove
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    journal.record("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

final class NumberCell: UICollectionViewCell {
  let label = UILabel()
  var reuses = 0
  var applied = 0
  var wish: CGSize?
  var measured: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isAccessibilityElement = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      label.accessibilityLabel = newValue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured()
    return wish ?? size
  }
}

final class TitleView: UICollectionReusableView {}
