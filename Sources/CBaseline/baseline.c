#include "baseline.h"

int baseline_advance(baseline_spring *spring, double stiffness, double damping, const double target[2], double time) {
    const double h = 1.0 / 300.0;
    while (spring->time < time) {
        for (int i = 0; i < 2; i++) {
            double u = spring->velocity[i] + spring->force[i] * (h / 2);
            spring->offset[i] += u * h;
            spring->force[i] = -damping * u + stiffness * (target[i] - spring->offset[i]);
            spring->velocity[i] = spring->force[i] * (h / 2) + u;
        }
        spring->time += h;
    }
    double speed = spring->velocity[0] * spring->velocity[0] + spring->velocity[1] * spring->velocity[1];
    double force = spring->force[0] * spring->force[0] + spring->force[1] * spring->force[1];
    if (speed > 0.0036 || force > 0.0036) return 0;
    double x = target[0] - spring->offset[0], y = target[1] - spring->offset[1];
    return x * x + y * y <= 0.0001 * (target[0] * target[0] + target[1] * target[1]);
}
