import TestSupport
import Testing
import UIKitCore

@Suite("A collection traps")
struct CollectionTrapTests {
  @Test("when it is created without a layout", .rule("X-60"))
  func noLayout() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView(frame: .zero) }
    }
    try expect(result, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test("when an identifier is dequeued that was not registered", .rule("X-61"))
  func notRegistered() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "photo",
          for: IndexPath(item: 0, section: 0)
        )
      }
    }
    try expect(
      result,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier photo - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test("when a cell was not dequeued", .rule("X-62"))
  func foreignCell() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { OneItem(cell: UICollectionViewCell()).show() }
    }
    try expect(
      result,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  @Test("when a header was not dequeued", .rule("X-62"))
  func foreignHeader() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        OneItem(cell: nil, layout: flow).show()
      }
    }
    try expect(
      result,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) does not have a"
    )
  }

  @Test("when its layout places an item that does not exist", .rule("X-63"))
  func foreignItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { OneItem(cell: nil, layout: InventingLayout()).show() }
    }
    try expect(
      result,
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: {length = 2, path = 0 - 5}"
    )
  }

  @Test("when it scrolls to an item that does not exist", .rule("X-64"))
  func outOfBounds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let one = OneItem(cell: nil)
        one.show()
        one.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .top, animated: false)
      }
    }
    try expect(
      result,
      "Attempted to scroll the collection view to an out-of-bounds item (4) when there are only 1 "
        + "items in section 0."
    )
  }

  @Test("when the counts are inconsistent with an update", .rule("X-56"))
  func inconsistent() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let one = OneItem(cell: nil)
        one.show()
        one.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    try expect(result, "Invalid update: invalid number of items in section 0.")
  }

  private func expect(_ result: ExitTest.Result?, _ words: String) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(words))
  }
}

/// A collection of one item.
@MainActor private final class OneItem: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let cell: UICollectionViewCell?

  init(
    cell: UICollectionViewCell?,
    layout: UICollectionViewLayout? = nil
  ) {
    self.cell = cell
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: layout ?? UICollectionViewFlowLayout()
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "one")
    view.dataSource = self
  }

  func show() { view.layoutIfNeeded() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell ?? collectionView.dequeueReusableCell(withReuseIdentifier: "one", for: indexPath)
  }
}

private final class InventingLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return [attributes]
  }
}
