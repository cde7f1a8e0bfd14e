#define _GNU_SOURCE
#include "CMainQueue.h"

#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

// The headers of Dispatch need blocks, which plain C does not have. These are its declarations with
// untyped pointers.
typedef void (*Function)(void *context);
extern char _dispatch_main_q;
extern void *dispatch_get_global_queue(long identifier, unsigned long flags);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_async_f(void *queue, void *context, Function function);
extern void dispatch_after_f(uint64_t when, void *queue, void *context, Function function);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

#define SWIFT __attribute__((swiftcall))
extern SWIFT void swift_job_run(void *job, struct MainQueueExecutor executor);

static struct MainQueueHandlers handlers;
static struct MainQueueExecutor executor;
/// It is set after the handlers, and read on all threads.
static _Atomic(bool) isInstalled;

// MARK: Dispatch

// The dynamic linker prefers these definitions to those of Dispatch when its Swift interface calls
// them. They are weak because a static library of Dispatch defines the same symbols; with it, these
// are not used. The thread sanitizer also has weak definitions, which note the order of the work and
// call Dispatch; with it, these are not weak, and call those of the sanitizer.
#if __has_feature(thread_sanitizer)
#define REPLACEMENT
#define FIND(name) ((void *)___interceptor_##name)
#define DECLARE(name) extern char ___interceptor_##name[]
DECLARE(dispatch_async);
DECLARE(dispatch_async_f);
DECLARE(dispatch_group_async);
DECLARE(dispatch_after);
DECLARE(dispatch_after_f);
#else
#define REPLACEMENT __attribute__((weak))
#define FIND(name) dlsym(RTLD_NEXT, #name)
#endif

typedef void (*Async)(void *queue, void *block);
typedef void (*AsyncFunction)(void *queue, void *context, Function function);
typedef void (*After)(uint64_t when, void *queue, void *block);
typedef void (*AfterFunction)(uint64_t when, void *queue, void *context, Function function);
typedef void (*GroupAsync)(void *group, void *queue, void *block);

static const uint64_t never = UINT64_MAX;
static const uint64_t monotonicNow = 1ULL << 63;
static const uint64_t wallTimeBit = 1ULL << 62;

/// Returns the nanoseconds until a time, which is on one of the three clocks of Dispatch.
static int64_t delayUntil(uint64_t when) {
  if ((int64_t)when >= 0) return (int64_t)(when - dispatch_time(0, 0));
  if (!(when & wallTimeBit)) return (int64_t)(when - dispatch_time(monotonicNow, 0));
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return -(int64_t)when - (now.tv_sec * 1000000000LL + now.tv_nsec);
}

static bool isMainQueue(void *queue) { return isInstalled && queue == (void *)&_dispatch_main_q; }

REPLACEMENT void dispatch_async(void *queue, void *block) {
  if (isMainQueue(queue)) {
    void *copy = _Block_copy(block);
    if (handlers.block(copy, NULL)) return;
    _Block_release(copy);
  }
  static _Atomic(Async) original;
  if (!original) original = (Async)FIND(dispatch_async);
  original(queue, block);
}

static void asyncFunction(void *queue, void *context, Function function) {
  static _Atomic(AsyncFunction) original;
  if (!original) original = (AsyncFunction)FIND(dispatch_async_f);
  if (!original) original = dispatch_async_f;  // That of a static library.
  original(queue, context, function);
}

/// Returns whether a function belongs to the concurrency runtime. `Task.yield` adds its jobs to a
/// queue of the runtime without calling a hook.
static bool isOfRuntime(Function function) {
  static _Atomic(Function) known;
  if (function == known) return true;
  Dl_info info, runtime;
  if (!dladdr((void *)function, &info) || !dladdr((void *)swift_job_run, &runtime)) return false;
  bool isOfRuntime = info.dli_fbase == runtime.dli_fbase;
  if (isOfRuntime) known = function;
  return isOfRuntime;
}

REPLACEMENT void dispatch_async_f(void *queue, void *context, Function function) {
  bool isTaken = isInstalled && !isMainQueue(queue) && isOfRuntime(function) &&
                 handlers.globalCall(function, context);
  if (!isTaken) asyncFunction(queue, context, function);
}

