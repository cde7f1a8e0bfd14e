import UIKitCore

/// A view tree as lines of text: class, frame and what can be read, indented by depth.
///
/// Whole numbers lose their fraction, others keep two digits, so that a restyling of one view changes
/// one line.
@MainActor
public enum ViewDescription {
  /// Describes a view and everything below it.
  public static func text(of view: UIView) -> String {
    lines(of: view, depth: 0).joined(separator: "\n")
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let line = ([String(describing: type(of: view)), frame(of: view)] + traits(of: view))
      .joined(separator: " ")
    return [indent + line] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func frame(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    return "(\(numbers.joined(separator: " ")))"
  }

  private static func traits(of view: UIView) -> [String] {
    var traits: [String] = []
    if let text = (view as? UILabel)?.text { traits.append("\"\(text)\"") }
    if view.isHidden { traits.append("hidden") }
    if view.alpha != 1 { traits.append("alpha \(number(view.alpha))") }
    return traits
  }

  private static func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e9 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
