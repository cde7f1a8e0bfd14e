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
    Course(name: "Breakfast", symbol: "sunrise.fill", recipes: breakfast),
    Course(name: "Soups", symbol: "mug.fill", recipes: soups),
    Course(name: "Salads", symbol: "leaf.fill", recipes: salads),
    Course(name: "Pasta", symbol: "fork.knife", recipes: pasta),
    Course(name: "Fish", symbol: "fish.fill", recipes: fish),
    Course(name: "Vegetables", symbol: "carrot.fill", recipes: vegetables),
    Course(name: "Cakes", symbol: "birthday.cake.fill", recipes: cakes),
    Course(name: "Drinks", symbol: "cup.and.saucer.fill", recipes: drinks),
  ]

  private static let soups = [
    Recipe(
      name: "Tomato Soup",
      minutes: 35,
      symbol: "mug",
      steps: [
        "Soften an onion and two cloves of garlic in butter.",
        "Add two pounds of ripe tomatoes, a carrot, and two cups of stock.",
        "Simmer for twenty minutes, then blend until smooth.",
        "Stir in a little cream and season with salt and basil.",
      ]
    ),
    simple("Lentil Soup", 50, "mug"),
    simple("Leek and Potato", 40, "mug"),
    simple("Minestrone", 60, "mug"),
    simple("Pumpkin and Ginger", 45, "mug"),
    simple("Pea and Mint", 25, "mug"),
    simple("Fish Chowder", 55, "mug"),
    simple("Miso with Tofu", 15, "mug"),
  ]

  private static let breakfast = ["Porridge", "Shakshuka", "Pancakes"].map {
    simple($0, 20, "sunrise")
  }

  private static let salads = ["Greek Salad", "Coleslaw", "Lentils and Beets"].map {
    simple($0, 20, "leaf")
  }

  private static let pasta = ["Cacio e Pepe", "Lasagna", "Orecchiette with Broccoli"].map {
    simple($0, 30, "fork.knife")
  }

  private static let fish = ["Baked Cod", "Mackerel on Toast"].map { simple($0, 35, "fish") }

  private static let vegetables = ["Roast Carrots", "Stuffed Peppers"].map {
    simple($0, 45, "carrot")
  }

  private static let cakes = ["Apple Cake", "Brownies", "Lemon Drizzle"].map {
    simple($0, 75, "birthday.cake")
  }

  private static let drinks = ["Lemonade", "Mulled Cider"].map {
    simple($0, 10, "cup.and.saucer")
  }

  private static func simple(_ name: String, _ minutes: Int, _ symbol: String) -> Recipe {
    Recipe(
      name: name,
      minutes: minutes,
      symbol: symbol,
      steps: ["Prepare everything first.", "Cook slowly.", "Taste, and serve."]
    )
  }
}
