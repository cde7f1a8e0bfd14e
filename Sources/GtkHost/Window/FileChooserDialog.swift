import CGtk4
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// The file chooser of the desktop, in front of a window.
///
/// GTK opens the one of the desktop's portal if the application is in a sandbox, otherwise its own.
@MainActor final class FileChooserDialog {
  // R-FILE-40
  private let chooser: OpaquePointer
  private var report: (@MainActor ([URL]?) -> Void)?

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Opens a file chooser.
  ///
  /// - Parameters:
  ///   - request: What is chosen.
  ///   - window: The window in front of which it is.
  ///   - report: Called once in a turn of the main loop, with the files, or `nil` if the user
  ///     cancelled.
  init?(
    _ request: FileChooserRequest,
    over window: UnsafeMutablePointer<GtkWindow>,
    report: @escaping @MainActor ([URL]?) -> Void
  ) {
    let action =
      switch request.purpose {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .openFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      }
    guard let chooser = gtk_file_chooser_native_new(nil, window, action, nil, nil) else {
      return nil
    }
    self.chooser = chooser
    self.report = report
    prepare(request)
    Signal.connectResponse(UnsafeMutableRawPointer(chooser)) { [weak self] in self?.ended($0) }
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_native_dialog_show(dialog)
  }

  isolated deinit {
    gtk_native_dialog_destroy(dialog)
    g_object_unref(UnsafeMutableRawPointer(chooser))
  }

  /// Closes the file chooser without a choice.
  func close() {
    report = nil
    gtk_native_dialog_hide(dialog)
  }

  private func prepare(_ request: FileChooserRequest) {
    gtk_file_chooser_set_select_multiple(chooser, request.allowsMultipleSelection ? 1 : 0)
    if let name = request.name { gtk_file_chooser_set_current_name(chooser, name) }
    if let folder = request.folder, folder.isFileURL {
      let file = g_file_new_for_path(folder.path)
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    }
    guard let filter = request.filter else { return }
    let rules = gtk_file_filter_new()
    gtk_file_filter_set_name(rules, Self.name(of: request.types))
    for suffix in filter.extensions { gtk_file_filter_add_suffix(rules, suffix) }
    for type in filter.mimeTypes { gtk_file_filter_add_mime_type(rules, type) }
    gtk_file_chooser_add_filter(chooser, rules)
    g_object_unref(rules.map { UnsafeMutableRawPointer($0) })
  }

  /// The name of a filter, such as "Image, PDF document".
  private static func name(of types: [UTType]) -> String {
    let names = types.map { $0.localizedDescription ?? $0.preferredFilenameExtension ?? "" }
    let text = names.filter { !$0.isEmpty }.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func ended(_ response: Int32) {
    let urls = response == GTK_RESPONSE_ACCEPT.rawValue ? files : []
    NextMainLoopTurn.run { [self] in
      let report = report
      self.report = nil
      report?(urls.isEmpty ? nil : urls)
    }
  }

  private var files: [URL] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      guard let path = g_file_get_path(OpaquePointer(file)) else {
        Log.warning("A file that the user has chosen is not on this machine and is ignored.")
        return nil
      }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }
}
