/// Divides the pages of one navigation stack between the columns that were collapsed into it.
///
/// Each column above the first one is known by its anchor, the lowest of its pages. A page belongs
/// to the column whose anchor is the nearest one at or below it.
///
///     stack    A  B  C  D  E        anchors  C, E
///     parts    A  B │ C  D │ E
struct CollapsedPages<Page: AnyObject> {
  // R-SPL-32
  /// The pages of the first column.
  private(set) var own: [Page] = []
  /// The pages of the other columns, in the order of their anchors; empty for an anchor that isn't
  /// on the stack.
  private(set) var parts: [[Page]]

  init(of stack: [Page], anchors: [Page]) {
    parts = Array(repeating: [], count: anchors.count)
    var current: Int?
    for page in stack {
      if let index = anchors.firstIndex(where: { $0 === page }) { current = index }
      if let current { parts[current].append(page) } else { own.append(page) }
    }
  }
}
