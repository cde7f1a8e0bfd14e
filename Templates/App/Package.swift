// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MyApp",
  dependencies: [.package(name: "TabBarKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "MyApp",
      dependencies: [.product(name: "UIKit", package: "TabBarKit")],
      // Info.plist has the application's id, name, icon and version.
      resources: [.copy("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "MyAppTests",
      dependencies: [
        "MyApp",
        .product(name: "UIKit", package: "TabBarKit"),
        .product(name: "SimulatorKit", package: "TabBarKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
