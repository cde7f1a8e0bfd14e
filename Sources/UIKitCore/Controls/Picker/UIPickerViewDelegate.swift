import QuartzCore

/// The methods that supply the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component, starting with 0.
  /// - Returns: The number of rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that supply the contents and the sizes of a picker view's rows, and that are called
/// when the user selects a row.
///
/// All methods have default implementations. Of the methods for the content of a row,
/// `pickerView(_:viewForRow:forComponent:reusing:)` takes precedence over the attributed title, and
/// the attributed title over the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component, in points.
  ///
  /// If the method is not implemented, the components share the width of the picker.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of the rows of a component, in points.
  ///
  /// If the method is not implemented, rows are 32 points high.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the title of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row, starting with 0.
  ///   - component: The number of the component.
  /// - Returns: The title; `nil` shows an empty row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?

  /// Returns the title of a row with attributes.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  /// - Returns: The title; `nil` shows the title without attributes.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row, which fills the row.
  ///
  /// The view receives no touches.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  ///   - view: A view of the component that is no longer visible and can be used again, or `nil`.
  /// - Returns: The view.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// Called when the user has selected another row, after the wheel has come to rest.
  ///
  /// The method is not called for rows that the app selects.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, which is not used.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The value 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.unimplemented.insert(.width)
    return 0
  }

  /// Returns 0, which is not used.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The value 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    pickerView.unimplemented.insert(.rowHeight)
    return 0
  }

  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  /// - Returns: The value `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  /// - Returns: The value `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns an empty view, which is not used.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  ///   - view: A view to use again.
  /// - Returns: An empty view.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    pickerView.unimplemented.insert(.view)
    return UIView()
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The number of the row.
  ///   - component: The number of the component.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// The methods that describe the components of a picker view to assistive technologies.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the accessibility label of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The label, or `nil` for none.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?

  /// Returns the accessibility hint of a component.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The hint, or `nil` for none.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The value `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityLabelForComponent component: Int
  ) -> String? { nil }

  /// Returns `nil`.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The number of the component.
  /// - Returns: The value `nil`.
  public func pickerView(
    _ pickerView: UIPickerView,
    accessibilityHintForComponent component: Int
  ) -> String? { nil }
}

/// The delegate methods that the app doesn't implement.
///
/// Swift protocols have no optional methods, so the default implementations record that they were
/// called.
struct UnimplementedPickerMethods: OptionSet {
  let rawValue: UInt8

  static let width = UnimplementedPickerMethods(rawValue: 1 << 0)
  static let rowHeight = UnimplementedPickerMethods(rawValue: 1 << 1)
  static let view = UnimplementedPickerMethods(rawValue: 1 << 2)
}
