/// What a document picker does with documents, by its initializers of iOS 8.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Documents are copied into the app.
  case `import` = 0
  /// Documents are opened where they are.
  case open = 1
  /// Documents of the app are copied to a place that the user chooses.
  case exportToService = 2
  /// Documents of the app are moved to a place that the user chooses.
  case moveToService = 3
}
