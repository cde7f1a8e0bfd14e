import HeadlessHost

#if GtkHost
  import GtkHost
#endif

/// Installs the engines for code that draws or measures before the application's host exists.
///
/// `CEngines` calls the function by its name.
@_cdecl("TabBarKitInstallApplicationEngines")
func installApplicationEngines() {
  #if GtkHost
    if !HeadlessApplicationHost.isRequested { return WindowEngines.install() }
  #endif
  HeadlessPlatform.prepare()
}
