#ifndef CENGINES_H
#define CENGINES_H

#include <stdbool.h>

/// Installs the rendering engines of the module that the process was linked with, and returns
/// whether there is one.
bool TabBarKitInstallEngines(void);

#endif
