import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Rules of appearance proxies") @MainActor
struct AppearanceRulesTests {
  // Classes without views: styled objects and their containers.
  private class Lamp: NSObject {}
  private class DeskLamp: Lamp {}
  private final class OldDeskLamp: DeskLamp {}
  private class Room: NSObject {}
  private final class Kitchen: Room {}
  private final class House: NSObject {}
  private final class Street: NSObject {}

  /// A rule, and the name of its value in the results.
  private struct Rule {
    let name: String
    var target: AnyClass = Lamp.self
    var containers: [AnyClass] = []
    var traits: UITraitCollection?
    var key = AppearanceKey.tintColor

    var scope: AppearanceScope {
      AppearanceScope(
        target: ObjectIdentifier(target),
        containers: containers.map { ObjectIdentifier($0) },
        traits: traits
      )
    }
  }

  private final class Target: NSObject {
    let journal = Journal()
  }

  /// Returns the names of the values that an object gets, in order.
  private func values(
    of rules: [Rule],
    for target: AnyClass = Lamp.self,
    in containers: [AnyClass] = [],
    traits: UITraitCollection = UITraitCollection()
  ) -> [String] {
    var recorded = AppearanceRules()
    for rule in rules {
      let entry = AppearanceRules.Entry(key: rule.key) { object in
        (object as? Target)?.journal.record(rule.name)
      }
      recorded.record(entry, for: rule.scope)
    }
    let surroundings = AppearanceContainers(traits: traits) {
      containers.map { ClassLineage(of: $0) }
    }
    let targets = recorded.targets(in: ClassLineage(of: target))
    let target = Target()
    for entry in recorded.entries(for: targets, in: surroundings) { entry.set(target) }
    return target.journal.lines
  }

  // MARK: Classes

  @Test("a lineage lists the classes from the root class to the class")
  func lineage() {
    let lineage = ClassLineage(of: OldDeskLamp.self)

    #expect(lineage.classes.first == ObjectIdentifier(NSObject.self))
    #expect(lineage.classes.last == ObjectIdentifier(OldDeskLamp.self))
    #expect(lineage.isKind(of: ObjectIdentifier(Lamp.self)))
    #expect(!lineage.isKind(of: ObjectIdentifier(Room.self)))
  }

  @Test("rules apply to a class and its subclasses only", .rule("R-PROXY-4"))
  func classes() {
    let rules = [Rule(name: "desk", target: DeskLamp.self)]

    #expect(values(of: rules, for: Lamp.self) == [])
    #expect(values(of: rules, for: DeskLamp.self) == ["desk"])
    #expect(values(of: rules, for: OldDeskLamp.self) == ["desk"])
    #expect(values(of: rules, for: House.self) == [])
  }

  @Test("superclasses come first, whatever was recorded first", .rule("R-PROXY-4"))
  func superclassesFirst() {
    let rules = [
      Rule(name: "old", target: OldDeskLamp.self, key: .backgroundColor),
      Rule(name: "desk", target: DeskLamp.self, key: .tintColor),
      Rule(name: "any", target: Lamp.self, key: .barTintColor),
    ]

    #expect(values(of: rules, for: OldDeskLamp.self) == ["any", "desk", "old"])
  }

  @Test("each key is set once, by the rule with the highest precedence", .rule("R-PROXY-4"))
  func once() {
    let rules = [
      Rule(name: "desk", target: DeskLamp.self),
      Rule(name: "any", target: Lamp.self),
      Rule(name: "any in a room", target: Lamp.self, containers: [Room.self]),
    ]

    #expect(values(of: rules, for: DeskLamp.self, in: [Room.self]) == ["desk"])
    #expect(values(of: rules, for: Lamp.self, in: [Room.self]) == ["any in a room"])
    #expect(values(of: rules, for: Lamp.self) == ["any"])
  }

  // MARK: Order

  @Test(
    "values are set in the order of assignment; a new assignment moves to the end",
    .rule("R-PROXY-3")
  )
  func order() {
    let rules = [
      Rule(name: "1", key: .tintColor), Rule(name: "2", key: .barTintColor),
      Rule(name: "3", key: .itemWidth), Rule(name: "4", key: .tintColor),
    ]

    #expect(values(of: rules) == ["2", "3", "4"])
  }

  @Test("each combination of states is a separate value", .rule("R-PROXY-3"))
  func states() {
    let rules = [
      Rule(name: "normal", key: .titleColor(.normal)),
      Rule(name: "both", key: .titleColor([.selected, .highlighted])),
      Rule(name: "other both", key: .titleColor([.selected, .disabled])),
      Rule(name: "normal again", key: .titleColor(.normal)),
    ]

    #expect(values(of: rules) == ["both", "other both", "normal again"])
  }

