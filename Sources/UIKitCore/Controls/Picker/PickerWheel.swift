import QuartzCore

/// The wheel of a component: a scroll view whose rows are drawn on a cylinder.
@preconcurrency @MainActor
final class PickerWheel: UIScrollView, ScrollMovementObserver {
  // R-PICK-4…9
  private(set) weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The row that was selected last, or towards which the wheel turns.
  private(set) var selectedRow = 0
  /// The row that the delegate knows to be selected.
  private var knownRow = 0
  /// Whether the user has turned the wheel since it was last at rest.
  private var isTurnedByUser = false
  private var rows: [Int: PickerRowView] = [:]
  private var spares: [PickerRowView] = []
  private var laidOutSize = CGSize.zero
  private var touchStart: CGPoint?

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    movementObservers.add(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var geometry: WheelGeometry {
    WheelGeometry(rowHeight: rowHeight, height: bounds.height)
  }

  /// Whether the user turns the wheel at the moment.
  var isTurning: Bool { isTurnedByUser && (hold != nil || scrollAnimation != nil) }

  // MARK: Rows

  /// Updates the number and the height of the rows, and asks for their contents again.
  ///
  /// The selected row stays selected if it exists. A wheel that turns continues to do so.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    // R-PICK-9
    (self.rowCount, self.rowHeight) = (max(rowCount, 0), rowHeight)
    let last = max(self.rowCount - 1, 0)
    (selectedRow, knownRow) = (min(selectedRow, last), min(knownRow, last))
    spares += rows.values
    rows.values.forEach { $0.isHidden = true }
    rows = [:]
    applySize()
    placeRows()
  }

  /// Asks for the titles of the visible rows again.
  func refreshRows() {
    for (row, view) in rows { picker?.fill(view, row: row, component: component) }
  }

  private func applySize() {
    laidOutSize = bounds.size
    contentSize = CGSize(
      width: bounds.width,
      height: rowCount == 0 ? 0 : geometry.offset(ofRow: rowCount - 1) + bounds.height
    )
    if hold == nil, scrollAnimation == nil { place(at: rest(for: selectedRow)) }
  }

  private func rest(for row: Int) -> CGPoint { CGPoint(x: 0, y: geometry.offset(ofRow: row)) }

  private func placeRows() {
    let geometry = geometry
    let visible = geometry.visibleRows(offset: bounds.minY, count: rowCount)
    for (row, view) in rows where !visible.contains(row) {
      view.isHidden = true
      spares.append(view)
      rows[row] = nil
    }
    for row in visible {
      let view = rows[row] ?? makeRow(row)
      let place = geometry.placement(ofRow: row, offset: bounds.minY)
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.y)
      view.transform = CGAffineTransform(scaleX: place.scale.width, y: place.scale.height)
      view.alpha = place.alpha
    }
  }

  private func makeRow(_ row: Int) -> PickerRowView {
    let view = spares.popLast() ?? PickerRowView(frame: .zero)
    if view.superview == nil { addSubview(view) }
    view.isHidden = false
    rows[row] = view
    picker?.fill(view, row: row, component: component)
    return view
  }

  /// Returns the app's view of a row, or `nil` if the row is not visible or has a title.
  func ownView(forRow row: Int) -> UIView? { rows[row]?.ownView }

  // MARK: Selection

  /// Selects a row on behalf of the app.
  func select(_ row: Int, animated: Bool) {
    // R-PICK-6
    guard rowCount > 0 else { return }
    isTurnedByUser = false
    (selectedRow, knownRow) = (row, row)
    if animated, window != nil {
      go(to: rest(for: row), animated: true)
    } else {
      stopScrollAnimation()
      place(at: rest(for: row))
    }
    placeRows()
  }

  /// Turns the wheel to a row on behalf of the user, and returns `false` if there is no such row.
  @discardableResult func turn(to row: Int) -> Bool {
    // R-PICK-7, R-PICK-8
    guard (0..<rowCount).contains(row), hold == nil else { return false }
    isTurnedByUser = true
    selectedRow = row
    if rest(for: row) == bounds.origin {
      stopScrollAnimation()
      didEndScrolling()
    } else {
      go(to: rest(for: row), animated: !UIAccessibility.isReduceMotionEnabled)
    }
    return true
  }

  private func come(toRest row: Int) {
    let isChange = isTurnedByUser && row != knownRow
    (selectedRow, knownRow) = (row, row)
    isTurnedByUser = false
    if isChange { picker?.userSelected(row, component: component) }
  }

  // MARK: Scrolling

  /// Returns the offset of the row that is nearest to a proposed offset.
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint {
    // R-PICK-5
    rest(for: geometry.row(atOffset: offset.y, count: rowCount))
  }

  func scrollViewMoved(_ scrollView: UIScrollView) {}

  override func willTrack() { isTurnedByUser = true }

  override func didMoveContent() {
    super.didMoveContent()
    placeRows()
  }

  override func didEndScrolling() {
    super.didEndScrolling()
    guard rowCount > 0, hold == nil, scrollAnimation == nil, laidOutSize == bounds.size else {
      return
    }
    let row = geometry.row(atOffset: bounds.minY, count: rowCount)
    let isBetweenRows = abs(bounds.minY - rest(for: row).y) >= 1
    if isBetweenRows, window != nil { return go(to: rest(for: row), animated: true) }
    come(toRest: row)
    if isBetweenRows { place(at: rest(for: row)) }
  }

  /// Turns by whole rows for each step of a mouse wheel.
  override func handle(_ scroll: ScrollInput) -> Bool {
    var scroll = scroll
    if !scroll.isPrecise, scroll.delta.y != 0, scroll.delta.y.isFinite {
      let rows = max((abs(scroll.delta.y) / rowHeight).rounded(.down), 1)
      scroll.delta.y = scroll.delta.y < 0 ? -rows * rowHeight : rows * rowHeight
    }
    return super.handle(scroll)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != bounds.size { applySize() }
    placeRows()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { touchStart = nil }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first?.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = nil
  }

  /// Turns the wheel to the row that was tapped.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // R-PICK-7
    guard let touch = touches.first, let start = touchStart else { return }
    touchStart = nil
    guard start.distance(to: touch.location(in: nil)) < PickerMetrics.tapDistance else { return }
    let y = touch.location(in: self).y - bounds.midY
    guard let row = geometry.row(at: y, offset: bounds.minY, count: rowCount) else { return }
    turn(to: row)
  }

  // MARK: Focus

  // R-PICK-8
  override var canBecomeFocused: Bool { isScrollEnabled && rowCount > 1 }

  override func useArrow(_ heading: UIFocusHeading) -> Bool {
    // R-PICK-8, R-FOC-27
    switch heading {
    case .up: turn(to: selectedRow - 1)
    case .down: turn(to: selectedRow + 1)
    default: false
    }
  }

  // MARK: Accessibility

  // R-PICK-10
  override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (rowCount > 0) }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityLabel: String? {
    get { accessibility?.label ?? picker?.spokenLabel(component: component) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { accessibility?.hint ?? picker?.spokenHint(component: component) }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get {
      accessibility?.value ?? ownView(forRow: selectedRow)?.accessibilityLabel
        ?? picker?.title(row: selectedRow, component: component)?.string
    }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { turn(to: selectedRow + 1) }

  override func accessibilityDecrement() { turn(to: selectedRow - 1) }
}
