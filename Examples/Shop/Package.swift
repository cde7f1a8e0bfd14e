// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(name: "TabBarKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "UIKit", package: "TabBarKit")],
      // Info.plist names the storyboard of the first window.
      resources: [.process("Resources"), .copy("Application")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "UIKit", package: "TabBarKit"),
        .product(name: "SimulatorKit", package: "TabBarKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
