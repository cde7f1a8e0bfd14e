import UIKit

/// A list of dishes with photographs.
final class DishesPage: TitledViewController {
  init(_ title: String, _ dishes: some Sequence<Dish>) {
    let rows = dishes.map(DishView.init)
    super.init(
      title: title,
      content: RowsView(rows: rows, rowHeight: DishView.height, textInset: 128)
    )
  }

  required init?(coder: NSCoder) { nil }
}

/// A dish with its photograph.
struct Dish {
  let name: String
  let note: String
  let photograph: Photograph

  static let all = [
    Dish(name: "Pumpkin Soup", note: "40 min · Serves 4", photograph: Photograph(.soup, 0)),
    Dish(name: "Garden Salad", note: "15 min · Serves 2", photograph: Photograph(.salad, 1)),
    Dish(name: "Lemon Tart", note: "1 hr 10 min · Serves 8", photograph: Photograph(.tart, 0)),
    Dish(name: "Tomato Soup", note: "30 min · Serves 4", photograph: Photograph(.soup, 2)),
    Dish(name: "Blueberry Pancakes", note: "20 min · Serves 2", photograph: Photograph(.pancakes)),
    Dish(name: "Pea Soup", note: "25 min · Serves 4", photograph: Photograph(.soup, 1)),
    Dish(name: "Plum Cake", note: "1 hr · Serves 12", photograph: Photograph(.tart, 1)),
    Dish(name: "Tomato Salad", note: "10 min · Serves 2", photograph: Photograph(.salad, 4)),
    Dish(name: "Red Lentils", note: "35 min · Serves 4", photograph: Photograph(.soup, 3)),
    Dish(name: "Strawberry Tart", note: "50 min · Serves 8", photograph: Photograph(.tart, 2)),
  ]
}

/// A picture with the name of a dish.
private final class DishView: UIView, GrowingRow {
  static let height: CGFloat = 96
  private let picture: PhotographView
  private let name: UILabel
  private let note: UILabel

  init(_ dish: Dish) {
    picture = PhotographView(dish.photograph, cornerRadius: 10)
    name = UILabel(dish.name, size: 17, style: .headline, weight: .semibold)
    note = UILabel(dish.note, size: 15, style: .subheadline, color: .secondaryLabel)
    super.init(frame: .zero)
    for view in [picture, name, note] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat {
    let lines = lineHeights(in: width - 2 * pageMargin - 128)
    return lines.name + 3 + lines.note + 24
  }

  private func lineHeights(in width: CGFloat) -> (name: CGFloat, note: CGFloat) {
    (name.height(in: width, atLeast: 22), note.height(in: width, atLeast: 20))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = pageMargin
    let width = bounds.width - 2 * margin - 128
    let lines = lineHeights(in: width)
    let y = ((bounds.height - lines.name - 3 - lines.note) / 2).rounded(.down)
    place(picture, x: margin, y: (bounds.height - 76) / 2, width: 112, height: 76)
    place(name, x: margin + 128, y: y, width: width, height: lines.name)
    place(note, x: margin + 128, y: y + lines.name + 3, width: width, height: lines.note)
  }
}
