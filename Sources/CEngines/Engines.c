#include "CEngines.h"

// Defined by SimulatorKit and by UIKit. The references are weak, so that the linker leaves them
// empty in processes without these modules.
__attribute__((weak)) void TabBarKitInstallSimulatorEngines(void);
__attribute__((weak)) void TabBarKitInstallApplicationEngines(void);

bool TabBarKitInstallEngines(void) {
  if (TabBarKitInstallSimulatorEngines) {
    TabBarKitInstallSimulatorEngines();
    return true;
  }
  if (!TabBarKitInstallApplicationEngines) return false;
  TabBarKitInstallApplicationEngines();
  return true;
}
