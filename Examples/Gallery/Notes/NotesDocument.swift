import UIKit

/// The text of the note: headings, prose in three scripts, a checklist, and a photograph.
@MainActor
enum NotesDocument {
  /// Returns the text in the fonts of the current text size.
  static func make() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(string("\n", body)) }
      text.append(attributed(part))
    }
    return text
  }

  private enum Part {
    case title(String)
    case heading(String)
    case date(String)
    case prose(String)
    case task(String, isDone: Bool)
    case photograph(caption: String)
    case space
  }

  private static func attributed(_ part: Part) -> NSAttributedString {
    switch part {
    case .title(let text): return string(text, bold(.title1))
    case .heading(let text): return string(text, bold(.title3))
    case .date(let text), .photograph(let text):
      let caption = string(text, .preferredFont(forTextStyle: .footnote), .secondaryLabel)
      guard case .photograph = part else { return caption }
      let whole = NSMutableAttributedString(
        attachment: PhotographAttachment(),
        attributes: [.font: body]
      )
      whole.append(string("\n", body))
      whole.append(caption)
      return whole
    case .prose(let text): return string(text, body)
    case .task(let text, let isDone): return task(text, isDone: isDone)
    case .space: return string("", body)
    }
  }

  private static func task(_ text: String, isDone: Bool) -> NSAttributedString {
    let box = NSTextAttachment()
    box.image = UIImage(
      systemName: isDone ? "checkmark.circle.fill" : "circle",
      withConfiguration: UIImage.SymbolConfiguration(scale: .small)
    )
    box.accessibilityLabel = isDone ? "done" : "to do"
    let whole = NSMutableAttributedString(
      attachment: box,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title3),
        .foregroundColor: isDone ? UIColor.systemOrange : .tertiaryLabel,
      ]
    )
    whole.append(string("  " + text, body, isDone ? .secondaryLabel : .label))
    return whole
  }

  private static func string(
    _ text: String,
    _ font: UIFont,
    _ color: UIColor = .label
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
  }

  private static var body: UIFont { .preferredFont(forTextStyle: .body) }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold)
    return descriptor.map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  private static let parts: [Part] = [
    .title("Lisbon"),
    .date("May 3, from the kitchen table"),
    .space,
    .prose(
      "The tram climbs past tiled houses, and the driver rings at every corner. Lunch in a "
        + "courtyard: grilled sardines, bread, and a glass of green wine. The owner counted the "
        + "change twice and then gave us two oranges."
    ),
    .space,
    .photograph(caption: "The bridge from the last stop of line 28"),
    .space,
    .heading("Before we leave"),
    .task("Ferry tickets for Friday", isDone: true),
    .task("Return the key to Dona Rita", isDone: true),
    .task("New battery for the small camera", isDone: false),
    .task("Write to Samir about Cairo", isDone: false),
    .space,
    .heading("上海，五月十日"),
    .prose("外灘的夜景很美。明天坐船去蘇州，聽說那裡的園林值得一看。早上在弄堂口吃了小籠包，老闆娘教我們先咬一個小口，等湯涼了再喝。"),
    .space,
    .heading("القاهرة، ١٥ مايو"),
    .prose(
      "وصلنا إلى القاهرة مساءً، وكانت الشوارع مليئة بالناس والأضواء. استقبلنا سمير في المحطة "
        + "وأخذنا إلى مقهى قديم قرب النهر، وشربنا الشاي بالنعناع حتى منتصف الليل."
    ),
    .space,
    .heading("What the city sounds like"),
    .prose(
      "In the first week I could not sleep for the noise. In the second I noticed that it has a "
        + "timetable. At six the bakery pulls up its shutter. At seven the school bus turns around "
        + "below our window, and for a minute everybody on it sings. The knife grinder comes on "
        + "Tuesdays and plays the same five notes on a pipe, going up."
    ),
    .space,
    .prose(
      "At noon it is quiet enough to hear plates. Then the wind comes up from the river and moves "
        + "every loose thing on the hill: laundry, awnings, a sign with the price of figs. Somebody "
        + "practices the accordion and always stops before the difficult part."
    ),
    .space,
    .heading("Walking"),
    .prose(
      "We gave up on the map after the third staircase. The streets are drawn flat there, but you "
        + "go up forty steps to reach a house that is, on paper, next door. What works is to ask for "
        + "the next fountain. Everybody knows the fountains, and nobody agrees on the names of "
        + "the streets between them."
    ),
    .space,
    .prose(
      "The best hour is the one before dinner. The walls give back the heat of the day, the cats "
        + "come out and lie on the warm stones, and old men carry chairs to the corner and put them "
        + "down in a half circle, facing nothing in particular. We sat with them twice. They wanted "
        + "to know what a train ticket costs where we live, and did not believe the answer."
    ),
    .space,
    .heading("The garden in Suzhou"),
    .prose(
      "I had expected flowers. There are almost none. There is a pond, a white wall, and a path that "
        + "is made so that you see the pond eleven times and never twice in the same way: through a "
        + "round door, between two rocks, over a railing, in a window shaped like a leaf. It takes "
        + "ten minutes to walk and we stayed for three hours."
    ),
    .space,
    .prose(
      "A boy of perhaps eight was drawing the bridge. He had drawn the reflection first and was "
        + "adding the bridge to it. When I asked why, he said that the water was harder and that he "
        + "wanted to have it behind him."
    ),
    .space,
    .heading("On the night train"),
    .prose(
      "Four beds, one lamp, and a window that opens by the width of a hand. The lady in the lower "
        + "bed travels this way every month to see her sister. She brought a cloth for the table, a "
        + "candle, which is forbidden, and a cake, which made up for it. She cut it into six pieces "
        + "and took two of them to the conductor."
    ),
    .space,
    .prose(
      "I woke when we stopped in the middle of a field. No station, no lights, only frogs. After a "
        + "while another train went by in the other direction, very slowly, with all of its windows "
        + "dark. Then we moved on. In the morning nobody else remembered it."
    ),
    .space,
    .heading("For next time"),
    .task("Fewer shoes", isDone: false),
    .task("A dictionary with pictures", isDone: false),
    .task("Stay longer in one place", isDone: false),
    .space,
    .prose(
      "If I had to choose one day to have again, it would be the one on which nothing was planned. "
        + "It rained until four. We read in the kitchen, the oranges were in a bowl on the table, "
        + "and through the open window came the smell of wet stone."
    ),
  ]
}