  // MARK: Containers

  /// The containers of a rule and of an object, innermost first, and whether the rule applies.
  private static let fits: [(rule: [AnyClass], place: [AnyClass], fits: Bool)] = [
    ([], [], true),
    ([Room.self], [], false),
    ([Room.self], [Room.self], true),
    ([Room.self], [Kitchen.self], true),
    ([Kitchen.self], [Room.self], false),
    ([Room.self, House.self], [Room.self, House.self], true),
    ([Room.self, House.self], [Room.self, Street.self, House.self, Street.self], true),
    ([House.self, Room.self], [Room.self, House.self], false),
    ([Room.self, Room.self], [Room.self, House.self], false),
    ([Room.self, Room.self], [Room.self, House.self, Kitchen.self], true),
  ]

  @Test(
    "containers match from the inside out, with others in between",
    .rule("R-PROXY-5", "R-PROXY-8")
  )
  func containers() {
    for row in Self.fits {
      let found = values(of: [Rule(name: "x", containers: row.rule)], in: row.place)
      #expect(found == (row.fits ? ["x"] : []), "\(row.rule) in \(row.place)")
    }
  }

  @Test(
    "the outermost container takes precedence, then the longer list",
    .rule("R-PROXY-5")
  )
  func precedence() {
    let place: [AnyClass] = [Kitchen.self, House.self, Street.self]
    let general = Rule(name: "general")
    let room = Rule(name: "room", containers: [Room.self])
    let house = Rule(name: "house", containers: [House.self])
    let street = Rule(name: "street", containers: [Street.self])
    let roomInHouse = Rule(name: "room in house", containers: [Room.self, House.self])
    let ranking = [general, room, house, roomInHouse, street]

    for (weaker, stronger) in zip(ranking, ranking.dropFirst()) {
      #expect(values(of: [weaker, stronger], in: place) == [stronger.name])
      #expect(values(of: [stronger, weaker], in: place) == [stronger.name])
    }
    #expect(values(of: ranking.reversed(), in: place) == ["street"])
  }

  @Test("of two rules that fit equally well the one used later applies", .rule("R-PROXY-5"))
  func ties() {
    let room = Rule(name: "room", containers: [Room.self])
    let kitchen = Rule(name: "kitchen", containers: [Kitchen.self])

    #expect(values(of: [room, kitchen], in: [Kitchen.self]) == ["kitchen"])
    #expect(values(of: [kitchen, room], in: [Kitchen.self]) == ["room"])
  }

  // MARK: Traits

  @Test(
    "rules for traits take precedence, and those for more traits over those for fewer",
    .rule("R-PROXY-6")
  )
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let darkPad = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
    let rules = [
      Rule(name: "dark pad", traits: darkPad), Rule(name: "dark", traits: dark),
      Rule(name: "room", containers: [Room.self]), Rule(name: "general"),
    ]

    #expect(values(of: rules, in: [Room.self], traits: darkPad) == ["dark pad"])
    #expect(values(of: rules, in: [Room.self], traits: dark) == ["dark"])
    #expect(values(of: rules, in: [Room.self]) == ["room"])
    #expect(values(of: rules) == ["general"])
  }

  @Test("asksForTraits is true once there is a rule for traits")
  func asksForTraits() {
    var rules = AppearanceRules()
    let entry = AppearanceRules.Entry(key: .tintColor) { _ in }

    rules.record(entry, for: Rule(name: "").scope)
    #expect(!rules.asksForTraits)

    rules.record(entry, for: Rule(name: "", traits: UITraitCollection(displayScale: 3)).scope)
    #expect(rules.asksForTraits)
  }

  // MARK: Marks

  @Test(
    "members and single states have separate marks; combinations of states share one",
    .rule("R-PROXY-9")
  )
  func marks() {
    var marks = AppearanceAssignments()
    marks.insert(.barTintColor)
    marks.insert(.titleTextAttributes(.selected))
    marks.insert(.badgeTextAttributes([.selected, .focused]))

    #expect(marks.contains(.barTintColor))
    #expect(!marks.contains(.barStyle))
    #expect(marks.contains(.titleTextAttributes(.selected)))
    #expect(!marks.contains(.titleTextAttributes(.normal)))
    #expect(!marks.contains(.titleTextAttributes([.selected, .focused])))
    #expect(marks.contains(.badgeTextAttributes([.disabled, .selected])))
    #expect(!marks.isProxy)
    #expect(MemoryLayout<AppearanceAssignments>.size == 4)
  }
}
