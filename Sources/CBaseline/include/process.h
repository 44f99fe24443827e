#ifndef PORTAL_BASELINE_PROCESS_H
#define PORTAL_BASELINE_PROCESS_H

// What a whole process took: seconds of computing and on the clock, and the bytes of memory that it had at most.
typedef struct {
    double processor_time, elapsed;
    long memory;
} baseline_process_cost;

// Runs a program to its end; `words` ends with a null pointer. Returns its exit code.
int baseline_run_process(char *const words[], const char *input, const char *output, baseline_process_cost *cost);

// Seconds that this process has computed so far.
double baseline_processor_time(void);

// Seconds since some moment.
double baseline_clock(void);

#endif
