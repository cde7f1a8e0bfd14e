import UIKit

/// A page of the diary with buttons that share or delete the note.
final class DiaryViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel("Night train", size: 34, weight: .bold)
  private let date = UILabel("Thursday, 12 October", size: 15, color: .secondaryLabel)
  private let picture = CAGradientLayer()
  private let text = UILabel(
    "Left the coast at dusk. The dining car has four tables and one menu, and the soup was the best of the trip.\n\n"
      + "At the border somebody in a grey coat looked at every ticket twice. Then mountains, all night, in the moonlight.",
    size: 17
  )
  private let share = PillButton(title: "Share note", color: .systemIndigo)
  private let delete = PillButton(title: "Delete note", color: .systemRed)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    picture.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
    picture.startPoint = CGPoint(x: 0, y: 0)
    picture.endPoint = CGPoint(x: 1, y: 1)
    picture.cornerRadius = 12
    scrollView.alwaysBounceVertical = true
    scrollView.layer.addSublayer(picture)
    for part in [heading, date, text, share, delete] { scrollView.addSubview(part) }
    view.addSubview(scrollView)
    share.addAction(UIAction { [weak self] _ in self?.askHowToShare() }, for: .touchUpInside)
    delete.addAction(UIAction { [weak self] _ in self?.askWhetherToDelete() }, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 32, 640)
    let x = area.minX + (area.width - width) / 2
    let inset: CGFloat = traitCollection.verticalSizeClass == .compact ? 8 : 44
    scrollView.place(heading, x: x, y: inset, width: width, height: 41)
    scrollView.place(date, x: x, y: heading.frame.maxY + 2, width: width, height: 20)
    picture.frame = CGRect(x: x, y: date.frame.maxY + 16, width: width, height: 170)
    let size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    scrollView.place(text, x: x, y: picture.frame.maxY + 16, width: width, height: size.height)
    let half = (width - 12) / 2
    let y = text.frame.maxY + 24
    scrollView.place(share, x: x, y: y, width: half, height: 50)
    scrollView.place(delete, x: x + half + 12, y: y, width: half, height: 50)
    scrollView.contentSize = CGSize(width: area.width, height: y + 66)
  }

  private func askWhetherToDelete() {
    let alert = UIAlertController(
      title: "Delete “Night train”?",
      message: "The note and its picture will be gone from all your devices.",
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
      title: "Share “Night train”",
      message: "Pictures are sent in a size that suits.",
      preferredStyle: .actionSheet
    )
    for title in ["Send as a letter", "Copy the text", "Print"] {
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

/// A wide, rounded button with a background color.
final class PillButton: UIButton {
  init(title: String, color: UIColor) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(color.withAlphaComponent(0.5), for: .highlighted)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
