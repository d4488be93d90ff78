import { expect, test } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const limits = { seconds: 60, megabytes: 64 };

/** A thread that runs this script, which gets `parentPort` and `workerData`. */
function script(source: string): URL {
  const imports = "import { parentPort, workerData } from 'node:worker_threads';";
  return new URL(`data:text/javascript,${encodeURIComponent(imports + source)}`);
}

test('a thread gets its input, and its answer comes back', async () => {
  const doubled = script('parentPort.postMessage(workerData.number * 2)');
  expect(await runInThread(doubled, { number: 21 }, limits)).toBe(42);
});

test('a thread that never ends is ended', async () => {
  const endless = script('while (true);');
  // Where the machine has left it less than a sixth of a core, that is why.
  await expect(runInThread(endless, null, { ...limits, seconds: 0.2 })).rejects.toSatisfy(
    (error: { reason?: string; code?: string }) => error.reason === 'time' || error.code === 'unavailable',
  );
});

test('a thread that waits is not said to have computed for too long', async () => {
  const wait =
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData); parentPort.postMessage(1)';
  const short = { ...limits, seconds: 0.5 };
  expect(await runInThread(script(wait), 1000, short)).toBe(1);
  await expect(runInThread(script(wait), 60_000, short)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a thread that fills the heap is ended', async () => {
  const hoarder = script(
    'const all = []; while (true) all.push({ at: all.length, text: "x" + all.length });',
  );
  await expect(runInThread(hoarder, null, limits)).rejects.toMatchObject({ reason: 'memory' });
});

test('a thread that unpacks beside the heap is ended', async () => {
  const unpacker = script(
    'const all = []; const grow = () => { all.push(new Uint8Array(8e6).fill(1)); setTimeout(grow, 1); }; grow();',
  );
  await expect(runInThread(unpacker, null, limits)).rejects.toMatchObject({ reason: 'memory' });
});

test('a thread that throws or ends without an answer has failed', async () => {
  await expect(runInThread(script('throw new Error("no")'), null, limits)).rejects.toMatchObject({
    reason: 'crash',
  });
  await expect(runInThread(script(''), null, limits)).rejects.toMatchObject({ reason: 'crash' });
});

test('a thread sees no setting of the process', async () => {
  const curious = script(
    "import { env } from 'node:process'; parentPort.postMessage(Object.keys(env).length)",
  );
  expect(await runInThread(curious, null, limits)).toBe(0);
});
