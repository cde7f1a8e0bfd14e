import UIKit

/// A page of the diary with buttons that share or delete the note.
final class DiaryViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let date = UILabel("Thursday, October 12", size: 15, color: .secondaryLabel)
  private let photograph = Photograph(.hills, 1)
  private lazy var picture = PhotographView(photograph, side: 361, cornerRadius: 12)
  private let text = UILabel(
    "Left the coast at dusk. The dining car has four tables and one menu, and the soup was the best of the trip.\n\n"
      + "At the border somebody in a gray coat looked at every ticket twice. Then mountains, all night, in the moonlight.\n\n"
      + "Woke at six to snow on the platform. Bought bread and two oranges, and wrote this under the station clock.",
    size: 17
  )
  private let share = PillButton(title: "Share Note", color: .systemIndigo)
  private let delete = PillButton(title: "Delete Note", color: .systemRed)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .body)
    date.font = .preferredFont(forTextStyle: .subheadline)
    scrollView.alwaysBounceVertical = true
    for part in [date, picture, text, share, delete] as [UIView] { scrollView.addSubview(part) }
    view.addSubview(scrollView)
    share.addAction(UIAction { [weak self] _ in self?.askHowToShare() }, for: .touchUpInside)
    delete.addAction(UIAction { [weak self] _ in self?.askWhetherToDelete() }, for: .touchUpInside)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignTitleWithColumn()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 2 * view.pageMargin, 672)
    let x = area.minX + (area.width - width) / 2
    let height = max(date.intrinsicContentSize.height, 20)
    scrollView.place(date, x: x, y: isRoomy ? 24 : 0, width: width, height: height)
    if isRoomy { picture.image = photograph.image(side: 672) }
    picture.frame = CGRect(
      x: x,
      y: date.frame.maxY + 16,
      width: width,
      height: isRoomy ? min(width * 2 / 3, area.height * 0.45) : 210
    )
    let size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    scrollView.place(text, x: x, y: picture.frame.maxY + 16, width: width, height: size.height)
    let y = text.frame.maxY + 24
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let button = CGSize(
      width: isLarge ? width : (width - 12) / 2,
      height: max(share.intrinsicContentSize.height, 50)
    )
    let step = CGPoint(
      x: isLarge ? 0 : button.width + 12,
      y: isLarge ? button.height + 12 : 0
    )
    for (index, view) in [share, delete].enumerated() {
      scrollView.place(
        view,
        x: x + CGFloat(index) * step.x,
        y: y + CGFloat(index) * step.y,
        width: button.width,
        height: button.height
      )
    }
    scrollView.contentSize = CGSize(width: area.width, height: y + step.y + button.height + 16)
  }

  /// Whether the page is large in both directions, and shows more of the photograph.
  private var isRoomy: Bool {
    traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
  }

  private func askWhetherToDelete() {
    let alert = UIAlertController(
      title: "Delete “Night Train”?",
      message: "This note will be deleted from all your devices.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.fadeNote() }
    )
    present(alert, animated: true)
  }

  private func askHowToShare() {
    let sheet = UIAlertController(
      title: "Share “Night Train”",
      message: "The photo is included in full size.",
      preferredStyle: .actionSheet
    )
    for title in ["Send as Mail", "Copy Text", "Print"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = share
    present(sheet, animated: true)
  }

  private func fadeNote() {
    UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { [text] in text.alpha = 0.2 }
      .startAnimation()
  }
}

/// A wide, rounded button whose title and background have the tint color.
final class PillButton: UIButton {
  init(title: String, color: UIColor) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    layer.cornerRadius = 12
    tintColor = color
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the tint color, which is gray while an alert is presented.
  override func tintColorDidChange() {
    super.tintColorDidChange()
    setTitleColor(tintColor, for: .normal)
    setTitleColor(tintColor.withAlphaComponent(0.5), for: .highlighted)
    backgroundColor = tintColor.withAlphaComponent(0.14)
  }
}
