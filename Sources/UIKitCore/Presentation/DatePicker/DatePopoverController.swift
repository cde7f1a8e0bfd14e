import QuartzCore

/// The controller of the popover that a compact date picker shows.
@preconcurrency @MainActor
final class DatePopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
  // R-DATE-21
  let picker: UIDatePicker
  private weak var pill: DatePill?
  /// Called after the popover was dismissed.
  var onDismiss: (() -> Void)?

  /// Creates the popover of a button.
  ///
  /// - Parameters:
  ///   - picker: The date picker in the popover.
  ///   - pill: The button that the popover points at.
  init(_ picker: UIDatePicker, for pill: DatePill) {
    self.picker = picker
    self.pill = pill
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = pill
    popoverPresentationController?.delegate = self
    let inset = DatePickerMetrics.popoverInset
    var size = picker.intrinsicContentSize
    if picker.datePickerStyle == .wheels { size.width = DatePickerMetrics.timeWheelsWidth }
    preferredContentSize = CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
    pill?.isOpen = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset = DatePickerMetrics.popoverInset
    let area = view.bounds.inset(by: view.safeAreaInsets)
    picker.frame = area.insetBy(dx: min(inset, area.width / 2), dy: min(inset, area.height / 2))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pill?.isOpen = false
    onDismiss?()
    onDismiss = nil
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
