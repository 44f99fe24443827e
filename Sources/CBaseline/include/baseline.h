#ifndef PORTAL_BASELINE_H
#define PORTAL_BASELINE_H

// The arithmetic of a fluid spring as a bare loop, for portal-bench to measure against.

typedef struct {
    double offset[2], velocity[2], force[2];
    double time;
} baseline_spring;

// Advances a 2-vector towards its target up to a time, in steps of 1/300 s.
// Returns whether it is over.
int baseline_advance(baseline_spring *spring, double stiffness, double damping, const double target[2], double time);

#endif
