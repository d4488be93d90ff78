import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { followMemory } from './memory-parts.ts';

/** What a measured process tells of itself since it was last asked to reset. */
export interface ProcessFigures {
  /** All threads: the embedded database and the compression included. */
  cpuMs: number;
  mainThreadCpuMs: number;
  /** Those of the other threads that worked, by name, the busiest first; empty where the system does not tell. */
  threadsCpuMs: readonly { name: string; ms: number }[];
  rssBytes: number;
  /** The most there was since the process began. */
  highestRssBytes: number;
  loopDelayP99Ms: number;
  /** The longest that the main thread did one thing without looking at another. */
  loopDelayMaxMs: number;
}

const resolution = 1;

/** Answers `reset`, `read` and `memory` from the parent process, from before the first thread is begun. The product itself has no such door. */
export function reportFigures(): void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const readMemory = followMemory();
  let cpu = process.cpuUsage();
  let mainThread = process.threadCpuUsage();
  let threads = readThreads();
  process.on('message', (message) => {
    if (message === 'reset') {
      delay.reset();
      cpu = process.cpuUsage();
      mainThread = process.threadCpuUsage();
      threads = readThreads();
      process.send?.({ reset: true });
    }
    if (message === 'memory') void readMemory().then((parts) => process.send?.({ parts }));
    if (message !== 'read') return;
    const figures: ProcessFigures = {
      cpuMs: inMilliseconds(process.cpuUsage(cpu)),
      mainThreadCpuMs: inMilliseconds(process.threadCpuUsage(mainThread)),
      threadsCpuMs: workedSince(threads),
      rssBytes: process.memoryUsage.rss(),
      highestRssBytes: process.resourceUsage().maxRSS * 1024,
      // The histogram holds the whole interval between two ticks.
      loopDelayP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolution),
      loopDelayMaxMs: Math.max(0, delay.max / 1e6 - resolution),
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

const tasks = '/proc/self/task';
/** Clock ticks of the kernel, of which there are a hundred a second on every Linux. */
const tickMs = 10;

/** Milliseconds of each thread so far, by its id. */
function readThreads(): Map<string, { name: string; ms: number }> {
  if (!existsSync(tasks)) return new Map();
  return new Map(
    readdirSync(tasks).flatMap((id) => {
      const [, name = '', rest = ''] =
        /\((.*)\) (.*)/s.exec(readFileSync(`${tasks}/${id}/stat`, 'utf8')) ?? [];
      const [user, system] = rest.split(' ').slice(11, 13).map(Number);
      return Number(id) === process.pid ? [] : [[id, { name, ms: tickMs * ((user ?? 0) + (system ?? 0)) }]];
    }),
  );
}

function workedSince(before: ReturnType<typeof readThreads>): { name: string; ms: number }[] {
  const worked = new Map<string, number>();
  for (const [id, { name, ms }] of readThreads())
    worked.set(name, (worked.get(name) ?? 0) + ms - (before.get(id)?.ms ?? 0));
  return [...worked]
    .filter(([, ms]) => ms > 0)
    .map(([name, ms]) => ({ name, ms }))
    .toSorted((a, b) => b.ms - a.ms);
}
