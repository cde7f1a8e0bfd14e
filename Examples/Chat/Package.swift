// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Chat",
  defaultLocalization: "en",
  dependencies: [.package(name: "TabBarKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Chat",
      dependencies: [.product(name: "UIKit", package: "TabBarKit")],
      resources: [.copy("Resources/Localizable.xcstrings")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ChatTests",
      dependencies: [
        "Chat",
        .product(name: "UIKit", package: "TabBarKit"),
        .product(name: "SimulatorKit", package: "TabBarKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
