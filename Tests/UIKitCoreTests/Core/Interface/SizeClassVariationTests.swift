import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Storyboards: size classes", .releasesEverything, .rule("R-IB-60"))
struct SizeClassVariationTests {
  private let stage = SimulatorStage(on: .iPhone15)
  private var phone: Simulator { stage.phone }

  private func page(_ view: String) throws -> UIViewController {
    let storyboard = try InterfaceFiles.storyboard(InterfaceFiles.scene("home", view: view))
    let controller = storyboard.instantiateViewController(withIdentifier: "home")
    stage.show(controller)
    phone.advance(by: 0.1)
    return controller
  }

  private func rotate(_ orientation: UIInterfaceOrientation) {
    phone.rotate(to: orientation)
    phone.advance(by: 1)
  }

  @Test("properties, fonts and constants differ by size class, and follow it")
  func properties() throws {
    let home = try page(
      InterfaceFiles.view(
        """
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=compact" textAlignment="center">
                <fontDescription key="fontDescription" type="system" pointSize="30"/>
            </variation>
            <variation key="heightClass=regular" alpha="0.5"/>
        </label>
        <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <variation key="heightClass=compact" axis="horizontal" distribution="equalSpacing"/>
            <variation key="heightClass=compact-widthClass=compact" spacing="9"/>
        </stackView>
        """,
        constraints: """
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="lead">
              <variation key="heightClass=compact" constant="120"/>
          </constraint>
          <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" id="top"/>
          """
      )
    )
    let label = try #require(home.view.subviews.first as? UILabel)
    let stack = try #require(home.view.subviews.last as? UIStackView)
    label.text = "Changed"
    #expect(label.font.pointSize == 17)
    #expect(label.alpha == 0.5)
    #expect(abs(label.frame.minX - 20) < 0.01)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)

    rotate(.landscapeRight)
    #expect(label.font.pointSize == 30)
    #expect(label.textAlignment == .center)
    #expect(abs(label.frame.minX - 120) < 0.01)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 9)
    #expect(label.text == "Changed")

    #expect(label.alpha == 1)
    #expect(stack.distribution == .equalSpacing)

    rotate(.portrait)
    #expect(label.font.pointSize == 17)
    #expect(stack.distribution == .fill)
    #expect(abs(label.frame.minX - 20) < 0.01)
    #expect(stack.axis == .vertical)
  }

