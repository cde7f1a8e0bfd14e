import Foundation

extension UIPasteboard {
  // R-PB-8
  /// The items as objects whose values are read when they are asked for, after the request has
  /// returned.
  ///
  /// Setting them replaces the items.
  public var itemProviders: [NSItemProvider] {
    get {
      itemTypes.enumerated().map { index, types in
        NSItemProvider(types: types.sorted()) { [self] type in
          values(forPasteboardType: type, inItemSet: [index])?.first
        }
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by the values of item providers.
  ///
  /// - Parameters:
  ///   - itemProviders: The item providers.
  ///   - localOnly: Whether the items stay on this device. They always do.
  ///   - expirationDate: The time after which the items are removed. It has no effect.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider],
    localOnly: Bool,
    expirationDate: Date?
  ) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    setItems(itemProviders.map(\.values), options: options)
  }
}
