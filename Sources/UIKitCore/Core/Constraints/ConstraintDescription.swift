import Foundation

/// Descriptions of constraints and reports of conflicts, with UIKit's wording.
@MainActor
enum ConstraintDescription {
  /// Returns the description of a constraint:
  /// `<NSLayoutConstraint:0x… 'name' UILabel:0x….leading == UIView:0x….leading + 16   (active)>`.
  static func text(of constraint: NSLayoutConstraint) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(constraint).hashValue), radix: 16)
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    return "<NSLayoutConstraint:0x\(address)\(name) \(relation(of: constraint))   (\(state))>"
  }

  private static func relation(of constraint: NSLayoutConstraint) -> String {
    let first = "\(label(constraint.firstItem)).\(constraint.firstAttribute.name)"
    let sign = constraint.relation.sign
    guard constraint.secondAttribute != .notAnAttribute else {
      return "\(first) \(sign) \(number(constraint.constant))" + priority(of: constraint)
    }
    var text = "\(first) \(sign) "
    if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
    text += "\(label(constraint.secondItem)).\(constraint.secondAttribute.name)"
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += number(abs(constraint.constant))
    }
    return text + priority(of: constraint)
  }

  private static func priority(of constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))"
  }

  static func anchors(of constraint: NSLayoutConstraint) -> String {
    "\(label(constraint.firstItem)).\(constraint.firstAttribute.name) and "
      + "\(label(constraint.secondItem)).\(constraint.secondAttribute.name)"
  }

  private static func label(_ item: AnyObject?) -> String {
    guard let item else { return "nil" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item).hashValue), radix: 16)
    let name = (item as? UILayoutGuide)?.identifier ?? ""
    return "\(type(of: item)):0x\(address)" + (name.isEmpty ? "" : "'\(name)'")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  /// Logs a conflict of constraints and the constraint that is ignored.
  static func report(
    conflictOf constraints: [NSLayoutConstraint],
    breaking victim: NSLayoutConstraint
  ) {
    let list = constraints.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
    Log.warning(
      """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want. \
      Try this: (1) look at each constraint and try to figure out which you don't expect; \
      (2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(text(of: victim))
      """
    )
  }
}
