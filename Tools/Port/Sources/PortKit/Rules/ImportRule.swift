import SwiftSyntax

/// Adapts imports: modules of Apple's platforms, and UIKit where its names are used.
final class ImportRule: Rule {
  /// The first component of all modules that a file imports.
  static func modules(of tree: SourceFileSyntax) -> Set<String> {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return Set(finder.imports.compactMap { $0.path.first?.name.text })
  }

  override func run() {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    for node in finder.imports { adapt(node) }
    guard !finder.imports.contains(where: isUIKit) else { return }
    let names = UIKitNames(library: library)
    names.walk(file.tree)
    guard let name = names.found else { return }
    let note = "import UIKit added: the file uses \(name)"
    if let first = finder.imports.first(where: { !isDropped($0) && Conditions.isAlwaysActive($0) })
    {
      change(first, [.after(first.end, "; import UIKit")], note)
    } else if let first = file.tree.statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }
    ) {
      change(first, [.before(first.start, "import UIKit; ")], note)
    }
  }

  private func isUIKit(_ node: ImportDeclSyntax) -> Bool {
    node.path.first?.name.text == "UIKit" && node.importKindSpecifier == nil
      && Conditions.isAlwaysActive(node)
  }

  private func isDropped(_ node: ImportDeclSyntax) -> Bool {
    ["AppKit", "Cocoa"].contains(node.path.first?.name.text ?? "")
  }

  private func adapt(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if isDropped(node) {
      blank(node, "import of \(module) removed: it is for macOS")
    } else if module == "Darwin" || module == "MachO" {
      let note = "\(module) is Glibc on Linux"
      change(node, [.replace(node.path.range, "Glibc")], note)
    } else if module == "OSLog" || module == "os", node.importKindSpecifier == nil {
      guard node.path.trimmedDescription != "os" else { return }
      change(node, [.replace(node.path.range, "os")], "log messages and locks are in the module os")
    } else if module == "UIKit", node.path.count > 1, node.importKindSpecifier == nil {
      change(node, [.replace(node.path.range, "UIKit")], "UIKit has no submodules here")
    } else if AppleModules.missing.contains(module) {
      warn(
        node,
        "the module \(module) does not exist on Linux; put the code that uses it into"
          + " #if canImport(\(module))"
      )
    }
  }

  /// Finds the imports that are compiled on Linux.
  private final class Finder: SyntaxVisitor {
    var imports: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      imports.append(node)
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      Conditions.isActive(node) == false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  /// Finds the first name in a file that only UIKit and the modules beneath it declare.
  private final class UIKitNames: SyntaxVisitor {
    let library: LibraryTable
    var found: String?

    init(library: LibraryTable) {
      self.library = library
      super.init(viewMode: .sourceAccurate)
    }

    private func check(_ name: String) -> SyntaxVisitorContinueKind {
      if found == nil, isUIKit(name) { found = name }
      return found == nil ? .visitChildren : .skipChildren
    }

    private func isUIKit(_ name: String) -> Bool {
      // Foundation declares these on Linux.
      guard !["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name) else { return false }
      if library.types.contains(name) || AppleModules.shims.contains(name) { return true }
      let prefix = name.prefix { $0.isUppercase }
      return name.count > prefix.count + 1
        && ((prefix.count > 2 && prefix.hasPrefix("UI"))
          || ((prefix.hasPrefix("CA") || prefix.hasPrefix("CG")) && prefix.count == 3))
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      check(node.name.text)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        ? .visitChildren : check(node.name)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      check(node.macroName.text == "selector" ? "Selector" : node.macroName.text)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      Conditions.isActive(node) == false ? .skipChildren : .visitChildren
    }
  }
}
