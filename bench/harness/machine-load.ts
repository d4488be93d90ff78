import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { MeasuredProcess } from './measured-process.ts';
import type { Figure } from './scenario.ts';

/** Busy milliseconds of all processors since the machine started, with what took them away from a guest; 0 where the system does not tell. */
function busyMs(): number {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (
      readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    )
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return 10 * (user + nice + system + irq + softirq + stolen);
  } catch {
    return 0;
  }
}

/** Runs a phase and says how long it took, how busy the machine was, and what of it was the product. */
export async function duringPhase<T>(
  name: string,
  product: MeasuredProcess,
  phase: () => Promise<T>,
): Promise<{ result: T; seconds: number; figure: Figure }> {
  process.stderr.write(`  ${name} ...\n`);
  await product.reset();
  const [began, busy] = [performance.now(), busyMs()];
  const result = await phase();
  const ms = performance.now() - began;
  const { cpuMs, mainThreadCpuMs, threadsCpuMs, rssBytes, loopDelayMaxMs } = await product.read();
  // The system counts in hundredths of a second.
  const share = (spent: number) => (spent / Math.max(100, ms)).toFixed(2);
  const threads = threadsCpuMs.slice(0, 3).map((thread) => `${thread.name} ${share(thread.ms)}`);
  return {
    result,
    seconds: ms / 1000,
    figure: {
      what: `  ${name}: ${(ms / 1000).toFixed(0)} s`,
      measured: `${(rssBytes / 1e6).toFixed(0)} MB, longest stretch of the main thread ${loopDelayMaxMs.toFixed(0)} ms`,
      limit:
        `${share(busyMs() - busy)} of ${availableParallelism()} processors busy, product ${share(cpuMs)}: ` +
        `main ${share(mainThreadCpuMs)}, ${threads.join(', ')}`,
    },
  };
}
