import { parentPort } from 'node:worker_threads';
import type { ThreadCalls } from './worker-thread.ts';

/** Answers the calls of a `WorkerThread`: begun one after the other, and answered as each comes to its end. */
export function serveThread(calls: ThreadCalls): void {
  const answer = async (name: string, input: never) => ({ answer: await calls[name]?.(input) });
  parentPort?.on('message', ({ id, name, input }: { id: number; name: string; input: never }) => {
    void answer(name, input)
      .then((reply) => parentPort?.postMessage({ id, ...reply }))
      .catch((error: unknown) => parentPort?.postMessage({ id, error }));
  });
}
