import Foundation

extension UITableView {
  // MARK: Table header, footer and background

  var headerViewHeight: CGFloat { settings.headerView?.bounds.height ?? 0 }
  var footerViewHeight: CGFloat { settings.footerView?.bounds.height ?? 0 }

  func setHeaderView(_ view: UIView?) {
    replace(settings.headerView, by: view)
    settings.headerView = view
    surroundingsChanged()
  }

  func setFooterView(_ view: UIView?) {
    replace(settings.footerView, by: view)
    settings.footerView = view
    surroundingsChanged()
  }

  func setBackgroundView(_ view: UIView?) {
    guard view !== settings.backgroundView else { return }
    settings.backgroundView?.removeFromSuperview()
    settings.backgroundView = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
  }

  private func surroundingsChanged() {
    guard !contents.needsLoading else { return setNeedsLayout() }
    contents.geometry.move(top: headerViewHeight)
    fitContent()
    placeAgain()
  }

  /// Lays out the table header, the table footer and the background view, including changes of
  /// their heights.
  func placeSurroundings() {
    if contents.geometry.top != headerViewHeight {
      contents.geometry.move(top: headerViewHeight)
      placeAgain()
    }
    place(settings.headerView, at: 0)
    place(settings.footerView, at: contents.geometry.bottom)
    fitContent()
    if let view = settings.backgroundView, view.frame != bounds {
      UIView.performWithoutAnimation { view.frame = bounds }
    }
    placeSectionIndex()
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Section headers and footers

  /// Updates the visible section headers and footers, and the floating ones of plain tables.
  func showEdges() {
    let seen = contents.geometry.sections(from: bounds.minY, to: bounds.maxY)
    for kind in [TableEdge.header, .footer] {
      let gone = contents[keyPath: kind.shown].keys.filter { !seen.contains($0) }
      for section in gone.sorted() { putAwayEdge(kind, section) }
      for section in seen { showEdge(kind, section) }
    }
  }

  private func showEdge(_ kind: TableEdge, _ section: Int) {
    guard contents.geometry.sections.indices.contains(section) else { return }
    let part = contents.geometry.sections[section]
    let isGuess = kind == .header ? part.guessesHeader : part.guessesFooter
    guard isGuess || (kind == .header ? part.header : part.footer) > 0 else { return }
    if let view = contents[keyPath: kind.shown][section] { return placeEdge(view, kind, section) }
    guard let view = makeEdge(kind, section) else {
      if isGuess { measureEdge(kind, section, as: emptyExtent(kind, section)) }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.isHidden = false
    contents[keyPath: kind.shown][section] = view
    if let view = view as? UITableViewHeaderFooterView {
      view.take(style: style, isHeader: kind == .header, isFirst: section == 0)
      view.margin = rowMargin
      view.contentInsets = contentInsets
    }
    view.bounds.size.width = rowWidth
    if isGuess {
      let height = roundedUp(
        view.systemLayoutSizeFitting(
          CGSize(width: rowWidth, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      )
      measureEdge(kind, section, as: height > 0 ? height : view.bounds.height)
    }
    placeEdge(view, kind, section)
    if kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Sets the measured height of a header or footer.
  ///
  /// If it begins above the visible area, the content offset is adjusted so that the rows below it
  /// stay in place.
  private func measureEdge(_ kind: TableEdge, _ section: Int, as height: CGFloat) {
    let span =
      kind == .header
      ? contents.geometry.header(section) : contents.geometry.footer(section)
    let growth =
      kind == .header
      ? contents.geometry.measureHeader(section, as: height)
      : contents.geometry.measureFooter(section, as: height)
    guard growth != 0 else { return }
    placeAgain()
    if span.start < bounds.minY, bounds.minY > -adjustedContentInset.top {
      contentOffset.y += growth
    }
  }

  private func makeEdge(_ kind: TableEdge, _ section: Int) -> UIView? {
    if let early = contents[keyPath: kind.early].removeValue(forKey: section) { return early }
    if let view = askEdgeView(kind, section) { return view }
    guard let title = edgeTitle(kind, section) else { return nil }
    let identifier = UITableViewHeaderFooterView.ownIdentifier
    let view =
      contents.headerFooterViews.take(identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.prepareForReuse()
    view.textLabel?.text = title
    view.title = title
    return view
  }

  func placeEdge(_ view: UIView, _ kind: TableEdge, _ section: Int) {
    let geometry = contents.geometry
    let rest = kind == .header ? geometry.header(section) : geometry.footer(section)
    var frame = frame(of: rest)
    if style == .plain {
      let window = (
        top: bounds.minY + adjustedContentInset.top,
        bottom: bounds.maxY - adjustedContentInset.bottom
      )
      let floating = FloatingEdges(section: geometry.section(section), rest: rest)
      frame.origin.y =
        kind == .header
        ? floating.header(below: window.top, footer: geometry.footer(section).length)
        : floating.footer(
          above: window.bottom,
          header: geometry.header(section).end - geometry.section(section).start
        )
    }
    (view as? UITableViewHeaderFooterView)?.isFloating =
      frame.origin.y != self.frame(of: rest).origin.y
    frame.origin.y += roomShift(of: kind, section)
    if view.untransformedFrame != frame { view.untransformedFrame = frame }
  }

  func putAwayEdge(_ kind: TableEdge, _ section: Int) {
    guard let view = contents[keyPath: kind.shown].removeValue(forKey: section) else { return }
    putAwayEdge(view, kind, section)
  }

  /// Removes a header or footer from the screen, and stores it for reuse if it has a reuse
  /// identifier.
  func putAwayEdge(_ view: UIView, _ kind: TableEdge, _ section: Int) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      view.isHidden = true
      contents.headerFooterViews.put(view, for: identifier)
    } else {
      view.removeFromSuperview()
    }
    if kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}

/// Computes the positions of the floating header and footer of a section.
struct FloatingEdges {
  // R-TBL-17
  let section: Span
  /// The regular extent of the header or footer.
  let rest: Span

  /// Returns the top of a header that stays below a line, but inside its section.
  func header(below line: CGFloat, footer: CGFloat) -> CGFloat {
    max(rest.start, min(line, section.end - footer - rest.length))
  }

  /// Returns the top of a footer that stays above a line, but inside its section.
  func footer(above line: CGFloat, header: CGFloat) -> CGFloat {
    min(rest.start, max(line - rest.length, section.start + header))
  }
}
