extension UITableView {
  func registerCell(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return contents.cells.register(nil, for: identifier) }
    guard let type = type as? UITableViewCell.Type else {
      return Log.warning("UITableView: \(type) is not a subclass of UITableViewCell; ignored")
    }
    contents.cells.register(type, for: identifier)
  }

  func registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return contents.headerFooterViews.register(nil, for: identifier) }
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      return Log.warning(
        "UITableView: \(type) is not a subclass of UITableViewHeaderFooterView; ignored"
      )
    }
    contents.headerFooterViews.register(type, for: identifier)
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = contents.reconfigured, cell.reuseIdentifier == identifier {
      contents.reconfigured = nil
      return cell
    }
    if let cell = contents.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = contents.cells.viewFromNib(for: identifier) {
      cell.reuseIdentifier = identifier
      return cell
    }
    return contents.cells.type(for: identifier).map { CellInstantiation.cell($0, identifier) }
  }

  func takeRegisteredCell(_ identifier: String) -> UITableViewCell {
    if let cell = takeCell(identifier) { return cell }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = contents.headerFooterViews.take(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = contents.headerFooterViews.viewFromNib(for: identifier) {
      view.reuseIdentifier = identifier
      return view
    }
    return contents.headerFooterViews.type(for: identifier)
      .map { CellInstantiation.view($0, identifier) }
  }
}
