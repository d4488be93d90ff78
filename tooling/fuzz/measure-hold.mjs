import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server with `--import`: answers on HOLD_PORT with the longest time that the main thread has worked
 * without a turn of the event loop, in milliseconds, since it was last asked.
 */

/** What the system may not have counted yet of the processor's time. */
const uncountedMs = 4;

if (isMainThread) {
  let longest = 0;
  let looked = performance.now();
  let used = process.threadCpuUsage();
  const look = () => {
    const now = performance.now();
    const worked = process.threadCpuUsage(used);
    // A machine that is busy with something else is no defect of the product.
    const workedMs = (worked.user + worked.system) / 1000 + uncountedMs;
    longest = Math.max(longest, Math.min(now - looked, workedMs));
    looked = now;
    used = process.threadCpuUsage();
  };
  setInterval(look, 1).unref();
  createServer((_request, response) => {
    look();
    // After a long hold the server would close a kept connection just as it is used again.
    response.setHeader('connection', 'close');
    response.end(String(longest));
    longest = 0;
  })
    .listen(Number(process.env['HOLD_PORT']), '127.0.0.1')
    .unref();
}
