import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { expect, test } from 'vitest';
import { KeptThread, WorkerThread } from './worker-thread.ts';

type Calls = {
  double(number: number): number;
  fail(words: string): never;
  sleep(ms: number): number;
  spin(given: undefined): never;
  end(code: number): void;
  hoard(given: undefined): never;
  findCache(given: undefined): string | undefined;
};

const source = `
  import { getCompileCacheDir } from 'node:module';
  import { parentPort, workerData } from 'node:worker_threads';
  const calls = {
    double: (number) => workerData.factor * number,
    fail(words) { throw new Error(words); },
    sleep: (ms) => (Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms), ms),
    spin() { for (;;); },
    end: (code) => process.exit(code),
    hoard() { const all = []; for (;;) all.push({ at: all.length, text: 'x' + all.length }); },
    findCache: () => getCompileCacheDir(),
  };
  parentPort.on('message', ({ id, name, input }) => {
    try { parentPort.postMessage({ id, answer: calls[name](input) }); }
    catch (error) { parentPort.postMessage({ id, error }); }
  });
`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);

test('answers each call with its own answer, or with what was thrown', async () => {
  const thread = new WorkerThread<Calls>(entry, { name: 'test', data: { factor: 2 } });
  const answers = [thread.call('double', 1), thread.call('fail', 'No.'), thread.call('double', 3)];
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: 2 },
    { reason: { message: 'No.' } },
    { value: 6 },
  ]);
  await thread.end();
});

test('[L-21] who comes when too many wait is told to come back', async () => {
  const thread = new WorkerThread<Calls>(entry, { name: 'test', data: { factor: 2 }, maxWaiting: 2 });
  const first = [thread.call('sleep', 1), thread.call('double', 1)];
  await expect(thread.call('double', 2)).rejects.toMatchObject({
    code: 'unavailable',
    detail: { retryAfterSeconds: 5 },
  });
  expect(await Promise.all(first)).toEqual([1, 2]);
  expect(await thread.call('double', 2)).toBe(4);
  await thread.end();
});

test('a thread that ends says so to all who wait, and to who comes later', async () => {
  const thread = new WorkerThread<Calls>(entry, { name: 'test', data: { factor: 2 } });
  const waiting = [thread.call('end', 1), thread.call('double', 1)];
  for (const one of await Promise.allSettled(waiting))
    expect(one).toMatchObject({ reason: { message: 'The thread has ended.' } });
  expect(thread.hasEnded).toBe(true);
  await expect(thread.call('double', 1)).rejects.toThrow('The thread has ended.');
});

test.each([
  ['time', { seconds: 0.5, megabytes: 64 }, 'spin', undefined],
  ['memory', { seconds: 60, megabytes: 64 }, 'hoard', undefined],
] as const)('[L-21] a thread with limits is ended by its %s', async (reason, limits, name, input) => {
  const thread = new WorkerThread<Calls>(entry, { name: 'test', data: { factor: 2 }, limits });
  expect(await thread.call('double', 2)).toBe(4);
  await expect(thread.call(name, input as never)).rejects.toMatchObject({ reason });
  expect(thread.hasEnded).toBe(true);
  await expect(thread.call('double', 1)).rejects.toMatchObject({ reason });
});

test('[L-22] a thread keeps its compiled code where the process keeps its own', async () => {
  enableCompileCache();
  const thread = new WorkerThread<Calls>(entry, { name: 'test', data: { factor: 2 } });
  expect(await thread.call('findCache', undefined)).toBe(getCompileCacheDir());
  expect(getCompileCacheDir()).toBeDefined();
  await thread.end();
});

const named = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, name }) => {
    if (name === 'hang') for (;;);
    parentPort.postMessage({ id, answer: threadId });
  });
`;
const namedEntry = new URL(`data:text/javascript,${encodeURIComponent(named)}`);
type NamedCalls = { name(given: undefined): number; hang(given: undefined): never };

test('[L-21] a thread stays for later calls, and another begins after a call that took too long', async () => {
  const thread = new KeptThread<NamedCalls>(namedEntry, { name: 'test', data: undefined, callSeconds: 1 });
  const first = await thread.call('name', undefined);
  expect(await thread.call('name', undefined)).toBe(first);
  const hanging = [thread.call('hang', undefined), thread.call('name', undefined)];
  for (const one of await Promise.allSettled(hanging))
    expect(one).toMatchObject({ reason: { reason: 'time' } });
  expect(await thread.call('name', undefined)).not.toBe(first);
});
