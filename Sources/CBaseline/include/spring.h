#ifndef PORTAL_BASELINE_SPRING_H
#define PORTAL_BASELINE_SPRING_H

// What a fluid spring does in a frame, as a bare loop for portal-bench to measure against.

typedef struct {
    double offset[2], velocity[2], force[2];
    double time;
    int is_complete, is_over;
} baseline_spring;

// Advances a 2-vector to a time, in steps of 1/300 s after a check for a stall, and writes what is shown:
// the model less what is left of the way.
void baseline_advance(
    baseline_spring *spring, double response, double stiffness, double damping, const double way[2],
    const double model[2], double time, double shown[2]);

#endif