REPLACEMENT void dispatch_group_async(void *group, void *queue, void *block) {
  if (isMainQueue(queue)) {
    void *copy = _Block_copy(block);
    dispatch_retain(group);
    dispatch_group_enter(group);
    if (handlers.block(copy, group)) return;
    dispatch_group_leave(group);
    dispatch_release(group);
    _Block_release(copy);
  }
  static _Atomic(GroupAsync) original;
  if (!original) original = (GroupAsync)FIND(dispatch_group_async);
  original(group, queue, block);
}

REPLACEMENT void dispatch_after(uint64_t when, void *queue, void *block) {
  if (isMainQueue(queue) && when != never) {
    void *copy = _Block_copy(block);
    if (handlers.delayedBlock(copy, delayUntil(when))) return;
    _Block_release(copy);
  }
  static _Atomic(After) original;
  if (!original) original = (After)FIND(dispatch_after);
  original(when, queue, block);
}

static void afterFunction(uint64_t when, void *queue, void *context, Function function) {
  static _Atomic(AfterFunction) original;
  if (!original) original = (AfterFunction)FIND(dispatch_after_f);
  if (!original) original = dispatch_after_f;  // That of a static library.
  original(when, queue, context, function);
}

REPLACEMENT void dispatch_after_f(
    uint64_t when, void *queue, void *context, Function function) {
  bool isTaken =
      isInstalled && when != never && handlers.delayedCall(function, context, delayUntil(when));
  if (!isTaken) afterFunction(when, queue, context, function);
}

void MainQueueCall(Function function, void *context) {
  asyncFunction(&_dispatch_main_q, context, function);
}

void MainQueueCallAfter(int64_t delay, bool isMain, Function function, void *context) {
  void *queue = isMain ? (void *)&_dispatch_main_q : dispatch_get_global_queue(0, 0);
  afterFunction(dispatch_time(0, delay > 0 ? delay : 0), queue, context, function);
}

void MainQueueRunBlock(void *block, void *group) {
  struct Block {
    void *type;
    int flags, reserved;
    void (*invoke)(void *block);
  };
  ((struct Block *)block)->invoke(block);
  _Block_release(block);
  if (!group) return;
  dispatch_group_leave(group);
  dispatch_release(group);
}

// MARK: Concurrency

typedef SWIFT void (*Enqueue)(void *job);
typedef SWIFT struct MainQueueExecutor (*GetExecutor)(void);
typedef SWIFT bool (*IsExecutor)(struct MainQueueExecutor executor);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT struct MainQueueExecutor (*swift_task_getMainExecutor_hook)(GetExecutor original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(
    struct MainQueueExecutor executor, IsExecutor original);
extern SWIFT uint64_t swift_task_getJobTaskId(void *job);
extern SWIFT void *swift_task_getCurrent(void);

static SWIFT void enqueueGlobal(void *job, Enqueue original) {
  if (!handlers.globalJob(job)) original(job);
}

static SWIFT struct MainQueueExecutor getMainExecutor(GetExecutor original) { return executor; }

static SWIFT bool isMainExecutor(struct MainQueueExecutor other, IsExecutor original) {
  return other.identity == executor.identity || original(other);
}

/// Makes the simulators' executor before the first task uses the main actor. A task that began with
/// another executor of the main actor would return to that one for good.
static SWIFT struct MainQueueExecutor getFirstMainExecutor(GetExecutor original) {
  if (MainQueuePrepare) MainQueuePrepare();
  return isInstalled ? executor : original();
}

__attribute__((constructor)) static void hook(void) {
  swift_task_getMainExecutor_hook = getFirstMainExecutor;
}

void MainQueueInstall(struct MainQueueHandlers newHandlers, struct MainQueueExecutor newExecutor) {
  handlers = newHandlers;
  executor = newExecutor;
  isInstalled = true;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_getMainExecutor_hook = getMainExecutor;
  swift_task_isMainExecutor_hook = isMainExecutor;
}

void MainQueueRunJob(void *job, bool isMain) {
  struct MainQueueExecutor concurrent = {NULL, 0};
  swift_job_run(job, isMain ? executor : concurrent);
}

uint64_t MainQueueTask(void *job) { return swift_task_getJobTaskId(job); }

uint64_t MainQueueCurrentTask(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}
