import type { Logger } from './log.ts';
import { takeWorkUnderWay } from './work-under-way.ts';

const lookEveryMs = 100;
/** From then on people notice. */
const maxDelayMs = 250;
const logEveryMs = 1000;

/**
 * Logs when the main thread stood still, with what was under way then. `cpuMs` is what it has worked in that time: where
 * that is less, the machine had no time for it. Returns what ends the watch.
 */
export function watchEventLoop(log: Pick<Logger, 'info'>): () => void {
  // What ended before is none of this watch.
  takeWorkUnderWay();
  let looked = performance.now();
  let used = process.threadCpuUsage();
  let logged = -Infinity;
  const timer = setInterval(() => {
    const now = performance.now();
    const delayMs = Math.round(now - looked - lookEveryMs);
    const worked = process.threadCpuUsage(used);
    const underWay = takeWorkUnderWay();
    looked = now;
    used = process.threadCpuUsage();
    if (delayMs < maxDelayMs || now - logged < logEveryMs) return;
    logged = now;
    const cpuMs = Math.round((worked.user + worked.system) / 1000);
    // No warning: a machine that is busy with something else is no defect of the product.
    log.info({ delayMs, cpuMs, underWay }, 'the event loop stood still');
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
