import { expect, test } from 'vitest';
import { KeptThread } from './kept-thread.ts';

const source = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, name }) => {
    if (name === 'hang') for (;;);
    parentPort.postMessage({ id, answer: threadId });
  });
`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
type Calls = { name(given: undefined): number; hang(given: undefined): never };

test('[L-21] a thread stays for later calls, and another begins after a call that took too long', async () => {
  const thread = new KeptThread<Calls>(entry, { name: 'test', data: undefined, callSeconds: 1 });
  const first = await thread.call('name', undefined);
  expect(await thread.call('name', undefined)).toBe(first);
  const hanging = [thread.call('hang', undefined), thread.call('name', undefined)];
  for (const one of await Promise.allSettled(hanging))
    expect(one).toMatchObject({ reason: { reason: 'time' } });
  expect(await thread.call('name', undefined)).not.toBe(first);
});
