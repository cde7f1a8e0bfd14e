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
  private let content: CaptionedRow

  init(_ dish: Dish) {
    content = CaptionedRow(
      picture: PhotographView(dish.photograph, cornerRadius: 10),
      name: UILabel(dish.name, size: 17, style: .headline, weight: .semibold),
      note: UILabel(dish.note, size: 15, style: .subheadline, color: .secondaryLabel),
      pictureSize: CGSize(width: 112, height: 76),
      lineSpacing: 3
    )
    super.init(frame: .zero)
    for view in content.views { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func height(in width: CGFloat) -> CGFloat { content.height(in: width, of: self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(in: self)
  }
}
