# make run, make test, make pictures, make bench: nothing else has to be typed on a fresh machine.

.PHONY: run test test-headless check api-check bench pictures snapshots format docs coverage install install-for-tests

# Opens the gallery in a window, or draws its scenes to files where there is no display.
run: install
	swift build --product gallery
	Scripts/run

# Everything that continuous integration runs: format, build, public interface, documentation, all tests with and without
# a display.
test: install-for-tests
	Scripts/check

# A client without GTK: nothing of it is compiled, linked or needed. Its build is in .build-headless.
test-headless:
	Scripts/install-packages --headless
	Scripts/test-headless

# The same as test without looking for missing packages.
check:
	Scripts/check

# What breaks clients of the last version; the accepted breaks are in Tests/API/accepted-breaks.txt. Part of `make test`.
api-check:
	swift build
	Scripts/api-check

# The speed table, and .build/bench.json.
bench: install
	swift build -c release --scratch-path .build-release --static-swift-stdlib --product benchmarks --quiet
	.build-release/release/benchmarks

# The pictures of the README, and Documentation/Gallery.md, which shows every scene.
pictures: install
	Scripts/pictures

# Stores the pictures of the gallery's scenes again; the tests compare with them.
snapshots: install-for-tests
	WRITE_SNAPSHOTS=1 swift test --filter GalleryTests.SnapshotTests

# Rewrites the sources in the project's format.
format:
	Scripts/format

# The reference pages of UIKit, SimulatorKit and TabBars, into .build/documentation. Their warnings are errors.
docs: install
	Scripts/documentation

# The list of what is there, what is tested and what differs, Documentation/Coverage.md; prints members without a test.
coverage:
	WRITE_COVERAGE=1 swift test --filter "CoveragePageTests|MemberCoverageTests"

install:
	Scripts/install-packages

install-for-tests:
	Scripts/install-packages --tests
