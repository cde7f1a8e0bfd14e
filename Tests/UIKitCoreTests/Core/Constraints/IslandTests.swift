import TestSupport
import Testing

@testable import UIKitCore

@Suite("Islands of constraints") @MainActor
struct IslandTests {
  private func row(in page: UIView) -> UIView {
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      row.topAnchor.constraint(equalTo: page.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 50),
      row.heightAnchor.constraint(equalToConstant: 20),
    ])
    return row
  }

  @Test("a page that is removed and added again keeps its solved island", .rule("R-AL-5"))
  func leavingPage() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let page = UIView(frame: host.bounds)
    host.addSubview(page)
    let row = row(in: page)
    page.layoutIfNeeded()
    let island = page.constraintState?.island

    page.removeFromSuperview()
    host.addSubview(page)
    page.layoutIfNeeded()

    #expect(island != nil && page.constraintState?.island === island)
    #expect(page.constraints.allSatisfy { $0.island === island })
    #expect(row.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("a removed view leaves nothing in its island", .rule("R-AL-9"))
  func leavingView() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for _ in 0..<50 {
      let row = row(in: page)
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(mark)
      mark.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      page.layoutIfNeeded()
      #expect(row.frame.width == 50)

      row.removeFromSuperview()
      page.layoutIfNeeded()
      #expect(page.constraintState?.island?.items.isEmpty == true)
    }
  }
}