  @Test("views and constraints are installed in some size classes only")
  func masks() throws {
    let masks = """
      <variation key="default">
          <mask key="subviews"><exclude reference="wide"/></mask>
          <mask key="constraints">
              <exclude reference="wideTop"/><exclude reference="noteLeading"/>
          </mask>
      </variation>
      <variation key="heightClass=compact">
          <mask key="subviews"><include reference="wide"/></mask>
          <mask key="constraints">
              <include reference="wideTop"/><include reference="noteLeading"/>
              <exclude reference="noteCenter"/>
          </mask>
      </variation>
      """
    let view = InterfaceFiles.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="wide"/>
      <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="note"/>
      """,
      constraints: """
        <constraint firstItem="wide" firstAttribute="top" secondItem="root" secondAttribute="top" constant="7" id="wideTop"/>
        <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="wideLeading"/>
        <constraint firstItem="note" firstAttribute="top" secondItem="safe" secondAttribute="top" id="noteTop"/>
        <constraint firstItem="note" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="noteCenter"/>
        <constraint firstItem="note" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="99" id="noteLeading"/>
        """
    )
    let home = try page(String(view.dropLast("</view>".count)) + masks + "</view>")
    #expect(home.view.subviews.count == 1)
    let note = try #require(home.view.subviews.first)
    #expect(abs(note.frame.midX - home.view.bounds.midX) < 0.5)

    rotate(.landscapeRight)
    #expect(home.view.subviews.count == 2)
    #expect(home.view.subviews.last === note)
    #expect(home.view.subviews.first?.frame.minY == 7)
    #expect(note.frame.minX == 99)

    rotate(.portrait)
    #expect(home.view.subviews == [note])
    #expect(abs(note.frame.midX - home.view.bounds.midX) < 0.5)
  }

  @Test("arranged subviews return to their place")
  func arrangedSubviews() throws {
    let home = try page(
      InterfaceFiles.view(
        """
        <stackView id="stack">
            <subviews>
                <label text="One" id="one"/><label text="Two" id="two"/><label text="Three" id="three"/>
            </subviews>
            <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="two"/></mask></variation>
        </stackView>
        """
      )
    )
    let stack = try #require(home.view.subviews.first as? UIStackView)
    func texts() -> [String?] { stack.arrangedSubviews.map { ($0 as? UILabel)?.text } }
    #expect(texts() == ["One", "Three"])
    rotate(.landscapeRight)
    #expect(texts() == ["One", "Two", "Three"])
    rotate(.portrait)
    #expect(texts() == ["One", "Three"])
  }

  @Test(
    "colors, images, insets and controls differ by size class, and get their defaults again",
    .rule("R-IB-61")
  )
  func furtherProperties() throws {
    let home = try page(
      InterfaceFiles.view(
        """
        <view id="plain">
            <variation key="heightClass=compact">
                <color key="backgroundColor" systemColor="systemRedColor"/>
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </variation>
        </view>
        <label text="Hello" id="label">
            <nil key="textColor"/>
            <variation key="heightClass=compact"><color key="textColor" systemColor="systemRedColor"/></variation>
        </label>
        <imageView image="star" catalog="system" id="image">
            <variation key="heightClass=compact"><imageReference key="image" image="heart" catalog="system"/></variation>
        </imageView>
        <button buttonType="system" id="button">
            <state key="normal" title="Go"/>
            <variation key="heightClass=compact">
                <inset key="contentEdgeInsets" minX="9" minY="0.0" maxX="7" maxY="0.0"/>
                <state key="normal" title="Go There"/>
            </variation>
        </button>
        <scrollView id="scroll">
            <variation key="heightClass=compact" pagingEnabled="YES"/>
        </scrollView>
        <switch on="NO" id="switch">
            <variation key="heightClass=compact" enabled="NO"><color key="onTintColor" systemColor="systemRedColor"/></variation>
        </switch>
        """
      )
    )
    let views = home.view.subviews
    let label = try #require(views[1] as? UILabel)
    let image = try #require(views[2] as? UIImageView)
    let button = try #require(views[3] as? UIButton)
    let scroll = try #require(views[4] as? UIScrollView)
    let toggle = try #require(views[5] as? UISwitch)
    let (color, star) = (label.textColor, image.image)
    func expectDefaults(_ location: SourceLocation = #_sourceLocation) {
      #expect(views[0].backgroundColor == nil, sourceLocation: location)
      #expect(views[0].directionalLayoutMargins.leading == 8, sourceLocation: location)
      #expect(label.textColor == color, sourceLocation: location)
      #expect(image.image == star, sourceLocation: location)
      #expect(button.contentEdgeInsets == .zero, sourceLocation: location)
      #expect(button.currentTitle == "Go", sourceLocation: location)
      #expect(!scroll.isPagingEnabled, sourceLocation: location)
      #expect(toggle.isEnabled, sourceLocation: location)
    }
    expectDefaults()

    rotate(.landscapeRight)
    #expect(views[0].backgroundColor == .systemRed)
    #expect(views[0].directionalLayoutMargins.leading == 2)
    #expect(label.textColor == .systemRed)
    #expect(image.image != star && image.image != nil)
    #expect(button.contentEdgeInsets.left == 9)
    #expect(button.currentTitle == "Go There")
    #expect(scroll.isPagingEnabled)
    #expect(toggle.onTintColor == .systemRed)
    #expect(!toggle.isEnabled)

    rotate(.portrait)
    expectDefaults()
  }

  @Test("the layout of a collection view differs by size class")
  func flowLayout() throws {
    let home = try page(
      """
      <collectionView key="view" dataMode="prototypes" id="grid">
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" id="layout">
              <size key="itemSize" width="40" height="30"/>
              <variation key="heightClass=compact" scrollDirection="horizontal">
                  <size key="itemSize" width="80" height="60"/>
              </variation>
          </collectionViewFlowLayout>
          <variation key="heightClass=compact" alwaysBounceHorizontal="YES"/>
      </collectionView>
      """
    )
    let grid = try #require(home.view as? UICollectionView)
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 40, height: 30))
    rotate(.landscapeRight)
    #expect(layout.itemSize == CGSize(width: 80, height: 60))
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.minimumLineSpacing == 5)
    #expect(grid.alwaysBounceHorizontal)
    rotate(.portrait)
    #expect(layout.itemSize == CGSize(width: 40, height: 30))
    #expect(layout.scrollDirection == .vertical)
    #expect(!grid.alwaysBounceHorizontal)
  }

  @Test(
    "variations for other devices are not used, and unknown ones are reported",
    .rule("R-IB-62")
  )
  func otherTraits() throws {
    var home: UIViewController?
    let messages = warnings {
      home = try? page(
        InterfaceFiles.view(
          """
          <label text="Hello" id="label">
              <variation key="heightClass=regular-userInterfaceIdiom=mac-widthClass=compact" alpha="0.2"/>
              <variation key="userInterfaceIdiom=phone" numberOfLines="3"/>
              <variation key="displayGamut=P3" alpha="0.3"/>
          </label>
          """
        )
      )
    }
    let label = try #require(home?.view.subviews.first as? UILabel)
    #expect(label.alpha == 1)
    #expect(label.numberOfLines == 3)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("displayGamut=P3") == true)
  }
}
