/// A recipe with its duration and steps.
struct Recipe {
  var name: String
  var minutes: Int
  var symbol: String
  var steps: [String]

  var summary: String { "\(minutes) minutes" }

  /// A course, such as soups.
  struct Course {
    var name: String
    var symbol: String
    var recipes: [Recipe]
  }

  static let courses = [
    Course(name: "Soups", symbol: "flame", recipes: soups),
    Course(name: "Salads", symbol: "leaf", recipes: salads),
    Course(name: "Pasta", symbol: "star", recipes: pasta),
    Course(name: "Cakes", symbol: "heart", recipes: cakes),
  ]

  private static let soups = [
    Recipe(
      name: "Tomato soup",
      minutes: 35,
      symbol: "flame",
      steps: [
        "Soften an onion and two cloves of garlic in butter.",
        "Add a kilo of ripe tomatoes, a carrot and half a litre of stock.",
        "Simmer for twenty minutes, then blend until smooth.",
        "Stir in a little cream and season with salt and basil.",
      ]
    ),
    Recipe(name: "Lentil soup", minutes: 50, symbol: "flame", steps: plain),
    Recipe(name: "Leek and potato", minutes: 40, symbol: "flame", steps: plain),
    Recipe(name: "Minestrone", minutes: 60, symbol: "flame", steps: plain),
  ]

  private static let salads = ["Greek salad", "Coleslaw", "Lentils and beetroot"].map {
    Recipe(name: $0, minutes: 20, symbol: "leaf", steps: plain)
  }

  private static let pasta = ["Cacio e pepe", "Lasagne", "Orecchiette with broccoli"].map {
    Recipe(name: $0, minutes: 30, symbol: "star", steps: plain)
  }

  private static let cakes = ["Apple cake", "Brownies", "Lemon drizzle"].map {
    Recipe(name: $0, minutes: 75, symbol: "heart", steps: plain)
  }

  private static let plain = ["Prepare everything first.", "Cook slowly.", "Taste, and serve."]
}
