import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: controls", .releasesEverything) struct InterfaceControlTests {
  private let stage = SimulatorStage()

  @Test(
    "a scroll view and the controller of a table have refresh controls",
    .rule("R-IB-36", "R-IB-37")
  )
  func refreshControls() throws {
    let control = """
      <refreshControl key="refreshControl" opaque="NO" id="pull">
          <autoresizingMask key="autoresizingMask"/>
          <connections><action selector="tapped:" destination="home" eventType="valueChanged" id="a"/></connections>
      </refreshControl>
      """
    let table = """
      <tableView key="view" dataMode="prototypes" style="grouped" sectionHeaderHeight="18" id="table">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
      </tableView>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", "tableViewController", view: table, more: control),
      InterfaceFiles.scene(
        "page",
        view: InterfaceFiles.view("<scrollView id=\"scroll\">\(control)</scrollView>")
      )
    )
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    let controller = try #require(home as? UITableViewController)
    stage.show(controller)
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.sectionHeaderHeight == UITableView.automaticDimension)
    let other = storyboard.instantiateViewController(withIdentifier: "page")
    other.loadViewIfNeeded()
    #expect((other.view.subviews.first as? UIScrollView)?.refreshControl != nil)
  }

  @Test("date pickers have their limits", .rule("R-IB-37"))
  func dateLimits() throws {
    let picker = """
      <datePicker datePickerMode="date" id="dates">
          <date key="date" timeIntervalSinceReferenceDate="2000"/>
          <date key="minimumDate" timeIntervalSinceReferenceDate="1000"/>
          <date key="maximumDate" timeIntervalSinceReferenceDate="900000"/>
      </datePicker>
      """
    let storyboard = try InterfaceFiles.storyboard(
      InterfaceFiles.scene("home", view: InterfaceFiles.view(picker))
    )
    let home = storyboard.instantiateViewController(withIdentifier: "home")
    home.loadViewIfNeeded()
    let dates = try #require(home.view.subviews.first as? UIDatePicker)
    #expect(dates.minimumDate == Date(timeIntervalSinceReferenceDate: 1000))
    #expect(dates.maximumDate == Date(timeIntervalSinceReferenceDate: 900_000))
    #expect(dates.date == Date(timeIntervalSinceReferenceDate: 2000))
  }
}
