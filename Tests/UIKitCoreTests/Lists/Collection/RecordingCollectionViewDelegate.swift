import TestStage

@testable import UIKitCore

/// A delegate that records its calls, and refuses those it was told to refuse.
@MainActor class RecordingCollectionViewDelegate: NSObject, UICollectionViewDelegate {
  let journal = Journal()
  var showsDisplay = false
  var refuses: Set<String> = []

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    journal.record("\(what) \(text(path))")
    return !refuses.contains(what)
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    journal.record("didHighlight \(text(path))")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    journal.record("didUnhighlight \(text(path))")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    journal.record("didSelect \(text(path))")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    journal.record("didDeselect \(text(path))")
  }
  func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    if showsDisplay { journal.record("willDisplay \(text(path))") }
  }
  func collectionView(
    _ view: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    if showsDisplay { journal.record("didEndDisplaying \(text(path))") }
  }
}
