import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Nibs", .releasesEverything) struct NibTests {
  private let phone = Simulator(.iPhone15)

  private let card = """
    <view contentMode="scaleToFill" id="card" customClass="CardView" customModule="CoreTests">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
            <label opaque="NO" text="Title" textAlignment="center" numberOfLines="2" id="title">
                <rect key="frame" x="10" y="20" width="180" height="21"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/>
            </label>
        </subviews>
        <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius">
                <real key="value" value="8.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="title" destination="title" id="c1"/></connections>
    </view>
    """

  @Test("a custom view has its frame and subviews in its initializer", .rule("R-IB-6", "R-IB-7"))
  func customView() throws {
    let nib = try InterfaceFiles.nib(card)
    let view = try #require(nib.instantiate(withOwner: nil).first as? CardView)

    #expect(view.frameInInitializer == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.subviewsInInitializer == 1)
    #expect(view.backgroundColor == .red)
    #expect(view.awoke)
    #expect(view.title === view.subviews.first)
    #expect(view.title?.text == "Title")
    #expect(view.title?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.title?.font == .boldSystemFont(ofSize: 20))
    #expect(view.title?.textAlignment == .center)
    #expect(view.title?.numberOfLines == 2)
  }

  @Test("runtime attributes are set before the outlets", .rule("R-IB-12"))
  func runtimeAttributes() throws {
    let view = try #require(
      try InterfaceFiles.nib(card).instantiate(withOwner: nil).first as? CardView
    )

    #expect(view.radius == 8.5)
    #expect(view.layer.masksToBounds)
  }

  @Test("a runtime attribute of an unknown property is reported and skipped", .rule("R-IB-12"))
  func unknownRuntimeAttribute() throws {
    let nib = try InterfaceFiles.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="hasGlow" value="YES"/>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.glow">
                  <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """
    )
    var view: UIView?
    let messages = warnings { view = nib.instantiate(withOwner: nil).first as? UIView }

    #expect(view?.layer.cornerRadius == 3)
    // Layers have values for any key.
    #expect(view?.layer.value(forKey: "glow") as? Int == 3)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("hasGlow") == true)
  }

  @Test("each copy is new", .rule("R-IB-30"))
  func copies() throws {
    let nib = try InterfaceFiles.nib(card)
    let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
    #expect(first.first as? UIView !== second.first as? UIView)
  }

  @Test("the owner's outlets and actions are connected", .rule("R-IB-10", "R-IB-11", "R-IB-30"))
  func owner() throws {
    let page = StoryboardPage()
    let nib = try InterfaceFiles.nib(
      """
      <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
              <button opaque="NO" buttonType="system" id="b">
                  <rect key="frame" x="20" y="100" width="100" height="40"/>
                  <state key="normal" title="Go"/>
                  <connections>
                      <action selector="tapped:" destination="-1" eventType="touchUpInside" id="a"/>
                  </connections>
              </button>
          </subviews>
      </view>
      """,
      owner: """
        <outlet property="view" destination="v" id="o1"/>
        <outlet property="button" destination="b" id="o2"/>
        <outletCollection property="views" destination="v" collectionClass="NSMutableArray" id="o3"/>
        <outletCollection property="views" destination="b" collectionClass="NSMutableArray" id="o4"/>
        """
    )
    _ = nib.instantiate(withOwner: page)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)

    try phone.tap("Go")
    #expect(page.taps == ["UIButton"])
    #expect(page.button?.currentTitle == "Go")
    #expect(page.views.count == 2)
    #expect(page.views.last === page.button)
  }

  @Test("an unknown element and an unknown class are reported and skipped", .rule("R-IB-6"))
  func unknown() throws {
    let lines = warnings {
      let nib = try? InterfaceFiles.nib(
        """
        <mapView id="m"/>
        <view id="v" customClass="Missing" customModule="Nowhere"><rect key="frame" width="1" height="2"/></view>
        """
      )
      let made = nib?.instantiate(withOwner: nil) ?? []
      #expect(made.count == 1)
      #expect(made.first is UIView)
      _ = nib?.instantiate(withOwner: nil)
    }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("nib:8: ") == true)
    #expect(lines.first?.contains("<mapView>") == true)
    #expect(lines.last?.contains("Unknown class Missing in Interface Builder file.") == true)
  }

  @Test("a broken file is one error with its line", .rule("R-IB-1", "R-IB-2"))
  func broken() {
    for (text, line) in [("<document>\n<objects>\n</document>", 3), ("<plist/>", 1), ("", 1)] {
      #expect {
        _ = try InterfaceDocument(Data(text.utf8), name: "A.xib", bundle: .main)
      } throws: { error in
        "\(error)".hasPrefix("A.xib:\(line): ")
      }
    }
    let deep = String(repeating: "<view>", count: 300) + String(repeating: "</view>", count: 300)
    #expect(throws: InterfaceError.self) {
      _ = try InterfaceDocument(Data("<document>\(deep)</document>".utf8), name: "A", bundle: .main)
    }
  }

  @Test("files that the parser of Foundation cannot read are refused", .rule("R-IB-2"))
  func refused() {
    let invalid = Data("<document i".utf8) + [0xC2] + Data("d=\"1\"/>".utf8)
    let texts = ["<?xmlu?><document/>", "<!DOCTYPE a><document/>", "<document><?a?></document>"]
    for data in [invalid] + texts.map({ Data($0.utf8) }) {
      #expect(throws: InterfaceError.self) {
        _ = try InterfaceDocument(data, name: "A", bundle: .main)
      }
    }
    let allowed = "<?xml version=\"1.0\"?><!-- A --><document><![CDATA[B]]></document>"
    #expect(throws: Never.self) {
      _ = try InterfaceDocument(Data(allowed.utf8), name: "A", bundle: .main)
    }
  }

  @Test("stack views arrange their subviews; controls have their values", .rule("R-IB-7"))
  func controls() throws {
    let nib = try InterfaceFiles.nib(
      """
      <stackView opaque="NO" axis="vertical" distribution="fillEqually" spacing="8" id="s">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
              <switch opaque="NO" on="NO" id="1"><color key="onTintColor" systemColor="systemRedColor"/></switch>
              <slider opaque="NO" value="3" minValue="1" maxValue="5" id="2"/>
              <segmentedControl opaque="NO" selectedSegmentIndex="1" id="3">
                  <segments><segment title="First"/><segment title="Second"/></segments>
              </segmentedControl>
              <textField opaque="NO" borderStyle="roundedRect" placeholder="Mail" textAlignment="natural" id="4">
                  <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
              </textField>
              <progressView opaque="NO" progress="0.25" id="5"/>
              <stepper opaque="NO" value="2" maximumValue="9" id="6"/>
              <imageView image="star" catalog="system" id="7"/>
              <activityIndicatorView style="large" animating="YES" id="8"/>
              <textView text="Long text" id="9"/>
              <button opaque="NO" id="10">
                  <buttonConfiguration key="configuration" style="filled" title="Pay" cornerStyle="capsule"/>
              </button>
          </subviews>
      </stackView>
      """
    )
    let stack = try #require(nib.instantiate(withOwner: nil).first as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 8)
    let views = stack.arrangedSubviews
    #expect(views.count == 10)
    #expect((views[0] as? UISwitch)?.onTintColor == .systemRed)
    #expect((views[1] as? UISlider)?.value == 3)
    let segments = try #require(views[2] as? UISegmentedControl)
    #expect(segments.titleForSegment(at: 1) == "Second" && segments.selectedSegmentIndex == 1)
    let field = try #require(views[3] as? UITextField)
    #expect(field.placeholder == "Mail" && field.keyboardType == .emailAddress)
    #expect(field.isSecureTextEntry && field.returnKeyType == .done)
    #expect((views[4] as? UIProgressView)?.progress == 0.25)
    #expect((views[5] as? UIStepper)?.value == 2)
    #expect((views[6] as? UIImageView)?.image?.isSymbolImage == true)
    #expect((views[7] as? UIActivityIndicatorView)?.isAnimating == true)
    #expect((views[8] as? UITextView)?.text == "Long text")
    #expect((views[9] as? UIButton)?.configuration?.title == "Pay")
  }

  @Test("an invalid attribute is reported once and ignored", .rule("R-IB-3"))
  func invalidAttributes() throws {
    let nib = try InterfaceFiles.nib(
      """
      <label text="A" numberOfLines="many" textAlignment="sideways" alpha="0.5" id="l"/>
      """
    )
    var made: [Any] = []
    let lines = warnings {
      made = nib.instantiate(withOwner: nil)
      _ = nib.instantiate(withOwner: nil)
    }

    let label = try #require(made.first as? UILabel)
    #expect(label.numberOfLines == 1 && label.textAlignment == .natural && label.alpha == 0.5)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("nib:8: ") })
  }

  @Test("attributed texts have colors, fonts and alignment", .rule("R-IB-22"))
  func attributedText() throws {
    let nib = try InterfaceFiles.nib(
      """
      <label numberOfLines="0" id="l">
          <attributedString key="attributedText">
              <fragment content="Bold "><attributes>
                  <color key="NSColor" systemColor="systemRedColor"/>
                  <font key="NSFont" metaFont="systemBold" size="20"/>
                  <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrap"/>
              </attributes></fragment>
              <fragment content="plain"/>
          </attributedString>
      </label>
      """
    )
    let label = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    let text = try #require(label.attributedText)

    #expect(text.string == "Bold plain")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20)
    )
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test("a controller that code creates loads the nib of its class", .rule("R-IB-32"))
  func controllers() throws {
    let file = try #require(Bundle.main.resourceURL?.appendingPathComponent("CodePage.xib"))
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v"><subviews><label text="From the nib" id="l"/></subviews></view>
      </objects></document>
      """
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let page = CodePageController()
    #expect((page.view.subviews.first as? UILabel)?.text == "From the nib")
    let named = UIViewController(nibName: "CodePage", bundle: nil)
    #expect((named.view.subviews.first as? UILabel)?.text == "From the nib")
  }
}

private final class CodePageController: UIViewController {}
