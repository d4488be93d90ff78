import { parentPort } from 'node:worker_threads';
import type { ThreadCalls } from './lasting-thread.ts';

/** Answers the calls of a `LastingThread`, one after the other. */
export function serveThread(calls: ThreadCalls): void {
  parentPort?.on('message', ({ id, name, input }: { id: number; name: string; input: never }) => {
    try {
      const answer = calls[name]?.(input);
      parentPort?.postMessage({ id, answer });
    } catch (error) {
      parentPort?.postMessage({ id, error });
    }
  });
}
