import UIKit

/// Selects one of the two styles of the map.
final class MapStyleViewController: UIViewController {
  private let names = ["Streets", "Terrain"]
  private var chosen: Int
  private let choose: (Bool) -> Void
  private var rows: [StyleRow] = []

  init(isTerrain: Bool, choose: @escaping (Bool) -> Void) {
    chosen = isTerrain ? 1 : 0
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(
      width: 280,
      height: max(UIFontMetrics.default.scaledValue(for: 136), 136)
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemGreen
    let heading = UILabel("Map Style", size: 0, weight: .semibold)
    heading.font = .preferredFont(forTextStyle: .headline)
    rows = names.enumerated().map { index, name in
      StyleRow(name) { [weak self] in self?.pick(index) }
    }
    let column = UIStackView(arrangedSubviews: [heading] + rows)
    column.axis = .vertical
    column.setCustomSpacing(10, after: heading)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
    pick(chosen)
  }

  private func pick(_ index: Int) {
    chosen = index
    for (place, row) in rows.enumerated() { row.isChosen = place == index }
    choose(index == 1)
  }
}

/// A row below a hairline, with a name and a checkmark if it is selected.
private final class StyleRow: UIControl {
  private let tick = UIImageView(
    image: UIImage(
      systemName: "checkmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    )
  )
  private let line = UIView()

  var isChosen = false {
    didSet {
      tick.isHidden = !isChosen
      accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }

  init(_ name: String, action: @escaping () -> Void) {
    super.init(frame: .zero)
    let label = UILabel(name, size: 17)
    label.font = .preferredFont(forTextStyle: .body)
    isAccessibilityElement = true
    accessibilityLabel = name
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    line.backgroundColor = .separator
    for part in [label, tick, line] {
      part.isUserInteractionEnabled = false
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: max(UIFontMetrics.default.scaledValue(for: 44), 44)),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      tick.trailingAnchor.constraint(equalTo: trailingAnchor),
      tick.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20),
      line.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1)),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
