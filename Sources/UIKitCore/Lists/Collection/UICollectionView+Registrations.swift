import Foundation

extension UICollectionView {
  /// A registration of a cell class, with a closure that configures its cells.
  ///
  /// Create a registration once, outside of the data source's methods, and pass it to
  /// ``UICollectionView/dequeueConfiguredReusableCell(using:for:item:)``. You don't need to
  /// register a class or an identifier.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<SongCell, Song> { cell, _, song in
  ///   cell.titleLabel.text = song.title
  /// }
  /// ```
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    // R-COL-52
    /// A closure that configures a cell.
    ///
    /// The parameters are the cell, the index path and the item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = RegistrationNames.next()

    /// Creates a registration with a closure that configures cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration of a supplementary view class, with a closure that configures its views.
  ///
  /// Create a registration once, outside of the data source's methods, and pass it to
  /// ``UICollectionView/dequeueConfiguredReusableSupplementary(using:for:)``.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    ///
    /// The parameters are the view, its kind and the index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let elementKind: String
    let identifier = RegistrationNames.next()

    /// Creates a registration for supplementary views of a kind.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views, such as
    ///     ``UICollectionView/elementKindSectionHeader``.
    ///   - handler: A closure that configures views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that is configured by a registration.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The index path of the item.
  ///   - item: The item, or `nil` to return a cell that isn't configured.
  /// - Returns: A reused or new cell.
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
      Misuse.raise(reason: "\(Cell.self) cannot be created without arguments")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view that is configured by a registration.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The index path of the view.
  /// - Returns: A reused or new view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = CollectionReuse.Key(kind: kind, identifier: registration.identifier)
    if !reuse.isRegistered(key) { reuse.register(Supplementary.self, for: key) }
    let element = CollectionElement(.supplementaryView, kind, indexPath)
    guard let view = dequeue(key, for: element) as? Supplementary else {
      Misuse.raise(reason: "\(Supplementary.self) cannot be created without arguments")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Creates unique reuse identifiers for registrations.
@MainActor private enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "UICollectionView registration \(count)"
  }
}
