import QuartzCore

/// A horizontal row of segments, one of which can be selected.
///
/// When the user selects a segment, the control sends `valueChanged`. The selection can be dragged.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  // R-CTL-10…15
  /// The value of ``UISegmentedControl/selectedSegmentIndex`` if no segment is selected.
  public static let noSegment = -1

  private(set) var segmentViews: [SegmentView] = []
  var separators: [UIView] = []
  let plate = UIView()
  private var attributes = ButtonContent<[NSAttributedString.Key: Any]>()
  private(set) var chosen = UISegmentedControl.noSegment
  private var press = SegmentPress()

  // MARK: Creating a control

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control whose segments are strings and images.
  ///
  /// Other items are skipped, and a warning is logged.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(Segment(title: title), at: numberOfSegments)
      case let image as UIImage: insert(Segment(image: image), at: numberOfSegments)
      default: Log.warning("UISegmentedControl: \(item) is neither a title nor an image; ignored")
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Creates a control without segments from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeSegments(from: coder) }
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SegmentMetrics.cornerRadius
    plate.isUserInteractionEnabled = false
    plate.layer.shadowColor = .black
    plate.layer.shadowOpacity = 0.12
    plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    plate.layer.shadowRadius = 4
    plate.isHidden = true
    addSubview(plate)
    showSegments()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segmentViews.count }

  /// Inserts a segment with a title, without changing the selected segment.
  ///
  /// An index out of range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image, without changing the selected segment.
  ///
  /// An index out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action, removing any segment with the same action identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != Self.noSegment { removeSegment(at: known, animated: false) }
    let new = Segment(title: action.title, image: action.image, action: action)
    insert(new, at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool = false) {
    let index = min(max(index, 0), numberOfSegments)
    let view = SegmentView(segment)
    view.activate = { [weak self, weak view] in
      guard let self, let index = segmentViews.firstIndex(where: { $0 === view }) else { return }
      choose(index)
    }
    segmentViews.insert(view, at: index)
    addSubview(view)
    if chosen >= index { chosen += 1 }
    segmentsChanged(animated: animated, newcomer: view)
  }

  /// Removes a segment; if it was selected, no segment is selected afterwards.
  ///
  /// An index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segmentViews.indices.contains(segment) else { return }
    segmentViews.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment }
    if chosen > segment { chosen -= 1 }
    segmentsChanged(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for view in segmentViews { view.removeFromSuperview() }
    segmentViews = []
    chosen = Self.noSegment
    segmentsChanged(animated: false)
  }

  /// Returns the index of the segment with an action, or ``UISegmentedControl/noSegment``.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segmentViews.firstIndex { $0.segment.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { value(at: segment)?.action }

  /// Sets the action that a segment shows and runs when it is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      ($0.title, $0.image) = (action.title, action.image)
    }
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { value(at: segment)?.title }

  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { value(at: segment)?.image }

  /// Sets the width of a segment in points, or 0, the default, to size it automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {  // R-CTL-13
    guard width.isFinite else {
      return Log.warning("UISegmentedControl: \(width) is not a valid width; ignored")
    }
    change(segment) { $0.width = max(width, 0) }
  }

  /// Returns the width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { value(at: segment)?.width ?? 0 }

  /// Sets the offset of a segment's content, in points.
  ///
  /// The default value is zero.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else {
      return Log.warning("UISegmentedControl: \(offset) is not finite; ignored")
    }
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(at: segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be selected.
  ///
  /// Segments are enabled by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected, or `false` if it does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool { value(at: segment)?.isEnabled ?? false }

  private func value(at index: Int) -> Segment? {
    guard segmentViews.indices.contains(index) else { return nil }
    return segmentViews[index].segment
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segmentViews.indices.contains(index) else {
      return Log.warning("UISegmentedControl: there is no segment \(index); ignored")
    }
    change(&segmentViews[index].segment)
    segmentsChanged(animated: false)
  }

  // MARK: Selection

  /// The index of the selected segment, or ``UISegmentedControl/noSegment``, the default, for none.
  ///
  /// Setting the property sends no events. An index out of range selects no segment.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      let observed = attachments?.begin("selectedSegmentIndex")
      defer { observed?.end() }
      chosen = segmentViews.indices.contains(newValue) ? newValue : Self.noSegment
      showSegments()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether segments are deselected at the end of a touch.
  ///
  /// The default value is `false`.
  open var isMomentary = false {  // R-CTL-15
    didSet { if isMomentary != oldValue { selectedSegmentIndex = Self.noSegment } }
  }

  /// Returns `false`, because arrow keys select segments instead.
  override func selectByFocus() -> Bool { false }  // R-CTL-14

  /// Selects the next enabled segment in the direction of an arrow key.
  override func useArrow(_ heading: UIFocusHeading) -> Bool {  // R-FOC-27
    let forward: UIFocusHeading =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    guard heading == .left || heading == .right else { return false }
    let step = heading == forward ? 1 : -1
    let ahead = sequence(first: chosen + step) { $0 + step }.prefix {
      segmentViews.indices.contains($0)
    }
    guard let next = ahead.first(where: isEnabledForSegment) else { return false }
    choose(next)
    return true
  }

  private func choose(_ index: Int) {
    guard segmentViews.indices.contains(index), segmentViews[index].segment.isEnabled, isEnabled,
      index != chosen || isMomentary
    else { return }
    let observed = attachments?.begin("selectedSegmentIndex")
    chosen = index
    observed?.end()
    showSegments()
    movePlate()
    if let action = segmentViews[index].segment.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Appearance

  // R-CTL-13
  /// A Boolean value that indicates whether the widths of segments depend on their content.
  ///
  /// The default value is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged(animated: false) } }

  /// The color of the selection, or `nil`, the default, for white or a dark gray.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteAppearance(
        .selectedSegmentTintColor,
        \UISegmentedControl.selectedSegmentTintColor,
        selectedSegmentTintColor
      )
      showSegments()
    }
  }

  /// Sets the text attributes of titles for a state, or removes them if `attributes` is `nil`.
  open func setTitleTextAttributes(  // R-CTL-11
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance(.titleTextAttributes(state)) { (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
    self.attributes[state] = attributes
    segmentsChanged(animated: false)
  }

  /// Returns the text attributes that were set for exactly this state, or `nil`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  private func showSegments() {
    plate.backgroundColor = selectedSegmentTintColor ?? SegmentMetrics.plateColor
    for (index, view) in segmentViews.enumerated() {
      let canBeChosen = isEnabled && view.segment.isEnabled
      let isSelected = index == chosen
      let state: UIControl.State = canBeChosen ? (isSelected ? .selected : .normal) : .disabled
      view.show(
        isSelected: isSelected,
        isEnabled: canBeChosen,
        attributes: attributes.resolved(for: state) ?? [:]
      )
    }
  }

  private func segmentsChanged(animated: Bool, newcomer: UIView? = nil) {
    updateSeparatorCount()
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    newcomer?.alpha = 0
    UIView.animate(withDuration: SegmentMetrics.moveDuration) {
      self.layoutIfNeeded()
      newcomer?.alpha = 1
    }
  }

  // MARK: Layout

  /// The width that all segments require, and a height of 32 points.
  open override var intrinsicContentSize: CGSize {  // R-CTL-10
    CGSize(width: segmentLayout.fittingWidth, height: SegmentMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentLayout.frames(in: bounds)
    for (view, frame) in zip(segmentViews, frames) { view.frame = frame }
    placeSeparators(frames)
    placePlate(frames)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = index(of: touch)
    press = SegmentPress(start: index, chosen: chosen)
    setPlatePressed(index == chosen && chosen != Self.noSegment)
    return super.beginTracking(touch, with: event)
  }

  /// Moves the selection if the touch began on it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if press.isDragging, let index = index(of: touch), index != chosen,
      segmentViews[index].segment.isEnabled
    {
      chosen = index
      showSegments()
      movePlate()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setPlatePressed(false)
    let end = touch.flatMap(index(of:))
    if press.isDragging {
      let old = press.chosen
      let new = chosen
      guard new != old else { return }
      chosen = old
      choose(new)
    } else if let end, end == press.start || isTouchInside {
      choose(end)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setPlatePressed(false)
    if press.isDragging { selectedSegmentIndex = press.chosen }
  }

  // MARK: Environment changes

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showSegments()
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + segmentedControlMembers
  }
}
