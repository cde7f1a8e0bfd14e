/// An item of the list below a preview: an action or a group of actions.
///
/// Controllers return items from ``UIViewController/previewActionItems``. Use `UIPreviewAction` and
/// `UIPreviewActionGroup`; other adopters are shown as rows without an effect.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the row.
  var title: String { get }
}
