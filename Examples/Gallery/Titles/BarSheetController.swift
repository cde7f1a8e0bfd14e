import UIKit

/// Navigation bars without a controller, each on a card.
final class BarSheetController: TrailPageController {
  init() {
    super.init(title: "Bars", content: BarSheet(TitleSpecimen.all))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

/// A bar and a caption about its configuration.
@MainActor
struct TitleSpecimen {
  let caption: String
  let make: () -> UINavigationBar

  static let all = [
    TitleSpecimen(caption: "The way back is called like the page before") {
      makeBar("Inbox", "Letter") {
        $0.rightBarButtonItem = UIBarButtonItem(
          title: "Reply",
          style: .plain,
          target: nil,
          action: nil
        )
      }
    },
    TitleSpecimen(caption: "Too long a name becomes \u{201C}Back\u{201D}") {
      makeBar("Letters from the lighthouse keeper", "A rather long title")
    },
    TitleSpecimen(caption: "A prompt") {
      makeBar(nil, "Recipients") {
        $0.prompt = "Choose who gets the letter"
        $0.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        $0.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      }
    },
    TitleSpecimen(caption: "A view in place of the title") {
      let bar = makeBar("Chats", nil) { $0.titleView = TwoLineTitle("Anna", "online") }
      bar.backItem?.backButtonDisplayMode = .minimal
      return bar
    },
    TitleSpecimen(caption: "An appearance object") {
      let bar = makeBar(nil, "Harbor") {
        $0.rightBarButtonItem = UIBarButtonItem(
          title: "Dock",
          style: .done,
          target: nil,
          action: nil
        )
      }
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemIndigo
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.standardAppearance = look
      return bar
    },
    TitleSpecimen(caption: "Older properties") {
      let bar = makeBar(nil, "Night train") {
        $0.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
      }
      bar.barStyle = .black
      bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .heavy)]
      return bar
    },
    TitleSpecimen(caption: "A large title") {
      let bar = makeBar(nil, "Sunday") { $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add) }
      bar.prefersLargeTitles = true
      return bar
    },
  ]

  private static func makeBar(
    _ back: String?,
    _ title: String?,
    _ change: (UINavigationItem) -> Void = { _ in }
  ) -> UINavigationBar {
    let bar = UINavigationBar()
    let item = UINavigationItem()
    item.title = title
    change(item)
    bar.items = (back.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    return bar
  }
}

/// A title view with a name and a status.
private final class TwoLineTitle: UIView {
  private let name: UILabel
  private let state: UILabel

  init(_ name: String, _ state: String) {
    self.name = UILabel(name, size: 15, weight: .semibold)
    self.state = UILabel(state, size: 11, color: .systemGreen)
    super.init(frame: .zero)
    for label in [self.name, self.state] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 34) }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    state.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 14)
  }
}

/// A column of cards with bars.
private final class BarSheet: UIView {
  private let parts: [(caption: UILabel, card: UIView, bar: UINavigationBar)]

  init(_ specimens: [TitleSpecimen]) {
    parts = specimens.map { specimen in
      let card = UIView()
      let bar = specimen.make()
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      card.addSubview(bar)
      let caption = UILabel(specimen.caption, size: 12, weight: .medium, color: .secondaryLabel)
      return (caption, card, bar)
    }
    super.init(frame: .zero)
    for part in parts {
      addSubview(part.caption)
      addSubview(part.card)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func width(in width: CGFloat) -> CGFloat { min(width - 32, 560) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = width(in: size.width)
    let heights = parts.map { $0.bar.sizeThatFits(CGSize(width: width, height: 0)).height + 54 }
    return CGSize(width: size.width, height: heights.reduce(12, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = width(in: bounds.width)
    let left = (bounds.width - width) / 2
    var top: CGFloat = 4
    for part in parts {
      let height = part.bar.sizeThatFits(CGSize(width: width, height: 0)).height
      place(part.caption, x: left + 8, y: top, width: width - 16, height: 18)
      place(part.card, x: left, y: top + 20, width: width, height: height + 20)
      part.bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
      top += height + 54
    }
  }
}
