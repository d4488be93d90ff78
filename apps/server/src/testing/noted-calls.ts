import { afterAll, beforeAll, expect } from 'vitest';
import { watchLocks } from './lock-watch.ts';
import { RouteLedger } from './route-ledger.ts';
import { watchRows, type RowWatch } from './row-watch.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes calls that must succeed, and notes what each has written, mailed and locked. */
export function useNotedCalls(context: TestApp) {
  const ledger = new RouteLedger();
  const locks = watchLocks();
  let watch: RowWatch;
  beforeAll(async () => {
    watch = await watchRows(context.database);
  });
  afterAll(async () => {
    locks.stop();
    await watch.stop();
  });

  /** Notes a piece of work, by a name of its own, unless it came to nothing. */
  async function note<T>(name: string, who: string, work: () => Promise<T>): Promise<T> {
    await watch.take();
    locks.take();
    const result = await work();
    const effects = { locks: locks.take(), changes: await watch.take() };
    if (effects.locks.length + effects.changes.length > 0)
      ledger.note({ name: name.replace(/\?.*/, ''), visitor: who, ...effects });
    return result;
  }

  /** Calls `METHOD /path/:of/the/api` with the given parameters in their order; gives the data of the answer. */
  function call(
    name: string,
    who: { headers: Record<string, string> },
    parameters: readonly string[] = [],
    json?: object,
  ) {
    const [method, pattern] = name.split(' ') as [Method, string];
    const left = [...parameters];
    const url = `/api${pattern.replaceAll(/:\w+/g, () => left.shift() ?? '')}`;
    return note(name, 'prepared', async () => {
      const { headers } = who;
      const response = await context.app.inject({ method, url, headers, ...(json && { payload: json }) });
      expect(response.statusCode, `${name}: ${response.body}`).toBeLessThan(400);
      return response.json().data;
    });
  }

  /** What was noted since the last time, to be compared with its record. */
  const recorded = () => ledger.take();

  return { call, note, recorded };
}
