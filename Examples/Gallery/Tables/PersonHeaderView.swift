import UIKit

/// A monogram with the name of a person below it, and a row of buttons.
final class PersonHeaderView: UIView {
  private let monogram: MonogramView
  private let name: UILabel
  private let buttons: [UIButton]

  init(_ person: Person) {
    monogram = MonogramView(person.monogram)
    name = UILabel(person.name, size: 28, style: .title1)
    name.textAlignment = .center
    buttons = [
      ("message", "message.fill"), ("call", "phone.fill"), ("video", "video.fill"),
      ("mail", "envelope.fill"),
    ].map { title, symbol in PersonHeaderView.makeButton(title: title, symbol: symbol) }
    super.init(frame: .zero)
    addSubview(monogram)
    addSubview(name)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeButton(title: String, symbol: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.uiKit.font = UIFontMetrics(forTextStyle: .caption2)
        .scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 17)
      return attributes
    }
    configuration.image = icon(symbol)
    configuration.imagePlacement = .top
    configuration.imagePadding = 3
    configuration.background.backgroundColor = .secondarySystemGroupedBackground
    configuration.background.cornerRadius = 10
    configuration.cornerStyle = .fixed
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 4,
      bottom: 8,
      trailing: 4
    )
    let button = UIButton(configuration: configuration)
    button.showsLargeContentViewer = true
    button.addInteraction(UILargeContentViewerInteraction())
    return button
  }

  /// Returns a symbol in the middle of an image whose size is the same for all symbols, so that the
  /// titles of the buttons are in line.
  private static func icon(_ symbol: String) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 30, height: 24)
    let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIImage(systemName: symbol, withConfiguration: configuration)?.draw(centeredIn: bounds)
    }
    .withRenderingMode(.alwaysTemplate)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(in: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.width)
    monogram.frame = CGRect(
      x: (bounds.width - MonogramView.side) / 2,
      y: 8,
      width: MonogramView.side,
      height: MonogramView.side
    )
    name.frame = arrangement.name
    for (index, button) in buttons.enumerated() {
      let first = arrangement.button
      place(
        button,
        x: first.minX + CGFloat(index) * (first.width + Self.spacing),
        y: first.minY,
        width: first.width,
        height: first.height
      )
    }
  }

  private static let spacing: CGFloat = 8

  /// Returns the frames of the name and of the leading button, and the height of the view.
  private func arrangement(
    in width: CGFloat
  ) -> (name: CGRect, button: CGRect, height: CGFloat) {
    let side = max(safeAreaInsets.left, safeAreaInsets.right) + pageMargin
    let room = max(width - 2 * side, 0)
    let name = CGRect(
      x: side,
      y: 8 + MonogramView.side + 10,
      width: room,
      height: self.name.height(in: room, atLeast: 34)
    )
    let gaps = CGFloat(buttons.count - 1) * Self.spacing
    let share = min((room - gaps) / CGFloat(buttons.count), 120)
    let button = CGRect(
      x: (width - share * CGFloat(buttons.count) - gaps) / 2,
      y: name.maxY + 18,
      width: share,
      height: max(buttons.map(\.intrinsicContentSize.height).max() ?? 0, 58)
    )
    return (name, button, button.maxY + 4)
  }
}

/// A gray circle with the first letters of a name.
final class MonogramView: UIView {
  static let side: CGFloat = 100

  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let letters: UILabel

  init(_ text: String) {
    letters = UILabel(text, size: 42, weight: .medium, color: .white)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    let colors: [UIColor] = [.hex(0xA5ABB9), .hex(0x858994)]
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
    layer.cornerRadius = Self.side / 2
    letters.textAlignment = .center
    letters.isAccessibilityElement = false
    letters.frame = bounds
    letters.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(letters)
  }

  required init?(coder: NSCoder) { nil }
}
