import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a measured process tells of itself since it was last asked to reset. */
export interface ProcessFigures {
  /** All threads: the embedded database and the compression included. */
  cpuMs: number;
  mainThreadCpuMs: number;
  rssBytes: number;
  loopDelayP99Ms: number;
}

const resolution = 1;

/** Answers `reset` and `read` from the parent process. The product itself has no such door. */
export function reportFigures(): void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let cpu = process.cpuUsage();
  let mainThread = process.threadCpuUsage();
  process.on('message', (message) => {
    if (message === 'reset') {
      delay.reset();
      cpu = process.cpuUsage();
      mainThread = process.threadCpuUsage();
      process.send?.({ reset: true });
    }
    if (message !== 'read') return;
    const figures: ProcessFigures = {
      cpuMs: inMilliseconds(process.cpuUsage(cpu)),
      mainThreadCpuMs: inMilliseconds(process.threadCpuUsage(mainThread)),
      rssBytes: process.memoryUsage.rss(),
      // The histogram holds the whole interval between two ticks.
      loopDelayP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolution),
    };
    process.send?.({ figures });
  });
  // However the measuring process ends, what it measured ends with it, in order.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The line to the parent must not keep a server alive that was told to stop.
  process.channel?.unref();
}

function inMilliseconds({ user, system }: { user: number; system: number }): number {
  return (user + system) / 1000;
}
