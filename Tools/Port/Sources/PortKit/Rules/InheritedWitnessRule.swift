import SwiftSyntax

/// Makes optional delegate methods work that only a subclass of the delegate's class implements.
///
///     class Base: UIViewController, UITableViewDelegate {}
///     class Page: Base { override func tableView(…) {} }     // `override` is added
final class InheritedWitnessRule: Rule {
  private var witnesses: InheritedWitnesses { context.project.witnesses }

  override func run() {
    super.run()
    for problem in witnesses.problems where problem.member.file === file {
      warn(problem.member.declaration, problem.text)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = NodePlace(node, in: file)
    guard witnesses.overrides.contains(place), context.project.extensions.names[place] == nil else {
      return .visitChildren
    }
    change(
      node,
      [.before(node.funcKeyword.start, "override ")],
      "override added: the superclass declares the optional method \(node.name.text) now"
    )
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = NodePlace(node, in: file)
    if let additions = witnesses.additions[place] {
      context.add(additions, to: node.memberBlock)
      change(
        node,
        [],
        "optional methods that subclasses implement were added at the end of \(node.name.text)"
      )
    }
    for helper in witnesses.helpers[place] ?? [] {
      context.append(helper, for: node, "a class with the protocol's default methods was added")
    }
    return .visitChildren
  }
}
