/// The customization sheet: a header with a title and a Done button, an explanation, and the
/// candidates.
@preconcurrency @MainActor
final class CustomizationPanel: UIView {
  let candidates: [CandidateView]
  let doneButton = UIButton(type: .system)
  let titleLabel = UILabel()
  let explanation = UILabel()
  private let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let hairline = UIView()
  private let content = UIScrollView()

  /// The safe area of the panel.
  var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }

  init(items: [UITabBarItem], onDone: @escaping @MainActor () -> Void) {
    candidates = items.map(CandidateView.init)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    clipsToBounds = true
    setUpHeader(onDone: onDone)
    setUpContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func setUpHeader(onDone: @escaping @MainActor () -> Void) {
    titleLabel.text = SystemText.configure()
    titleLabel.font = .systemFont(ofSize: CustomizationMetrics.titleSize, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    doneButton.setTitle(SystemText.done(), for: .normal)
    doneButton.titleLabel?.font = .systemFont(
      ofSize: CustomizationMetrics.titleSize,
      weight: .semibold
    )
    doneButton.addAction(UIAction { _ in onDone() }, for: .touchUpInside)
    hairline.backgroundColor = .separator
    for view in [titleLabel, doneButton, hairline] { header.contentView.addSubview(view) }
  }

  private func setUpContent() {
    explanation.text = SystemText.dragIcons()
    explanation.font = .systemFont(ofSize: CustomizationMetrics.explanationSize)
    explanation.textColor = .secondaryLabel
    explanation.textAlignment = .center
    explanation.numberOfLines = 0
    content.contentInsetAdjustmentBehavior = .never
    content.addSubview(explanation)
    for candidate in candidates { content.addSubview(candidate) }
    addSubview(content)
    addSubview(header)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = insets.top + headerHeight
    let width = max(bounds.width - insets.left - insets.right, 0)
    placeHeader(height: top, width: width)
    content.frame = CGRect(
      x: insets.left,
      y: top,
      width: width,
      height: max(bounds.height - top, 0)
    )
    let gridTop = placeExplanation(width: width)
    let grid = grid
    content.contentSize = CGSize(width: width, height: gridTop + grid.height + insets.bottom)
    for (index, candidate) in candidates.enumerated() {
      candidate.frame = grid.cellFrame(at: index).offsetBy(dx: 0, dy: gridTop)
    }
  }

  /// Whether the candidates don't fit without scrolling.
  var isScrolling: Bool { content.contentSize.height > content.bounds.height }

  private var grid: CustomizationGrid {
    CustomizationGrid(
      width: content.bounds.width,
      count: candidates.count,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  /// The height of the header below the safe area, which is that of a navigation bar.
  private var headerHeight: CGFloat { NavigationBarTraits(traitCollection).contentHeight }

  private func placeHeader(height: CGFloat, width: CGFloat) {
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let bar = CGRect(
      x: insets.left,
      y: insets.top,
      width: width,
      height: headerHeight
    )
    let margin = ScreenMetrics.sideMargin(forWidth: bounds.width)
    let button = doneButton.sizeThatFits(bar.size).width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    doneButton.frame = CGRect(
      x: isRightToLeft ? bar.minX + margin : bar.maxX - margin - button,
      y: bar.minY,
      width: button,
      height: bar.height
    )
    titleLabel.frame = bar.insetBy(dx: min(2 * margin + button, bar.width / 2), dy: 0)
    let line = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: height - line, width: bounds.width, height: line)
  }

  /// Places the explanation, and returns the top of the grid.
  private func placeExplanation(width: CGFloat) -> CGFloat {
    let margin = CustomizationMetrics.explanationMargin
    let room = CGSize(width: max(width - 2 * margin, 0), height: .greatestFiniteMagnitude)
    let height = explanation.sizeThatFits(room).height
    explanation.frame = CGRect(x: margin, y: margin, width: room.width, height: height)
    return height + 2 * margin
  }

  // MARK: Keyboard

  var frameOfDone: CGRect { convert(doneButton.bounds, from: doneButton) }

  /// Returns the frame of a candidate in the unscrolled panel.
  func unscrolledFrame(at index: Int) -> CGRect {
    candidates[index].frame.offsetBy(dx: content.frame.minX, dy: content.frame.minY)
  }

  /// The height of the candidates that exceeds the panel.
  var overflow: CGFloat { max(content.contentSize.height - content.bounds.height, 0) }

  func markDone(with marker: FocusRingView) {
    let margin = CustomizationMetrics.ringMargin
    let frame = doneButton.frame.insetBy(dx: -margin.width, dy: -margin.height)
    marker.show(in: header.contentView, at: frame)
  }

  func markCandidate(at index: Int, with marker: FocusRingView) {
    guard candidates.indices.contains(index) else { return marker.show(in: nil) }
    let frame = candidates[index].frame
    marker.show(in: content, at: frame.insetBy(dx: CustomizationMetrics.placeInset, dy: 0))
    content.scrollRectToVisible(frame, animated: false)
  }

  /// Scrolls the candidates with a key such as Page Down.
  func scroll(by key: KeyInput) { _ = content.press(key) }

  // MARK: Candidates

  /// Returns the visible candidate at a point of the panel.
  func candidate(at point: CGPoint) -> CandidateView? {
    guard content.frame.contains(point) else { return nil }
    return candidates.first { $0.bounds.contains($0.convert(point, from: self)) }
  }

  func showOnBar(_ items: some Collection<UITabBarItem>) {
    for candidate in candidates {
      candidate.isOnBar = items.contains { $0 === candidate.item }
    }
  }
}
