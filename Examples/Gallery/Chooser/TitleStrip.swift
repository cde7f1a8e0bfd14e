import UIKit

/// The strip above a scene in a narrow window, with a back button and the scene's title.
final class TitleStrip: UIView {
  var onBack: (() -> Void)?

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  private let label = UILabel("", size: 17, weight: .semibold)
  private let back = UIButton(type: .system)
  private let arrow = UIImageView(image: Icon.chevron.withHorizontallyFlippedOrientation())
  private let hairline = UIView()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    back.setTitle("Gallery", for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    hairline.backgroundColor = .separator
    for view in [label, arrow, back, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = back.sizeThatFits(bounds.size).width
    place(arrow, x: 8, y: (bounds.height - 26) / 2, width: 12, height: 26)
    place(back, x: 22, y: 0, width: width, height: bounds.height)
    label.frame = bounds.insetBy(dx: width + 30, dy: 0)
    let height = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
