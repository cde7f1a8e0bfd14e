import QuartzCore

/// A view with one or more wheels, each of which selects one of its rows.
///
/// The wheels are called components. The data source supplies the numbers of components and rows,
/// and the delegate their contents. The user turns a wheel by dragging, with a scroll wheel, with
/// the arrow keys, or by a tap on a row. When the wheel has come to rest at another row, the picker
/// calls the delegate.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(2, inComponent: 0, animated: false)
/// ```
@preconcurrency @MainActor
open class UIPickerView: UIView {
  // R-PICK-1…10
  var unimplemented: UnimplementedPickerMethods = []
  /// The alignment of the titles in each component; others are centered.
  var titleAlignments: [NSTextAlignment] = []
  private(set) var wheels: [PickerWheel] = []
  private let band = UIView()
  private var needsReload = true

  // MARK: Creating a picker view

  /// Creates a picker view without components.
  ///
  /// If the size of the frame is zero, the view is 320 points wide and 216 points high.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? PickerMetrics.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker view without components from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeViewAttributes(from: coder) }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + [
      .property(\UIPickerView.dataSource, "dataSource"),
      .property(\UIPickerView.delegate, "delegate"),
    ]
  }

  private func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Contents

  /// The object that supplies the numbers of components and rows, which is referenced weakly.
  ///
  /// The default value is `nil`.
  open weak var dataSource: UIPickerViewDataSource? { didSet { setNeedsReload() } }

  /// The object that supplies the contents of the rows, which is referenced weakly.
  ///
  /// The default value is `nil`.
  open weak var delegate: UIPickerViewDelegate? {
    didSet {
      unimplemented = []
      setNeedsReload()
    }
  }

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a component, or 0 if the component does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view that the delegate returned for a row.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  /// - Returns: The view, or `nil` if the row is not visible or has no view of the delegate.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let wheel = wheel(component)
    layoutIfNeeded()
    return wheel?.ownView(forRow: row)
  }

  /// Asks the data source and the delegate for the contents of all components.
  ///
  /// Selected rows stay selected if they exist.
  open func reloadAllComponents() {  // R-PICK-9
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in 0..<count { reload(component) }
    setNeedsLayout()
  }

  /// Asks the data source and the delegate for the contents of a component.
  ///
  /// The selected row stays selected if it exists. A wheel that turns continues to turn.
  open func reloadComponent(_ component: Int) {  // R-PICK-9
    guard wheel(component) != nil else { return }
    reload(component)
    setNeedsLayout()
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsReload { reloadAllComponents() }
  }

  private func reload(_ component: Int) {
    let height = ask(.rowHeight) { $0.pickerView(self, rowHeightForComponent: component) }
    let isValid = height.map { $0.isFinite && $0 >= 1 } ?? true
    if !isValid { Log.warning("UIPickerView: the row height \(height ?? 0) is ignored") }
    wheels[component].reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: isValid ? height ?? PickerMetrics.rowHeight : PickerMetrics.rowHeight
    )
  }

  /// Returns a component, or `nil` and logs a warning if it does not exist.
  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    guard wheels.indices.contains(component) else {
      Log.warning("UIPickerView: there is no component \(component) of \(wheels.count)")
      return nil
    }
    return wheels[component]
  }

  /// Calls a delegate method, and returns `nil` if the app doesn't implement it.
  private func ask<Answer>(
    _ method: UnimplementedPickerMethods,
    _ call: (any UIPickerViewDelegate) -> Answer
  ) -> Answer? {
    guard !unimplemented.contains(method), let delegate else { return nil }
    let answer = call(delegate)
    return unimplemented.contains(method) ? nil : answer
  }

  // MARK: Selection

  // R-PICK-6
  /// Selects a row of a component without calling the delegate.
  ///
  /// A row out of range is clamped, and a warning is logged.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  ///   - animated: Whether the wheel turns to the row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    let valid = min(max(row, 0), max(wheel.rowCount - 1, 0))
    if valid != row { Log.warning("UIPickerView: there is no row \(row) of \(wheel.rowCount)") }
    wheel.select(valid, animated: animated)
  }

  /// Returns the selected row of a component, or -1 if there is none.
  ///
  /// While the user turns the wheel, the result is the row that was selected before.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.selectedRow
  }

  /// Called when the user has turned a wheel to another row.
  ///
  /// Subclasses of the library override this method.
  func userSelected(_ row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Rows

  /// Fills the view of a row with the content that the delegate returns.
  func fill(_ view: PickerRowView, row: Int, component: Int) {
    let own = ask(.view) {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: view.ownView)
    }
    if let own { return view.show(own) }
    let alignments = titleAlignments
    view.show(
      title(row: row, component: component) ?? StyledText(""),
      alignment: alignments.indices.contains(component) ? alignments[component] : .center
    )
  }

  /// Returns the title of a row.
  func title(row: Int, component: Int) -> StyledText? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      .map { StyledText($0) }
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
      .map { StyledText($0) }
  }

  /// Asks for the titles of the visible rows again, without moving the wheels.
  func refreshTitles() { wheels.forEach { $0.refreshRows() } }

  /// Returns the accessibility label of a component.
  func spokenLabel(component: Int) -> String? {
    (delegate as? UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component)
  }

  /// Returns the accessibility hint of a component.
  func spokenHint(component: Int) -> String? {
    (delegate as? UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityHintForComponent: component)
  }

  // MARK: Appearance and layout

  /// A Boolean value that indicates whether the band behind the selected rows is visible.
  ///
  /// The default value is `true`.
  ///
  /// Unlike iOS, the value `false` hides the band.
  open var showsSelectionIndicator: Bool {  // R-PICK-2
    get { !band.isHidden }
    set { band.isHidden = !newValue }
  }

  /// The standard size of a picker view, 320 by 216 points.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }  // R-PICK-1

  /// Returns the standard size of a picker view, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = wheels.indices.map { component in
      ask(.width) { $0.pickerView(self, widthForComponent: component) }
        .flatMap { $0.isFinite ? $0 : nil }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = PickerLayout.frames(widths: widths, in: bounds, isRightToLeft: isRightToLeft)
    for (wheel, frame) in zip(wheels, frames) { wheel.frame = frame }
    let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    band.frame = CGRect(
      x: bounds.minX + PickerMetrics.bandInset,
      y: bounds.midY - height / 2,
      width: max(bounds.width - 2 * PickerMetrics.bandInset, 0),
      height: height
    )
  }
}
