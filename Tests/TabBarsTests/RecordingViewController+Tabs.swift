import TestStage

extension RecordingViewController {
  /// Makes a page that records its loading and appearance in a journal that a stage sets.
  convenience init(named name: String) {
    self.init(name, recording: [.loading, .appearance])
  }
}
