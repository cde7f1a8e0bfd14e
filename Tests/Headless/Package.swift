// swift-tools-version: 6.1
import PackageDescription

// A client that uses TabBarKit without its traits, so nothing of GTK is compiled or linked.
// `make test-headless` builds it, runs its tests and checks the linked libraries.
let package = Package(
  name: "Headless",
  dependencies: [.package(name: "TabBarKit", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "HeadlessApp",
      dependencies: [.product(name: "UIKit", package: "TabBarKit")]
    ),
    .testTarget(
      name: "HeadlessTests",
      dependencies: [
        .product(name: "UIKit", package: "TabBarKit"),
        .product(name: "SimulatorKit", package: "TabBarKit"),
        .product(name: "TabBars", package: "TabBarKit"),
      ]
    ),
  ]
)
