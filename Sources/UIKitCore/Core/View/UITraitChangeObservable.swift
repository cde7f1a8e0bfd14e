import Foundation

/// An object that notifies closures and targets of changes of its traits: a view, a view controller,
/// a presentation controller or a window scene.
///
/// ```swift
/// registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
///   (self: Self, previous: UITraitCollection) in
///   self.updateBorder()
/// }
/// ```
///
/// A registration ends with the object. The protocol is adopted by classes of the library only.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

/// A registration for changes of traits, which
/// ``UITraitChangeObservable/unregisterForTraitChanges(_:)`` ends.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  // R-TRAIT-1
  /// Calls a closure after one of the given traits has changed.
  ///
  /// Don't capture the object in the closure; it is passed to it.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure that receives the object and its previous traits.
  /// - Returns: The registration.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addRegistration(for: traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// Calls a closure after one of the given traits has changed.
  ///
  /// The closure is not called if the object has another type than its parameter.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: A closure that receives the object and its previous traits.
  /// - Returns: The registration.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Object>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addRegistration(for: traits) { object, previous in
      if let object = object as? Object { handler(object, previous) }
    }
  }

  // R-TRAIT-3
  /// Calls a method of a target after one of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - target: The object to call. The reference is weak.
  ///   - action: The method to call. It may take this object, and the previous traits as a second
  ///     argument.
  /// - Returns: The registration.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return addRegistration(for: traits) { [weak receiver] object, previous in
      if let receiver { action.perform(on: receiver, object, previous) }
    }
  }

  /// Calls a method of this object after one of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - action: The method to call. It may take this object, and the previous traits as a second
  ///     argument.
  /// - Returns: The registration.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    addRegistration(for: traits) { object, previous in
      action.perform(on: object, object, previous)
    }
  }

  // R-TRAIT-4
  /// Ends a registration.
  ///
  /// A registration of another object, or one that has ended, is ignored.
  ///
  /// - Parameter registration: The registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateOwner)?.traitState?.registrations.removeAll { $0 === registration }
  }

  private func addRegistration(
    for traits: [UITrait],
    _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, handler)
    if let owner = self as? any TraitStateOwner {
      owner.madeTraitState.registrations.append(registration)
    } else {
      Log.warning("\(type(of: self)) does not notify of changes of traits; ignored")
    }
    return registration
  }
}

/// A registration for changes of traits.
@MainActor private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void)
  {
    self.traits = traits
    self.handler = handler
  }
}

/// The overridden traits of an object, and the registrations for changes.
@MainActor final class TraitState {
  var overrides = TraitOverrides()
  fileprivate var registrations: [TraitChangeRegistration] = []

  // R-TRAIT-2
  /// Calls the handlers of the traits that have changed.
  func notify(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
      // A handler may have ended the registration.
      guard registrations.contains(where: { $0 === registration }) else { continue }
      registration.handler(object, old)
    }
  }
}

/// An object with overridden traits.
@MainActor protocol TraitStateOwner: AnyObject {
  /// The state, or `nil` until it is first used.
  var traitState: TraitState? { get set }

  /// Updates the traits after an override has changed.
  func traitOverridesChanged()
}

extension TraitStateOwner {
  fileprivate var madeTraitState: TraitState {
    if let traitState { return traitState }
    let made = TraitState()
    traitState = made
    return made
  }

  /// The implementation of `traitOverrides`.
  var _traitOverrides: any UITraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      madeTraitState.overrides = TraitOverrides(newValue)
      traitOverridesChanged()
    }
  }
}

// MARK: - The objects with traits

extension UIView: UITraitChangeObservable, TraitStateOwner {
  var traitState: TraitState? {
    get { inherited.traitState }
    set { inherited.traitState = newValue }
  }

  func traitOverridesChanged() { refreshTraits() }
}

extension UIViewController: UITraitChangeObservable, TraitStateOwner {
  var traitState: TraitState? {
    get { context.traitState }
    set { context.traitState = newValue }
  }

  func traitOverridesChanged() { viewIfLoaded?.refreshTraits() }
}

extension UIWindowScene: UITraitChangeObservable, TraitStateOwner {
  func traitOverridesChanged() {
    for window in windows { window.refreshTraits() }
  }

  // R-TRAIT-12
  /// The traits of the screen with the scene's overrides.
  func traits(on screen: UITraitCollection) -> UITraitCollection {
    screen.overridden(by: traitState?.overrides)
  }

  /// Called after the traits of the scene have changed.
  func traitsChanged(from old: UITraitCollection) {
    let new = traitCollection
    guard new != old else { return }
    traitCollectionDidChange(old)
    traitState?.notify(self, from: old, to: new)
  }
}

extension UITraitCollection {
  /// Returns the collection with the traits that overrides set.
  func overridden(by overrides: TraitOverrides?) -> UITraitCollection {
    guard let overrides, !overrides.isEmpty else { return self }
    var values = values
    overrides.apply(to: &values)
    return UITraitCollection(values: values)
  }

  /// The traits of an object that has not been in a view hierarchy.
  static var initial: UITraitCollection { ofMainScreen }
}
