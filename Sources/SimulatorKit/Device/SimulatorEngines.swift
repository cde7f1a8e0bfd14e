import HeadlessHost

/// Installs the engines for code that draws or measures before the first simulator exists.
///
/// `CEngines` calls the function by its name.
@_cdecl("TabBarKitInstallSimulatorEngines")
func installSimulatorEngines() { HeadlessPlatform.prepare() }
