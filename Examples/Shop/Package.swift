// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(name: "TabBarKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "UIKit", package: "TabBarKit")],
      resources: [.process("Resources")],
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
