import Foundation

// No UIKit here: on iOS another file of the module brings it.
enum Palette {
  static let moss = UIColor(red: 0.3, green: 0.5, blue: 0.3, alpha: 1)
  static let frame = CGRectMake(0, 0, 40, 40)
  static let insets = UIEdgeInsetsMake(4, 8, 4, 8)
  static let heading: [NSAttributedStringKey: Any] = [NSForegroundColorAttributeName: moss]

  static func ease() -> CAMediaTimingFunction {
    CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
  }

  static var content: CGRect { UIEdgeInsetsInsetRect(frame, insets) }
}
