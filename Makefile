# make run, make test, make pictures and make bench also work on a fresh machine: they install the packages they need.

.PHONY: run test test-headless test-shipping check api-check bench pictures snapshots format docs coverage install install-for-tests

# Opens the gallery in a window, or draws its scenes to files if there is no display.
run: install
	swift build --product gallery
	Scripts/run

# Runs all checks of continuous integration: format, build, public API, documentation, and all tests with and without a
# display.
test: install-for-tests
	Scripts/check

# Tests a client that doesn't compile, link or need GTK. Its build is in .build-headless.
test-headless:
	Scripts/install-packages --headless
	Scripts/test-headless

# Ships the application of the template: makes its packages, checks them, installs them in empty folders and starts them. Builds a
# release in .build-shipping, which takes some ten minutes, so it is not part of `test`.
test-shipping: install-for-tests
	Scripts/test-shipping

# The same as `test`, without the installation of missing packages.
check:
	Scripts/check

# Lists API changes that break clients of the last version. Accepted breaks are in Tests/API/accepted-breaks.txt. Part of
# `make test`.
api-check:
	swift build
	Scripts/api-check

# Prints the benchmark table and writes .build/bench.json.
bench: install
	swift build -c release --scratch-path .build-release --static-swift-stdlib --product benchmarks --quiet
	.build-release/release/benchmarks

# Draws the pictures of the documentation and generates Documentation/Gallery.md, which shows every scene.
pictures: install
	Scripts/pictures

# Updates the stored snapshots of the gallery's scenes, which the tests compare with.
snapshots: install-for-tests
	WRITE_SNAPSHOTS=1 swift test --filter GalleryTests.SnapshotTests

# Formats the sources.
format:
	Scripts/format

# Builds the reference documentation of UIKit, SimulatorKit and TabBars in .build/documentation. Warnings are errors.
docs: install
	Scripts/documentation

# Generates Documentation/Coverage.md, which lists the API, its tests and its differences from iOS, and prints members
# without a test.
coverage:
	WRITE_COVERAGE=1 swift test --filter "CoveragePageTests|MemberCoverageTests"

install:
	Scripts/install-packages

install-for-tests:
	Scripts/install-packages --tests
