import Foundation

extension TraitValues {
  // R-TRAIT-20
  /// The value of a trait, which is the default value of its definition if it is not set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
      }
      guard let stored = custom[ObjectIdentifier(trait)] else { return Trait.defaultValue }
      return stored.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue, of: trait)
    }
  }

  // R-TRAIT-2
  /// Returns whether a trait has different values in two collections.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      guard
        trait is any SystemTrait.Type
          || custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
      else { return false }
      return !TraitComparison.areEqual(self[trait], other[trait])
    }
    return differs(trait)
  }

  /// The values of the apps' traits on which dynamic colors depend.
  var customColorTraits: [ObjectIdentifier: CustomTraitValue] {
    custom.isEmpty ? [:] : custom.filter { $0.value.affectsColorAppearance }
  }
}

/// The value of a trait that an app defines.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColorAppearance: Bool
  private let isEqual: (Any) -> Bool

  init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    self.value = value
    affectsColorAppearance = Trait.affectsColorAppearance
    isEqual = { other in
      (other as? Trait.Value).map { TraitComparison.areEqual(value, $0) } ?? false
    }
  }

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    left.isEqual(right.value)
  }

  func hash(into hasher: inout Hasher) {}
}

/// Compares values of traits.
enum TraitComparison {
  // R-TRAIT-21
  /// Returns whether two values are equal: by `==` if their type is `Equatable`, by identity if they
  /// are objects, and otherwise never.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return areEqual(left, right, as: type) }
    if let type = Value.self as? any OptionalObject.Type { return type.areIdentical(left, right) }
    guard Value.self is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  private static func areEqual<Value: Equatable>(_ left: Any, _ right: Any, as type: Value.Type)
    -> Bool
  {
    guard let left = left as? Value, let right = right as? Value else { return false }
    return left == right
  }
}

/// An optional reference to an object.
private protocol OptionalObject {
  static func areIdentical(_ left: Any, _ right: Any) -> Bool
}

extension Optional: OptionalObject where Wrapped: AnyObject {
  static func areIdentical(_ left: Any, _ right: Any) -> Bool {
    (left as? Wrapped) === (right as? Wrapped)
  }
}
