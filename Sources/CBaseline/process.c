#include "process.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

static double reading(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

double baseline_processor_time(void) { return reading(CLOCK_PROCESS_CPUTIME_ID); }

double baseline_clock(void) { return reading(CLOCK_MONOTONIC); }

int baseline_run_process(char *const words[], const char *input, const char *output, baseline_process_cost *cost) {
    double start = baseline_clock();
    // The parent's memory must not count as the child's.
    pid_t child = vfork();
    if (child < 0) return -1;
    if (child == 0) {
        int in = open(input, O_RDONLY), out = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0666);
        if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0) _exit(126);
        execvp(words[0], words);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) return -1;
    cost->elapsed = baseline_clock() - start;
    cost->processor_time = seconds(usage.ru_utime) + seconds(usage.ru_stime);
#ifdef __APPLE__
    cost->memory = usage.ru_maxrss;
#else
    cost->memory = usage.ru_maxrss * 1024;
#endif
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}
