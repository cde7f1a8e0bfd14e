import QuartzCore

/// The main card of an alert, with the title, the message, and the actions.
final class AlertPanel: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let header = UIScrollView()
  let list = UIScrollView()
  let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let headerLine = UIView()
  let fieldBox = AlertFieldBox()
  private var lines: [UIView] = []
  /// Whether the panel has its own background material.
  ///
  /// In a popover, the popover provides it.
  var hasMaterial = true {
    didSet {
      guard hasMaterial != oldValue else { return }
      material.effect = hasMaterial ? UIBlurEffect(style: .systemThickMaterial) : nil
      layer.cornerRadius = hasMaterial ? AlertMetrics.cornerRadius : 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = AlertMetrics.cornerRadius
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      header.addSubview(label)
    }
    header.addSubview(fieldBox)
    titleLabel.accessibilityTraits = [.staticText, .header]
    headerLine.backgroundColor = .separator
    for view in [header, list, headerLine] { material.contentView.addSubview(view) }
    header.contentInsetAdjustmentBehavior = .never
    list.contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is a title or a message.
  var hasHeader: Bool { titleLabel.text != nil || messageLabel.text != nil }

  func show(title: String?, message: String?, style: AlertStyle) {
    titleLabel.text = title?.isEmpty == true ? nil : title
    titleLabel.font = style.titleFont
    titleLabel.textColor = style.headerColor
    messageLabel.text = message?.isEmpty == true ? nil : message
    messageLabel.font = style.messageFont
    messageLabel.textColor = style.headerColor
  }

  /// Returns the heights of the title and the message within a width, or 0 for a missing one.
  func textHeights(within width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    func height(_ label: UILabel) -> CGFloat {
      guard label.text != nil else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return (height(titleLabel), height(messageLabel))
  }

  func place(_ layout: AlertLayout) {
    frame = layout.panel
    titleLabel.frame = layout.title
    messageLabel.frame = layout.message
    fieldBox.frame = layout.fields
    fieldBox.isHidden = layout.fields.isEmpty
    header.frame = layout.header
    header.contentSize = CGSize(width: layout.header.width, height: layout.headerHeight)
    header.isScrollEnabled = layout.headerHeight > layout.header.height
    list.frame = layout.list
    list.contentSize = CGSize(width: layout.list.width, height: layout.listHeight)
    list.isScrollEnabled = layout.listHeight > layout.list.height
    headerLine.isHidden = layout.headerLine == nil
    headerLine.frame = layout.headerLine ?? .zero
    while lines.count < layout.lines.count {
      let line = UIView()
      line.backgroundColor = .separator
      list.addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= layout.lines.count
      if index < layout.lines.count { line.frame = layout.lines[index] }
    }
  }
}
