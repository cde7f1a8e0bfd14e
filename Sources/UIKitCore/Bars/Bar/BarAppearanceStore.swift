/// Stores the appearances that are assigned to a bar or to an item.
///
/// Each assignment stores a copy. Getters return a second copy, which is the same object until the
/// next assignment. Changes to it have no effect until it is assigned.
struct BarAppearanceStore<Appearance: UIBarAppearance> {
  // R-APP-7

  /// The copies that are in effect.
  private(set) var assigned = BarAppearances<Appearance>()
  private var exposed = BarAppearances<Appearance>()
  private lazy var defaultAppearance = Appearance(barAppearance: UIBarAppearance())

  mutating func assign(_ appearance: Appearance?, to slot: BarAppearanceSlot) {
    assigned[slot] = appearance?.duplicate
    exposed[slot] = nil
  }

  /// Returns the object that the getter of a public property returns.
  mutating func exposed(_ slot: BarAppearanceSlot) -> Appearance? {
    if exposed[slot] == nil { exposed[slot] = assigned[slot]?.duplicate }
    return exposed[slot]
  }

  /// Returns the standard appearance, or the default one if none was assigned.
  mutating func exposedStandard() -> Appearance { exposed(.standard) ?? defaultAppearance }
}
