import TestSupport
import Testing

@testable import UIKitCore

private struct Reading: UITraitDefinition {
  static let defaultValue = false
}

private struct Theme: UITraitDefinition {
  static let defaultValue: String? = nil
  static let affectsColorAppearance = true
  static let name = "theme"
}

/// A value without `==`.
private struct Opaque: UITraitDefinition {
  struct Value { var number = 0 }
  static let defaultValue = Value()
}

private final class Store {}

private enum StoreTrait: UITraitDefinition {
  static let defaultValue: Store? = nil
}

extension UIMutableTraits {
  fileprivate var isReading: Bool {
    get { self[Reading.self] }
    set { self[Reading.self] = newValue }
  }
}

@Suite("Traits: definitions and collections") @MainActor struct TraitDefinitionTests {
  @Test(
    "a trait that is not set has its default value",
    .rule("R-TRAIT-20"),
    .defaults(
      "UITraitDefinition.affectsColorAppearance",
      "UITraitDefinition.name",
      "UITraitDefinition.identifier"
    ),
    .member("UITraitDefinition.defaultValue")
  )
  func defaults() {
    let empty = UITraitCollection()

    #expect(!empty[Reading.self] && empty[Theme.self] == nil)
    #expect(empty[UITraitDisplayScale.self] == 0)
    #expect(empty[UITraitUserInterfaceStyle.self] == .unspecified)
    #expect(!Reading.affectsColorAppearance && Reading.name == "Reading")
    #expect(Reading.identifier.hasSuffix(".Reading") || Reading.identifier.contains("Reading"))
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
  }

  @Test(
    "a collection is created and modified by a closure",
    .rule("R-TRAIT-22"),
    .member(
      "UITraitCollection.init",
      "UITraitCollection.modifyingTraits",
      "UIMutableTraits.userInterfaceStyle"
    )
  )
  func mutations() {
    let dark = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.isReading = true
    }
    let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }

    #expect(dark.userInterfaceStyle == .dark && dark[Reading.self])
    #expect(dark.horizontalSizeClass == .unspecified)
    #expect(compact.horizontalSizeClass == .compact && compact[Reading.self])
    #expect(compact != dark && compact.containsTraits(in: dark))
  }

  @Test("each trait of the system is set and read by its definition", .rule("R-TRAIT-20"))
  func systemTraits() {
    let collection = UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.userInterfaceStyle = .dark
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .compact
      traits.layoutDirection = .rightToLeft
      traits.displayScale = 3
      traits.preferredContentSizeCategory = .extraLarge
      traits.accessibilityContrast = .high
      traits.userInterfaceLevel = .elevated
      traits.forceTouchCapability = .available
    }

    #expect(collection.userInterfaceIdiom == .pad)
    #expect(collection.userInterfaceStyle == .dark)
    #expect(collection.horizontalSizeClass == .regular)
    #expect(collection.verticalSizeClass == .compact)
    #expect(collection.layoutDirection == .rightToLeft)
    #expect(collection.displayScale == 3)
    #expect(collection.preferredContentSizeCategory == .extraLarge)
    #expect(collection.accessibilityContrast == .high)
    #expect(collection.userInterfaceLevel == .elevated)
    #expect(collection.forceTouchCapability == .available)
    _ = collection.modifyingTraits { traits in
      #expect(traits.userInterfaceIdiom == .pad && traits.displayScale == 3)
      #expect(traits.verticalSizeClass == .compact && traits.layoutDirection == .rightToLeft)
      #expect(traits.preferredContentSizeCategory == .extraLarge)
      #expect(traits.accessibilityContrast == .high && traits.userInterfaceLevel == .elevated)
      #expect(traits.forceTouchCapability == .available && traits.horizontalSizeClass == .regular)
    }
  }

  @Test("collections with traits of the app are merged and compared", .rule("R-TRAIT-20"))
  func merging() {
    let reading = UITraitCollection { $0.isReading = true }
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    let both = UITraitCollection(traitsFrom: [reading, dark])

    #expect(both[Reading.self] && both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: reading) && !dark.containsTraits(in: reading))
    #expect(reading == UITraitCollection { $0.isReading = true })
    #expect(reading != UITraitCollection { $0.isReading = false })
  }

  @Test(
    "values are compared by ==, objects by identity, and others are different",
    .rule("R-TRAIT-21")
  )
  func comparison() {
    let store = Store()
    func differs<Trait: UITraitDefinition>(
      _ trait: Trait.Type,
      _ left: Trait.Value,
      _ right: Trait.Value
    ) -> Bool {
      let old = TraitValues { $0[trait] = left }
      let new = TraitValues { $0[trait] = right }
      return new.differs(from: old, in: trait)
    }

    #expect(!differs(Theme.self, "a", "a") && differs(Theme.self, "a", nil))
    #expect(differs(Opaque.self, .init(), .init()))
    #expect(!differs(UITraitDisplayScale.self, 2, 2) && differs(UITraitDisplayScale.self, 2, 3))
    #expect(differs(StoreTrait.self, store, Store()))
    #expect(!differs(StoreTrait.self, store, store) && TraitComparison.areEqual(store, store))
    // A value that equals the default one is no change.
    #expect(
      !TraitValues { $0[Reading.self] = false }.differs(from: TraitValues(), in: Reading.self)
    )
  }

  @Test(
    "traits of the app can affect colors",
    .rule("R-TRAIT-23"),
    .member(
      "UITraitCollection.systemTraitsAffectingColorAppearance",
      "UITraitCollection.systemTraitsAffectingImageLookup"
    )
  )
  func colors() {
    let plain = UITraitCollection()
    let themed = UITraitCollection { $0[Theme.self] = "sepia" }
    let reading = UITraitCollection { $0.isReading = true }

    #expect(themed.hasDifferentColorAppearance(comparedTo: plain))
    #expect(!reading.hasDifferentColorAppearance(comparedTo: plain))
    let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
    #expect(names.contains("UITraitUserInterfaceStyle"))
    let sources = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
    #expect(sources.contains("UITraitDisplayScale"))
  }
}
