import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// These tests are serialized because `Log.sink` is global.
@MainActor @Suite("New cells, and previews of items", .serialized, .releasesEverything)
struct NewCellTests {
  private final class FormCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      let row = UIStackView(arrangedSubviews: [label, UITextField()])
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("constraints of a new cell have room", .rule("R-TBL-98"))
  func room() {
    var warnings: [String] = []
    Log.sink = { warnings.append($0) }
    defer { Log.sink = nil }

    let cell = FormCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()

    #expect(warnings.isEmpty)
    #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
  }

  @Test("a row that is no accessibility element leaves that to its parts", .rule("R-TBL-91"))
  func parts() {
    let phone = Simulator(.iPhone15)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
    label.text = "Name"
    let field = UITextField(frame: CGRect(x: 120, y: 0, width: 100, height: 44))
    field.accessibilityLabel = "Your name"
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(field)
    cell.isAccessibilityElement = false
    cell.frame.origin.y = 100
    phone.window.addSubview(cell)

    #expect(phone.elements.map(\.label) == ["Name", "Your name"])
  }

  private final class Delegate: NSObject, UICollectionViewDelegate {
    var asked: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      asked.append(indexPath)
      return collectionView.cellForItem(at: indexPath).map {
        UITargetedPreview(view: $0.contentView)
      }
    }
  }

  @Test("the delegate is asked for the preview of an item", .rule("R-MENU-51"))
  func preview() throws {
    let phone = Simulator(.iPhone15)
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: phone.window.bounds, collectionViewLayout: layout)
    let delegate = Delegate()
    view.delegate = delegate
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    phone.window.addSubview(view)
    phone.advance(by: 0.1)

    let configuration = try #require(view.menuConfiguration(at: CGPoint(x: 20, y: 20)))
    let cell = try #require(view.menuCell(at: CGPoint(x: 20, y: 20)))
    let preview = view.menuPreview(for: configuration, of: cell)
    #expect(delegate.asked == [IndexPath(item: 0, section: 0)])
    #expect(preview?.view === (cell as? UICollectionViewCell)?.contentView)
  }
}
