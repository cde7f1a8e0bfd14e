import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: collections") @MainActor
struct CollectionTests {
  /// A collection view in a window, with numbered items and a delegate that returns their sizes.
  @MainActor
  final class Odd: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let phone = Simulator(.iPhoneSE)
    let flow = UICollectionViewFlowLayout()
    let view: UICollectionView
    var counts = [40]
    var size: CGSize?

    override init() {
      view = UICollectionView(frame: phone.window.bounds, collectionViewLayout: flow)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      phone.window.addSubview(view)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { size ?? CGSize(width: 50, height: 50) }

    func expectFine() {
      phone.advance(by: 0.1)
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
      for cell in view.visibleCells {
        #expect(cell.frame.minX.isFinite && cell.frame.minY.isFinite)
        #expect(cell.frame.width >= 0 && cell.frame.height >= 0)
      }
    }
  }

  @Test(
    "invalid sizes and spacings are treated as zero",
    .rule("R-COL-80"),
    arguments: [CGFloat.nan, .infinity, -.infinity, -40, 0]
  )
  func numbers(number: CGFloat) {
    let odd = Odd()
    odd.flow.itemSize = CGSize(width: number, height: 50)
    odd.expectFine()
    odd.flow.itemSize = CGSize(width: 50, height: number)
    odd.expectFine()
    odd.flow.itemSize = CGSize(width: number, height: number)
    odd.flow.minimumLineSpacing = number
    odd.flow.minimumInteritemSpacing = number
    odd.flow.headerReferenceSize = CGSize(width: number, height: min(number, 0))
    odd.flow.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    odd.expectFine()
    odd.flow.scrollDirection = .horizontal
    odd.expectFine()
    odd.flow.estimatedItemSize = CGSize(width: number, height: 30)
    odd.expectFine()
    odd.flow.estimatedItemSize = .zero
    odd.size = CGSize(width: number, height: number)
    odd.view.delegate = odd
    odd.view.reloadData()
    odd.expectFine()
  }

  @Test("items that are wider than the view are laid out one per line", .rule("R-COL-82"))
  func tooWide() {
    let odd = Odd()
    odd.flow.itemSize = CGSize(width: 5000, height: 50)
    odd.expectFine()

    #expect(odd.view.contentSize == CGSize(width: 375, height: 40 * 60 - 10))
    #expect(odd.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
  }

  @Test("attributes ignore frames, centers and sizes that are not finite", .rule("R-COL-80"))
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.frame = CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4)
    attributes.center = CGPoint(x: CGFloat.infinity, y: 0)
    attributes.size = CGSize(width: CGFloat.nan, height: 1)

    #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    attributes.size = CGSize(width: -5, height: 4)
    #expect(attributes.size == CGSize(width: 0, height: 4))
  }

  @Test("negative counts of items and sections are treated as zero", .rule("R-COL-80"))
  func counts() {
    let odd = Odd()
    odd.counts = [-3, 2, -1]
    odd.expectFine()
    #expect(odd.view.visibleCells.count == 2)
    odd.counts = []
    odd.view.reloadData()
    odd.expectFine()
    #expect(odd.view.visibleCells.isEmpty && odd.view.numberOfSections == 0)
  }

  @Test("queries for missing items return nil", .rule("R-COL-57"))
  func outOfRange() {
    let odd = Odd()
    odd.expectFine()
    for path in [
      IndexPath(item: -1, section: 0), IndexPath(item: 40, section: 0),
      IndexPath(item: 0, section: 7), IndexPath(item: 0, section: -2), IndexPath(),
      IndexPath(index: 1),
    ] {
      #expect(odd.view.cellForItem(at: path) == nil)
      #expect(odd.view.layoutAttributesForItem(at: path) == nil)
      odd.view.deselectItem(at: path, animated: false)
      odd.view.selectItem(at: path, animated: true, scrollPosition: .top)
      #expect(odd.view.indexPathsForSelectedItems == nil)
      odd.view.reconfigureItems(at: [path])
    }
    odd.view.endInteractiveMovement()
    odd.view.cancelInteractiveMovement()
    odd.view.updateInteractiveMovementTargetPosition(.zero)
    odd.expectFine()
  }

  @Test("the data may be reloaded or removed while the content is scrolling", .rule("R-COL-56"))
  func reloadWhileMoving() {
    let odd = Odd()
    odd.counts = [2000]
    odd.expectFine()
    odd.phone.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100), duration: 0.1)
    odd.phone.advance(by: 0.1)
    odd.counts = [3]
    odd.view.reloadData()
    odd.expectFine()
    odd.phone.advance(by: 3)
    #expect(odd.view.visibleCells.count == 3 && odd.view.contentOffset.y <= 0)
    odd.view.dataSource = nil
    odd.expectFine()
    #expect(odd.view.visibleCells.isEmpty)
  }
}
