import QuartzCore

/// A title and the services of an activity view controller in a grid.
final class ActivityGridView: UIView {
  // R-ACT-6
  private let scrollView = UIScrollView(frame: .zero)
  private let title = UILabel()
  private var cells: [ActivityCell] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    title.numberOfLines = 2
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(title)
    addSubview(scrollView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(title text: String?, activities: [UIActivity], choose: @escaping (Int) -> Void) {
    title.text = text
    cells = activities.enumerated().map { (index, activity) in
      let cell = ActivityCell(activity)
      cell.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
      scrollView.addSubview(cell)
      return cell
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var layout = ActivityGridLayout(width: bounds.width, count: cells.count)
    layout.insets = safeAreaInsets
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: layout.contentHeight)
    title.frame = CGRect(
      x: safeAreaInsets.left + ActivityGridLayout.margin,
      y: safeAreaInsets.top,
      width: max(
        bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * ActivityGridLayout.margin,
        0
      ),
      height: ActivityGridLayout.headerHeight
    )
    for (index, cell) in cells.enumerated() { cell.frame = layout.frame(at: index) }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The image of a service above its name.
private final class ActivityCell: UIControl {
  private let box = UIView()
  private let picture = UIImageView()
  private let name = UILabel()

  init(_ activity: UIActivity) {
    super.init(frame: .zero)
    box.backgroundColor = .tertiarySystemBackground
    box.layer.cornerRadius = 14
    picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    picture.contentMode = .scaleAspectFit
    name.text = activity.activityTitle
    name.font = .systemFont(ofSize: 11)
    name.textAlignment = .center
    name.numberOfLines = 2
    for view in [box, picture, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = ActivityGridLayout.iconSide
    box.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    picture.frame = box.frame.insetBy(dx: 16, dy: 16)
    name.frame = CGRect(x: 0, y: side + 4, width: bounds.width, height: bounds.height - side - 4)
  }
}
