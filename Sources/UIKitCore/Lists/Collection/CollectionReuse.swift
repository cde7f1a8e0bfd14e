import Foundation

/// The classes that were registered, and the views that wait for reuse.
@MainActor final class CollectionReuse {
  /// What is dequeued together: of one kind, under one name.
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

  // MARK: Setting a view up again

  private var offered: (key: Key, view: UICollectionReusableView)?

  /// Hands out this view, which is in use, when it is asked for next.
  func offer(_ view: UICollectionReusableView, for key: Key) { offered = (key, view) }

  func withdrawOffer() { offered = nil }

  /// A view that waited, or a new one.
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

  /// Lets a view wait, out of sight, where it is known how to use it again.
  func enqueue(_ view: UICollectionReusableView) {
    view.shownAttributes = nil
    guard let key = keys[ObjectIdentifier(view)] else { return view.removeFromSuperview() }
    view.isHidden = true
    waiting[key, default: []].append(view)
  }

  /// How many views wait.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
