import QuartzCore

/// A row of segments of which one can be chosen.
///
/// The chosen segment has a plate, which follows a finger that drags it. (R-CTL-10…15)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What `selectedSegmentIndex` is while nothing is chosen.
  public static let noSegment = -1

  private(set) var segmentViews: [SegmentView] = []
  private(set) var separators: [UIView] = []
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

  /// Creates a control with strings and images as segments, as large as they need; other items are left out with a warning.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: insert(Segment(title: title), at: numberOfSegments)
      case let image as UIImage: insert(Segment(image: image), at: numberOfSegments)
      default: Log.warning("UISegmentedControl: \(item) is neither a title nor an image; left out")
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

  /// How many segments there are.
  open var numberOfSegments: Int { segmentViews.count }

  /// Puts in a segment with a title; an index out of range is clamped.
  ///
  /// The chosen one stays chosen.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Puts in a segment with an image; an index out of range is clamped.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Puts in a segment that shows an action and runs it when it is chosen, in place of one with the same identifier.
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

  /// Takes a segment out; an index out of range is ignored.
  ///
  /// If it was chosen, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segmentViews.indices.contains(segment) else { return }
    segmentViews.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment }
    if chosen > segment { chosen -= 1 }
    segmentsChanged(animated: animated)
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    for view in segmentViews { view.removeFromSuperview() }
    segmentViews = []
    chosen = Self.noSegment
    segmentsChanged(animated: false)
  }

  /// Which segment shows the action with this identifier; `noSegment` where none does.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segmentViews.firstIndex { $0.segment.action?.identifier == identifier } ?? Self.noSegment
  }

  /// The action that a segment runs; nil for one without.
  open func actionForSegment(at segment: Int) -> UIAction? { value(at: segment)?.action }

  /// Has a segment show an action, and run it when it is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      ($0.title, $0.image) = (action.title, action.image)
    }
  }

  /// Sets a segment's title, which takes the place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment; nil where it shows an image.
  open func titleForSegment(at segment: Int) -> String? { value(at: segment)?.title }

  /// Sets a segment's image, which takes the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The image of a segment; nil where it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { value(at: segment)?.image }

  /// Sets the width of a segment; 0, which each has at first, leaves it to the control. (R-CTL-13)
  ///
  /// A width that is no number is ignored.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.isFinite else {
      return Log.warning("UISegmentedControl: \(width) is no width of a segment; ignored")
    }
    change(segment) { $0.width = max(width, 0) }
  }

  /// The width that was set.
  open func widthForSegment(at segment: Int) -> CGFloat { value(at: segment)?.width ?? 0 }

  /// Moves what a segment shows right and down.
  ///
  /// An offset that is no number is ignored.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard offset.width.isFinite, offset.height.isFinite else {
      return Log.warning("UISegmentedControl: \(offset) is no offset; ignored")
    }
    change(segment) { $0.contentOffset = offset }
  }

  /// How far the content was moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    value(at: segment)?.contentOffset ?? .zero
  }

  /// Lets a segment be chosen, or not; each can be at first.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen; false for one that is not there.
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

  // MARK: Choosing

  /// The chosen segment; `noSegment`, the default, for none.
  ///
  /// Assigning tells no target. An index out of range chooses none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segmentViews.indices.contains(newValue) ? newValue : Self.noSegment
      showSegments()
      setNeedsLayout()
    }
  }

  /// Whether no segment stays chosen after a tap; false by default. (R-CTL-15)
  open var isMomentary = false {
    didSet { if isMomentary != oldValue { selectedSegmentIndex = Self.noSegment } }
  }

  /// Chooses as the user does: tells targets and runs the segment's action. (R-CTL-14)
  override func selectByFocus() -> Bool { false }

  /// Arrows along the control choose the next segment, as long as there is one. (R-FOC-27)
  override func useArrow(_ heading: UIFocusHeading) -> Bool {
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
    chosen = index
    showSegments()
    movePlate()
    if let action = segmentViews[index].segment.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Looks

  /// Whether segments are as wide as what they show asks for, in place of all being equal; false by default. (R-CTL-13)
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged(animated: false) } }

  /// The colour of the plate behind the chosen segment; nil, the default, is white, and grey where it is dark.
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

  /// Sets the look of titles in a state; nil takes it back. (R-CTL-11)
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance(.titleTextAttributes(state)) { (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
    self.attributes[state] = attributes
    segmentsChanged(animated: false)
  }

  /// What was set for exactly this state; nil when nothing was.
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
    while separators.count < max(numberOfSegments - 1, 0) {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      insertSubview(line, at: 0)
      separators.append(line)
    }
    while separators.count > max(numberOfSegments - 1, 0) {
      separators.removeLast().removeFromSuperview()
    }
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

  /// The width that all segments need, and 32 points. (R-CTL-10)
  open override var intrinsicContentSize: CGSize {
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

  /// A finger that came down on the plate takes it along.
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

  // MARK: Surroundings

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showSegments()
  }
}
