import Foundation

/// The registered classes, and the pool of reusable views.
@MainActor final class CollectionReuse {
  /// The kind and reuse identifier under which views are reused.
  struct Key: Hashable {
    var kind: String
    var identifier: String

    static let cellKind = "UICollectionElementKindCell"
  }

  private enum Maker {
    case type(AnyClass)
    case closure(() -> UICollectionReusableView)
  }

  private var makers: [Key: Maker] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]
  private var keys: [ObjectIdentifier: Key] = [:]

  func register(_ type: AnyClass?, for key: Key) {
    makers[key] = type.map(Maker.type)
    waiting[key] = nil
  }

  func isRegistered(_ key: Key) -> Bool { makers[key] != nil }

  func register(_ key: Key, making: @escaping () -> UICollectionReusableView) {
    makers[key] = .closure(making)
  }

  /// Registers a nib; `nil` removes the registration.
  func register(_ nib: UINib?, for key: Key) {
    guard let nib else { return register(nil as AnyClass?, for: key) }
    waiting[key] = nil
    makers[key] = .closure {
      let objects = nib.instantiate(withOwner: nil)
      if objects.count == 1, let view = objects.first as? UICollectionReusableView { return view }
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "invalid nib registered for identifier (\(key.identifier)) - nib must contain "
          + "exactly one top level object which must be a UICollectionReusableView instance"
      )
    }
  }

  // MARK: Reconfiguring views

  private var offered: (key: Key, view: UICollectionReusableView)?

  /// Makes the next dequeue call for a key return a view that is in use.
  func offer(_ view: UICollectionReusableView, for key: Key) { offered = (key, view) }

  func withdrawOffer() { offered = nil }

  /// Returns the offered view, a reusable view or a new one.
  func dequeue(_ key: Key) -> UICollectionReusableView {
    if let offered, offered.key == key {
      self.offered = nil
      return offered.view
    }
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let maker = makers[key], let view = make(maker) else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason:
          "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    view.reuseIdentifier = key.identifier
    keys[ObjectIdentifier(view)] = key
    return view
  }

  private func make(_ maker: Maker) -> UICollectionReusableView? {
    switch maker {
    case .type(let type): Instantiation.make(type) as? UICollectionReusableView
    case .closure(let make): make()
    }
  }

  /// Hides a view and stores it for reuse, or removes it if it wasn't dequeued.
  func enqueue(_ view: UICollectionReusableView) {
    view.shownAttributes = nil
    guard let key = keys[ObjectIdentifier(view)] else { return view.removeFromSuperview() }
    view.isHidden = true
    waiting[key, default: []].append(view)
  }

  /// The number of views in the pool.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
