import Foundation
import SimulatorKit
import TestSupport

@testable import UIKitCore
@testable import UserNotifications

extension Reader {
  /// Valid inputs, which are mutated.
  ///
  /// Some require the graphics engine of a simulator.
  @MainActor public var samples: [Data] {
    switch self {
    case .png: [Self.picture.pngData() ?? Data(), SampleImages.indexedPNG, SampleImages.deepPNG]
    case .jpeg:
      [Self.picture.jpegData(compressionQuality: 0.8) ?? Data(), SampleImages.progressiveJPEG]
    case .gif:
      [
        ImageFiles.gif, ImageFiles.animatedGIF,
        ImageFiles.gif(width: 2, height: 3, rows: [[0, 1], [2, 3], [1, 1]], isInterlaced: true),
      ]
    case .webp: [ImageFiles.webP, ImageFiles.lossyWebP, ImageFiles.animatedWebP]
    case .bmp: Self.bitmaps
    case .svg: [Data(Self.drawing.utf8)]
    case .symbol: [Data(Self.symbolFile.utf8)]
    case .interface: [Data(Self.nib.utf8)]
    case .archive: (0..<14).map { Data([$0] + [UInt8](repeating: 0, count: 300)) }
    case .state: [Self.savedState]
    case .order: [Data(#"{"order":["radio","library"],"version":1}"#.utf8)]
    case .strings: [Self.stringsFile, Self.pluralRules, Self.stringCatalog].map { Data($0.utf8) }
    case .information: Self.informationLists
    case .catalog: [Self.imageSet, Self.colorSet, Self.symbolSet].map { Data($0.utf8) }
    case .notifications: [Self.storedNotifications].compactMap { $0 }
    case .font: [SmallFont.trueType, SmallFont.compact]
    }
  }

  // MARK: Images

  @MainActor private static var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 16, height: 12)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 9, height: 9))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 6, y: 0, width: 7, height: 7))
    }
  }

  private static var bitmaps: [Data] {
    let table: [UInt8] = [0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0]
    let masks = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000].flatMap { ImageFiles.bytes($0, 4) }
    let row = [UInt8](0..<32)
    return [
      ImageFiles.bmp(width: 2, height: 4, depth: 24, rows: row),
      ImageFiles.bmp(width: 8, height: 4, depth: 8, table: table, rows: row),
      ImageFiles.bmp(width: 4, height: 2, depth: 32, compression: 6, table: masks, rows: row),
      ImageFiles.bmp(
        width: 4,
        height: 3,
        depth: 8,
        compression: 1,
        table: table,
        rows: [3, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 2, 0, 1, 2, 1, 0, 1]
      ),
    ]
  }

  private static let drawing = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">
    <defs><linearGradient id="g" x2="0.5"><stop stop-color="#f00"/><stop offset="1"/></linearGradient>
    <clipPath id="c"><circle r="3" cx="5" cy="3"/></clipPath></defs>
    <g clip-path="url(#c)" transform="rotate(30 5 3)"><rect width="5" height="6" fill="url(#g)"/>
    <path d="M1 1C2 2 3 3 4 1A2 2 0 0 1 9 5z" stroke="#00f8" stroke-dasharray="1 2"/></g>
    <use href="#c"/><text x="1" y="5" font-size="4">Ab</text></svg>
    """

  private static let symbolFile = """
    <svg><g id="Guides"><line id="Baseline-M" x1="0" y1="200"/><line id="Capline-M" x1="0" y1="59.1"/>
    <line id="left-margin-Regular-M" x1="10" y1="0"/><line id="right-margin-Regular-M" x1="70" y1="0"/>
    </g><g id="Symbols"><g id="Ultralight-M"><rect width="10" height="10" rx="2"/></g>
    <g id="Regular-M" transform="matrix(1 0 0 1 20 150)"><path class="multicolor-1:tintColor"
    d="M0 0H70.459v7l3-2q1 1 2 2c1 1 2 2 3 3a3 4 30 0 1 5 6Z"/><circle cx="5" r="2"/></g></g></svg>
    """

  // MARK: Interface

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
    <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
    <subviews><label text="Title" textAlignment="center" numberOfLines="0" id="l">
    <fontDescription key="fontDescription" type="system" weight="bold" pointSize="44"/>
    <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></label>
    <button opaque="NO" buttonType="system" id="b"><state key="normal" title="Press"/></button>
    <slider minValue="0.0" maxValue="1" value="0.5" id="r"/><switch on="YES" id="w"/>
    <textField text="x" borderStyle="roundedRect" id="t"><textInputTraits key="textInputTraits"/>
    </textField></subviews></stackView></subviews><viewLayoutGuide key="safeArea" id="a"/><constraints>
    <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="top" constant="28" id="1"/>
    <constraint firstItem="s" firstAttribute="width" secondItem="v" secondAttribute="width"
    multiplier="1:2" priority="750" id="2"/></constraints><variation key="widthClass=regular"/></view>
    <tableViewController id="c"><tableView key="view" style="plain" rowHeight="44" id="d"><sections>
    <tableViewSection headerTitle="H" id="e"><cells><tableViewCell id="f"/></cells></tableViewSection>
    </sections></tableView></tableViewController></objects></document>
    """

  // MARK: State

  /// The part of saved state that follows the checksum.
  private static var savedState: Data {
    var tabs = SavedObject(parent: nil, identifier: "tabs", ordinal: 0, kind: .loadedController)
    tabs.values = ["selected": .reference(1), "path": .indexPath([3, -1])]
    var page = SavedObject(parent: 0, identifier: "page", ordinal: 2, kind: .controller)
    page.restorationClass = "App.Maker"
    page.views = [SavedView(identifier: "list", values: ["y": .number(12.5)])]
    var state = SavedState()
    state.application = [
      "flag": .bool(true), "low": .integer(.min), "text": .text("é"),
      "data": .data(Data([0, 255])),
      "date": .date(1e9), "url": .url("https://a.b/c"),
      "object": .object(className: "A", values: [:]),
      "nested": .list([.set([.integer(1)]), .dictionary([.text("a"): .list([])])]), "null": .null,
    ]
    state.objects = [tabs, page]
    state.scenes = [SavedScene(session: "main", activityType: "a", title: nil, userInfo: [:])]
    // The signature, the version and the checksum have eight bytes each.
    return (try? state.data())?.dropFirst(24) ?? Data()
  }

  private static var storedNotifications: Data? {
    let content = UNMutableNotificationContent()
    content.title = "Title"
    content.badge = 3
    content.userInfo = ["a": 1]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
    let request = UNNotificationRequest(identifier: "one", content: content, trigger: trigger)
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    return try? NotificationArchive(
      pending: [PendingNotification(request: request, due: date)],
      delivered: [UNNotification(request: request, date: date)]
    ).encoded()
  }

  // MARK: Resources

  private static let stringsFile = #"""
    /* A */
    "one" = "Eins";
    "two\n" = "Zwei \U00e4";
    key = value;
    """#

  private static let pluralRules = list(
    """
    <key>songs</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@m@</string>
    <key>n</key><dict><key>one</key><string>%d song</string><key>other</key><string>%d songs</string></dict>
    <key>m</key><dict><key>other</key><string>lists</string></dict></dict>
    """
  )

  private static let stringCatalog = """
    {"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"A"}},
    "de":{"variations":{"plural":{"one":{"stringUnit":{"value":"B"}}}}}}},"c":{}},"version":"1.0"}
    """

  /// Lists that are the same in all processes, because the order of a dictionary is not.
  private static var informationLists: [Data] {
    let text = list(
      """
      <key>CFBundleName</key><string>Harbour</string><key>UIAppFonts</key><array><string>a.ttf</string></array>
      <key>UIStatusBarHidden</key><true/><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>radio</string></array></dict></array><key>Number</key><integer>7</integer>
      <key>Date</key><date>2026-01-02T03:04:05Z</date><key>Data</key><data>AAEC</data>
      """
    )
    let values: [String: Any] = [
      "Values": [
        "Harbour", true, 7, 1.5, Date(timeIntervalSinceReferenceDate: 1e9), Data([1, 2]),
        ["a.ttf"], ["CFBundleURLSchemes": ["radio"]],
      ] as [Any]
    ]
    let binary = try? PropertyListSerialization.data(
      fromPropertyList: values,
      format: .binary,
      options: 0
    )
    return [Data(text.utf8), binary].compactMap { $0 }
  }

  private static func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict>\(content)</dict></plist>
    """
  }

  private static let imageSet = """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"2x","resizing":{"mode":"9-part",
    "center":{"mode":"stretch","width":1},"cap-insets":{"top":3,"left":3}}},{"idiom":"iphone",
    "appearances":[{"appearance":"luminosity","value":"dark"}],"language-direction":"right-to-left"}],
    "properties":{"template-rendering-intent":"template"},"info":{"version":1}}
    """

  private static let colorSet = """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.502",
    "green":"0x80","blue":"128","alpha":"1.000"}}},{"idiom":"universal","color":{"reference":"labelColor"},
    "appearances":[{"appearance":"contrast","value":"high"}]}],"info":{"author":"xcode"}}
    """

  private static let symbolSet = """
    {"symbols":[{"filename":"a.svg","idiom":"universal"}],"info":{"version":1}}
    """
}
