/// `Documentation/Coverage.md`: the public types, their tests, and the documented differences from iOS.
enum CoveragePage {
  static let path = "Documentation/Coverage.md"

  /// The types whose members the page lists; each member must be tested.
  static let listedTypes = [
    "UITabBar", "UITabBar.ItemPositioning", "UITabBarDelegate", "UIBarItem", "UITabBarItem",
    "UITabBarItem.SystemItem", "UIBarAppearance", "UITabBarAppearance", "UITabBarItemAppearance",
    "UITabBarItemAppearance.Style", "UITabBarItemStateAppearance", "UIBarStyle", "UIScrollView",
    "UIScrollView.ContentInsetAdjustmentBehavior", "UIScrollView.DecelerationRate",
    "UIScrollView.IndicatorStyle", "UIScrollView.KeyboardDismissMode", "UIScrollViewDelegate",
    "UITab", "UITab.Placement", "UITabGroup", "UISearchTab", "UITabBarController",
    "UITabBarControllerDelegate",
  ]

  /// Further types whose members the page lists, with tests that name them.
  static let furtherTypes = [
    "UIButton", "UIButton.Configuration", "UIMenu", "UIMenuElement", "UIAction", "UICommand",
    "UIDeferredMenuElement", "UIContextMenuConfiguration", "UIContextMenuInteraction",
    "UIContextMenuInteractionDelegate", "UITargetedPreview", "UIPreviewParameters",
    "UIBackgroundConfiguration", "UIRefreshControl", "UICollectionViewCompositionalLayout",
    "NSCollectionLayoutItem", "NSCollectionLayoutGroup", "NSCollectionLayoutSection",
    "NSCollectionLayoutDimension", "NSCollectionLayoutSpacing", "NSCollectionLayoutEdgeSpacing",
    "NSCollectionLayoutAnchor", "NSCollectionLayoutSupplementaryItem",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
    "UICollectionLayoutListConfiguration", "UICollectionViewListCell", "UICellAccessory",
    "UIListContentConfiguration", "NSDiffableDataSourceSectionSnapshot", "UISplitViewController",
    "UISplitViewControllerDelegate", "UIActivityViewController", "UIActivity",
    "UIContentUnavailableConfiguration",
    "UIStoryboard", "UIStoryboardSegue", "UIStoryboardUnwindSegueSource",
    "UINib", "UIDragInteraction", "UIDropInteraction", "UIDragItem", "UIDragPreview",
    "UIDropProposal", "UITraitCollection", "UITextField", "UITextFieldDelegate", "UITextView",
    "UITextViewDelegate", "UISearchBar", "UISearchBarDelegate", "UISearchController",
    "UIDatePicker", "UIPickerView", "UIStepper", "UIPasteboard", "UIPasteConfiguration",
    "UIDocumentPickerViewController", "UIDocumentPickerDelegate", "UIImagePickerController",
    "UIVibrancyEffect", "NSTextStorage", "NSLayoutManager", "NSTextContainer",
    "UIPointerInteraction", "UIPointerInteractionDelegate", "UIPointerRegion",
    "UIPointerRegionRequest", "UIPointerStyle", "UIPointerEffect",
    "UIToolTipInteraction", "UIToolTipConfiguration", "UISceneSizeRestrictions",
  ]

  /// The public modules.
  private static let folders = [
    "ObjectiveC", "os", "CoreGraphics", "QuartzCore", "CoreText", "UIKitCore", "PhotosUI",
    "SafariServices", "UniformTypeIdentifiers", "UserNotifications", "SimulatorKit",
  ]

  /// The page for the current sources.
  static var text: String {
    """
    # Coverage

    Made from the sources; `make coverage` writes it again. What is not listed is not declared.

    - [Types](#types): everything there is, by module and folder.
    - [Members of the bar](#members-of-the-bar): each member of the bar's classes with the tests that check it.
    - [Members of other types](#members-of-other-types): each member of other types with tests whose code names it.
    - [Differences](#differences): where a comment says "Unlike iOS".

    ## Types

    \(folders.map(types).joined(separator: "\n\n"))

    ## Members of the bar

    "Default" leads to the test of the value before anything is set. A test is a sentence; the link leads to its file. Overrides of
    inherited members are listed where a test names them.

    \(MemberTables.text(of: listedTypes, in: .current))

    ## Members of other types

    A dash marks a member that no test names.

    \(MemberTables.mentions(of: furtherTypes, in: .current, tests: .current))

    ## Differences

    \(folders.flatMap(differences).joined(separator: "\n"))

    """
  }

  private static func types(in module: String) -> String {
    let groups = Dictionary(grouping: SourceTree.swiftFiles(in: "Sources/" + module)) { file in
      file.folders.dropFirst(2).first ?? ""
    }
    let rows = groups.map { folder, files in (folder, files.flatMap(publicTypes).sorted()) }
      .filter { !$0.1.isEmpty }
      .sorted { $0.0 < $1.0 }
    let table = rows.map { "| \($0.0) | \($0.1.map { "`\($0)`" }.joined(separator: ", ")) |" }
    return (["**\(module)**", "", "| folder | types |", "|---|---|"] + table)
      .joined(separator: "\n")
  }

  /// The public types declared at the outermost level of a file.
  private static func publicTypes(in file: SourceFile) -> [String] {
    file.code.split(separator: "\n").compactMap { line -> String? in
      guard line.first?.isWhitespace == false else { return nil }
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "{" }
      guard words.contains("public") || words.contains("open"),
        let kind = words.firstIndex(where: ["class", "struct", "enum", "protocol"].contains),
        kind + 1 < words.count
      else { return nil }
      return String(words[kind + 1])
    }
  }

  /// The sentences in the comments of a module that begin with "Unlike iOS", with their types.
  private static func differences(in module: String) -> [String] {
    SourceTree.swiftFiles(in: "Sources/" + module).flatMap { file in
      let type = file.name.split(whereSeparator: { $0 == "+" || $0 == "." }).first ?? ""
      return paragraphs(of: file).compactMap { paragraph -> String? in
        guard let start = paragraph.firstRange(of: "Unlike iOS") else { return nil }
        return "- `\(type)`: \(paragraph[start.lowerBound...])"
      }
    }
  }

  /// The paragraphs of a file's documentation comments, each in one line.
  private static func paragraphs(of file: SourceFile) -> [String] {
    let comments = file.lines.map { line -> String? in
      let text = line.drop(while: \.isWhitespace)
      return text.hasPrefix("///") ? String(text.dropFirst(3).drop(while: \.isWhitespace)) : nil
    }
    return comments.split { $0?.isEmpty ?? true }.map { lines in
      lines.compactMap { $0 }.joined(separator: " ")
    }
  }
}
