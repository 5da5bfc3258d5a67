#include "CHitLoop.h"

int32_t chit_hit(const chit_node *nodes, int32_t window, double x, double y) {
  int32_t found = -1;
  int32_t next = window;
  while (next >= 0) {
    const chit_node *node = &nodes[next];
    if (!node->refuses && node->alpha >= 0.01) {
      double inner_x = x - node->frame_x + node->bounds_x;
      double inner_y = y - node->frame_y + node->bounds_y;
      if (inner_x >= node->bounds_x && inner_y >= node->bounds_y &&
          inner_x < node->bounds_x + node->width && inner_y < node->bounds_y + node->height) {
        found = next;
        x = inner_x;
        y = inner_y;
        next = node->last_subview;
        continue;
      }
    }
    next = node->previous_sibling;
  }
  return found;
}
