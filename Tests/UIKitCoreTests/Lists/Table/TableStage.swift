import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone whose screen is filled by a table over a source that writes down what it is asked.
@MainActor final class TableStage: SimulatorStage {
  let table: UITableView
  let source: TableSource

  init(
    _ counts: [Int] = [30],
    style: UITableView.Style = .plain,
    on device: Device = Device(size: CGSize(width: 390, height: 800), scale: 2),
    source: TableSource? = nil,
    _ prepare: (UITableView) -> Void = { _ in }
  ) {
    self.source = source ?? TableSource(counts)
    table = UITableView(frame: CGRect(origin: .zero, size: device.size), style: style)
    super.init(on: device)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    prepare(table)
    table.dataSource = self.source
    table.delegate = self.source
    phone.window.addSubview(table)
    advance(by: 0.1)
    ReleaseWitnesses.announce(table, self.source)
  }

  var titles: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
  var journal: Journal { source.journal }

  func tap(_ row: Int, _ section: Int = 0) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    phone.tap(at: CGPoint(x: 100, y: rect.midY - table.contentOffset.y))
    advance(by: 0.5)
  }

  /// Expects cells, frames and rows to fit together.
  var isConsistent: Bool {
    let visible = table.contents.visible
    for (row, next) in zip(visible, visible.dropFirst()) {
      guard table.contents.geometry.place(after: row.place) == next.place else { return false }
    }
    return visible.allSatisfy { row in
      row.cell.frame == table.rowFrame(row.place) && !row.cell.isHidden && row.cell.alpha == 1
    }
  }
}

/// Rows with texts; heights and the like as a test wants them.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  let journal = Journal()
  var made = 0
  var highlights = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var onCell: ((UITableViewCell, IndexPath) -> Void)?

  init(_ counts: [Int]) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = rows[path.section][path.row]
    onCell?(cell, path)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  {
    journal.record("show \(text(path))")
  }

  func tableView(
    _ table: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt path: IndexPath
  ) {
    journal.record("end \(text(path))")
  }

  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    journal.record("should \(text(path))")
    return highlights
  }
  func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
    journal.record("highlight \(text(path))")
  }
  func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
    journal.record("unhighlight \(text(path))")
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    journal.record("willSelect \(text(path))")
    return willSelect(path)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    journal.record("select \(text(path))")
  }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    journal.record("willDeselect \(text(path))")
    return willDeselect(path)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    journal.record("deselect \(text(path))")
  }
  func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    journal.record("accessory \(text(path))")
  }
}

/// A source whose rows have heights of their own.
final class HighSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat]
  var asked = 0
  init(_ heights: [CGFloat]) { self.heights = heights }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    asked += 1
    return heights[path.row]
  }
}
