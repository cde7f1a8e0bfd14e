import SwiftSyntax

/// Optional methods of UIKit's protocols that a subclass implements, while its superclass conforms
/// to the protocol without them.
///
/// Objective-C finds such a method by name. Swift calls the default implementation of the protocol,
/// because the superclass does not have the method. The superclass therefore receives a method that
/// calls the default implementation, and the subclass overrides it.
struct InheritedWitnesses {
  /// The methods that become overrides.
  private(set) var overrides: Set<NodePlace> = []
  /// The methods to add to classes.
  private(set) var additions: [NodePlace: [String]] = [:]
  /// The helper classes to declare, by the class whose methods call them.
  private(set) var helpers: [NodePlace: [String]] = [:]
  /// Methods that will not be called.
  private(set) var problems: [(member: Member, text: String)] = []

  init(_ index: ProjectIndex, _ library: LibraryTable) {
    var added: Set<String> = []
    for type in index.sortedTypes where type.kind == .classType {
      let above = index.lineage(of: type).dropFirst().filter { $0.kind == .classType }
      guard !above.isEmpty else { continue }
      for member in type.members where member.kind == .method && !member.isOverride {
        let protocols = library.protocols(withOptional: member.fullName)
        guard !protocols.isEmpty,
          !above.contains(where: { $0.members.contains { $0.fullName == member.fullName } }),
          let base = above.last(where: {
            !library.conformances(of: index.ancestorNames(of: $0)).isDisjoint(with: protocols)
          }), let declaration = base.declaration
        else { continue }
        let conformances = library.conformances(of: index.ancestorNames(of: base))
        guard let owner = conformances.intersection(protocols).min() else { continue }
        let forwarding = Forwarding(member: member)
        guard library.isAllOptional(owner), !base.isGeneric, !declaration.file.isContext,
          forwarding.obstacle == nil
        else {
          problems.append(
            (
              member,
              "\(member.fullName) is not called: \(base.name) conforms to \(owner) without it;"
                + " declare it in \(base.name) and override it here"
            )
          )
          continue
        }
        overrides.insert(NodePlace(member.declaration, in: member.file))
        let place = NodePlace(declaration.declaration, in: declaration.file)
        guard added.insert(base.name + " " + member.fullName).inserted else { continue }
        let helper = base.name.replacing(".", with: "_") + "_" + owner
        let access = ["open", "public"].contains(base.access) ? [base.access] : []
        additions[place, default: []].append(
          forwarding.declaration(modifiers: access, calling: "\(helper)().\(member.name)")
        )
        let text = "private final class \(helper): NSObject, \(owner) {}"
        if helpers[place]?.contains(text) != true { helpers[place, default: []].append(text) }
      }
    }
  }
}
