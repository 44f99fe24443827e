#include "spring.h"

void baseline_advance(
    baseline_spring *spring, double response, double stiffness, double damping, const double way[2],
    const double model[2], double time, double shown[2]) {
    const double h = 1.0 / 300.0;
    if (time >= response) spring->is_complete = 1;
    if (time - spring->time > 1) spring->time = time - 1.0 / 60.0;
    while (spring->time < time) {
        for (int i = 0; i < 2; i++) {
            double u = spring->velocity[i] + spring->force[i] * (h / 2);
            spring->offset[i] += u * h;
            spring->force[i] = -damping * u + stiffness * (way[i] - spring->offset[i]);
            spring->velocity[i] = spring->force[i] * (h / 2) + u;
        }
        spring->time += h;
    }
    double speed = spring->velocity[0] * spring->velocity[0] + spring->velocity[1] * spring->velocity[1];
    double force = spring->force[0] * spring->force[0] + spring->force[1] * spring->force[1];
    if (speed <= 0.0036 && force <= 0.0036) {
        double x = way[0] - spring->offset[0], y = way[1] - spring->offset[1];
        double limit[2] = {way[0] * 0.01, way[1] * 0.01};
        spring->is_over = x * x + y * y <= limit[0] * limit[0] + limit[1] * limit[1];
    }
    for (int i = 0; i < 2; i++) shown[i] = spring->is_over ? model[i] : model[i] - way[i] + spring->offset[i];
}
