#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// Functions that receive work before Dispatch and the concurrency runtime do.
///
/// Each returns whether it takes the work. They can be called on any thread.
struct MainQueueHandlers {
  /// A block for the main queue, which the function owns if it takes the work, and the group that
  /// it leaves, or NULL.
  bool (*_Nonnull block)(void *_Nonnull block, void *_Nullable group);
  /// A block for the main queue that is due after a delay in nanoseconds.
  bool (*_Nonnull delayedBlock)(void *_Nonnull block, int64_t delay);
  /// A call on a queue that is due after a delay in nanoseconds; the runtime sleeps with such calls.
  bool (*_Nonnull delayedCall)(
      void (*_Nonnull function)(void *_Nullable), void *_Nullable context, int64_t delay);
  /// A job for the concurrent executor.
  bool (*_Nonnull globalJob)(void *_Nonnull job);
  /// A call with which the runtime runs a job on a concurrent queue.
  bool (*_Nonnull globalCall)(
      void (*_Nonnull function)(void *_Nullable), void *_Nullable context);
};

/// The two words of a serial executor.
struct MainQueueExecutor {
  void *_Nullable identity;
  uintptr_t implementation;
};

/// Installs handlers, and an executor for the main actor, for the rest of the process.
void MainQueueInstall(struct MainQueueHandlers handlers, struct MainQueueExecutor executor);

/// Calls `MainQueueInstall`. Defined by the client; called when a task uses the main actor for the
/// first time.
extern void MainQueuePrepare(void) __attribute__((weak));

/// Adds a call to the main queue.
void MainQueueCall(void (*_Nonnull function)(void *_Nullable), void *_Nullable context);

/// Makes a call on the main queue or on a concurrent queue after a delay in nanoseconds, without
/// calling the handlers.
void MainQueueCallAfter(
    int64_t delay, bool isMain, void (*_Nonnull function)(void *_Nullable), void *_Nullable context);

/// Calls and releases a block, and leaves and releases a group unless it is NULL.
void MainQueueRunBlock(void *_Nonnull block, void *_Nullable group);

/// Runs a job of the concurrency runtime on the main actor or on the concurrent executor.
void MainQueueRunJob(void *_Nonnull job, bool isMain);

/// The identity of the task of a job.
uint64_t MainQueueTask(void *_Nonnull job);

/// The identity of the task that is running, or 0 outside of tasks.
uint64_t MainQueueCurrentTask(void);

#endif
