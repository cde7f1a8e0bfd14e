import UIKit

/// A card with a heading, a title and a picture.
final class StoryCell: UICollectionViewCell {
  private let heading = UILabel()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.font = UIFontMetrics(forTextStyle: .caption2)
      .scaledFont(for: .systemFont(ofSize: 11, weight: .bold))
    heading.textColor = .systemBlue
    title.font = .preferredFont(forTextStyle: .title2)
    subtitle.font = .preferredFont(forTextStyle: .title3)
    subtitle.textColor = .secondaryLabel
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    for label in [title, subtitle] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.7
    }
    for view in [heading, title, subtitle, picture] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: StoreApp.Story) {
    heading.text = story.heading
    title.text = story.title
    subtitle.text = story.subtitle
    picture.image = PhotoLibrary.photograph(story.photo).image(side: 360)
    accessibilityLabel = "\(story.title), \(story.subtitle)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for label in [heading, title, subtitle] {
      let height = label.font.lineHeight.rounded(.up)
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + 2
    }
    y += 6
    picture.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(bounds.height - y, 0))
  }
}

/// A row with an icon, a name and a button.
final class StoreAppCell: UICollectionViewCell {
  private let icon = UIImageView()
  private let name = UILabel()
  private let subtitle = UILabel()
  private let button = UIButton(type: .system)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .center
    icon.tintColor = .white
    icon.layer.cornerRadius = 14
    name.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 2
    line.backgroundColor = .separator
    for view in [icon, name, subtitle, button, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ app: StoreApp, isLast: Bool) {
    icon.image = UIImage(
      systemName: app.symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
    )
    icon.backgroundColor = app.color
    name.text = app.name
    subtitle.text = app.subtitle
    var configuration = UIButton.Configuration.gray()
    configuration.title = app.price ?? "Get"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.uiKit.font = UIFontMetrics(forTextStyle: .subheadline)
        .scaledFont(for: .systemFont(ofSize: 15, weight: .bold))
      return attributes
    }
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    button.configuration = configuration
    line.isHidden = isLast
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    contentView.place(icon, x: 0, y: (size.height - 60) / 2, width: 60, height: 60)
    let fitted = button.intrinsicContentSize
    let width = max(fitted.width, 66)
    contentView.place(
      button,
      x: size.width - width,
      y: (size.height - fitted.height) / 2,
      width: width,
      height: fitted.height
    )
    let room = max(size.width - width - 72 - 8, 0)
    let first = name.font.lineHeight
    let second = subtitle.sizeThatFits(CGSize(width: room, height: .infinity)).height
    let top = (size.height - first - second - 2) / 2
    contentView.place(name, x: 72, y: top, width: room, height: first)
    contentView.place(subtitle, x: 72, y: top + first + 2, width: room, height: second)
    contentView.place(line, x: 72, y: size.height - 0.5, width: size.width - 72, height: 0.5)
  }
}

/// The title of a section, with a line above it and a link.
final class StoreHeaderView: UICollectionReusableView {
  private let title = UILabel()
  private let link = UIButton(type: .system)
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    link.setTitle("See All", for: .normal)
    if let label = link.titleLabel, let font = label.font {
      label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: font)
      label.adjustsFontForContentSizeCategory = true
    }
    line.backgroundColor = .separator
    for view in [title, link, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      title.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      link.trailingAnchor.constraint(equalTo: trailingAnchor),
      link.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { title.text = text }
}
