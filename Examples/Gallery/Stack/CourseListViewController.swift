import UIKit

/// A list of courses, the root page of the first tab.
final class CourseListViewController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Recipe.courses.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let course = Recipe.courses[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = course.name
    cell.detailTextLabel?.text = "\(course.recipes.count)"
    cell.imageView?.image = UIImage(systemName: course.symbol)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let course = Recipe.courses[indexPath.row]
    let page = RecipeListViewController(course.name, course.recipes)
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The recipes of a course.
final class RecipeListViewController: UITableViewController {
  private let recipes: [Recipe]

  init(_ title: String, _ recipes: [Recipe]) {
    self.recipes = recipes
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let recipe = recipes[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = recipe.name
    cell.detailTextLabel?.text = recipe.summary
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: recipe.symbol)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = RecipeViewController(recipes[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }
}
