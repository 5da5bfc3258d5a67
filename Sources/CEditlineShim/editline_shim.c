#include "editline_shim.h"
