/// A story with a title and a text.
struct Story {
  var title: String
  var length: String
  var paragraphs: [String]

  static var all: [Story] { stories + poems }

  static let stories = [
    Story(title: "The Lamp Keeper", length: "6 minutes", paragraphs: lampKeeper),
    Story(title: "Low Water", length: "4 minutes", paragraphs: lowWater),
    Story(title: "A Ferry in Fog", length: "4 minutes", paragraphs: ferry),
  ]

  static let poems = [
    Story(title: "Harbor, Evening", length: "8 lines", paragraphs: harbour),
    Story(title: "What the Gull Said", length: "4 lines", paragraphs: gull),
  ]

  private static let lampKeeper = [
    "Nobody had asked Ines to stay, and nobody had asked her to leave. The lamp had been turned by a small motor for "
      + "eleven years, and a man came from the town each spring to oil it.",
    "Still she climbed the stairs at dusk. There were a hundred and twelve of them, and she counted each one, because "
      + "her father had counted them, and because a number is good company.",
    "Upstairs she wiped the salt from the panes. She wrote the wind into the book, although the wind was measured "
      + "elsewhere now, by something that never got cold.",
    "In the third week of October the motor stopped. It made no noise about it. The light stood still and pointed at "
      + "the hill, where it lit up two sheep and a gate.",
    "Ines looked at the sheep. Then she took off her coat, put her shoulder against the frame and began to walk. The "
      + "lamp weighed as much as a cow, but it floated, and once it went round it wanted to go on.",
    "A turn took her twenty seconds. She had no watch, so she sang. The song had to be neither fast nor slow, and it "
      + "had to have many verses; there is only one like that on the island, and it is about a wedding.",
    "Out in the dark a skipper from the north saw the light stand still, and saw it go round again. He thought that "
      + "it went a little more kindly than before. He kept the rock to port and made himself some tea.",
    "At six the sun came up behind the hill. Ines let go of the frame and sat down on the floor. The bride had been "
      + "given away forty times that night, and each time it had been raining.",
    "The man from the town came at noon, with oil. He asked how she had known that something was wrong. She said that "
      + "she had not known it. She had just been upstairs.",
    "He wrote that down, since he had to write something. Then he looked at the book with the winds, eleven years of "
      + "them, and asked whether he might borrow it.",
  ]

  private static let lowWater = [
    "Twice a year the sea goes out so far that the old road lies dry. It leads from the church to a place where there "
      + "is nothing.",
    "The children walk it to the end. They look around, they look at each other, and they walk back faster than they "
      + "went.",
    "My grandmother says that there was an inn. My grandfather says that there was a very good inn.",
  ]

  private static let ferry = [
    "The ferry leaves at eight. In fog it leaves at eight, too, but nobody sees it.",
    "You hear the chain, the bell, and somebody who says that it is quite all right. Then the shore is gone, without "
      + "a movement.",
    "On the other side it is handed back to you, wet and a little larger.",
  ]

  private static let harbour = [
    "The boats come in, the boats lie still,\nthe ropes go slack, the lights go on,",
    "and up the street and up the hill\nthe day goes home, and it is gone.",
    "One window keeps a little gold.\nA dog lies down. A door is shut.",
    "The water tells what it was told,\nand has forgotten half of it, but –",
  ]

  private static let gull = [
    "Mine, said the gull, the bread, the quay,\nthe mast, the cloud, the morning sea.",
    "And when the boy had gone, it said:\nAnd also mine, the boy, the bread.",
  ]
}
