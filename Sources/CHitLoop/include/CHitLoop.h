#ifndef CHITLOOP_H
#define CHITLOOP_H

#include <stdint.h>

/// One view as a C programmer would keep it for hit-testing and for nothing else.
typedef struct {
  /// Top left corner of the frame, in the superview's coordinates.
  double frame_x, frame_y;
  /// Bounds, in the view's own coordinates.
  double bounds_x, bounds_y, width, height;
  float alpha;
  /// Hidden, or user interaction disabled.
  uint8_t refuses;
  /// Index of the front-most subview, or -1.
  int32_t last_subview;
  /// Index of the next sibling towards the back, or -1.
  int32_t previous_sibling;
} chit_node;

/// The index of the view that takes a touch at x, y (in the coordinates around `window`), or -1: what the model's
/// speed is measured against.
int32_t chit_hit(const chit_node *nodes, int32_t window, double x, double y);

#endif
