import Foundation

extension UICollectionView {
  /// How cells of one class are made and set up, in place of a registered class and an identifier.
  ///
  /// Make it once, outside of where cells are asked for, and hand it to `dequeueConfiguredReusableCell` (R-COL-52).
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationNames.next()

    /// Creates a registration that sets cells up by a closure.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers, footers or the like of one class are made and set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String
    let identifier = RegistrationNames.next()

    /// Creates a registration for views of a kind that sets them up by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell by a registration, set up for an item; without an item it is not set up.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let key = CollectionReuse.Key(
      kind: CollectionReuse.Key.cellKind,
      identifier: registration.identifier
    )
    if !reuse.isRegistered(key) { reuse.register(Cell.self, for: key) }
    guard let cell = dequeue(key, for: .cell(indexPath)) as? Cell else {
      Misuse.raise(reason: "\(Cell.self) cannot be made without arguments")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, footer or the like by a registration, set up for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = CollectionReuse.Key(kind: kind, identifier: registration.identifier)
    if !reuse.isRegistered(key) { reuse.register(Supplementary.self, for: key) }
    let element = CollectionElement(.supplementaryView, kind, indexPath)
    guard let view = dequeue(key, for: element) as? Supplementary else {
      Misuse.raise(reason: "\(Supplementary.self) cannot be made without arguments")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Names for registrations, each used once.
@MainActor private enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView registration \(count)"
  }
}
