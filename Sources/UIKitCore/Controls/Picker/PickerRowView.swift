import QuartzCore

/// A visible row of a wheel, with a title or a view of the app.
@preconcurrency @MainActor
final class PickerRowView: UIView {
  private var label: UILabel?
  /// The view that the delegate returned, or `nil` for a title.
  private(set) var ownView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a view of the app.
  func show(_ view: UIView) {
    label?.isHidden = true
    guard view !== ownView else { return setNeedsLayout() }
    ownView?.removeFromSuperview()
    ownView = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Shows a title.
  ///
  /// - Parameters:
  ///   - title: The title with the attributes of the app.
  ///   - alignment: The alignment in the component.
  func show(_ title: StyledText, alignment: NSTextAlignment) {
    ownView?.removeFromSuperview()
    ownView = nil
    let label = label ?? makeLabel()
    label.isHidden = false
    label.textAlignment = alignment
    var title = title
    title.setDefaultAttributes([
      .font: UIFont.systemFont(ofSize: PickerMetrics.fontSize), .foregroundColor: UIColor.label,
    ])
    label.show(title)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    self.label = label
    setNeedsLayout()
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
    ownView?.frame = bounds
  }
}
