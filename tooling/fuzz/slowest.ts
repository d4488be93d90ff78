import fc from 'fast-check';
import { firstGrowths, growFurther, growths, writeGrowth, type Growth } from './grown-requests.ts';
import { listOperations, type Description } from './operations.ts';
import type { FuzzRequest } from './requests.ts';
import type { Outcome } from './send-request.ts';
import type { KnownIds } from './valid-texts.ts';

/** Nothing that anybody sends holds the main thread longer (L-21). */
export const maxHoldMs = 10;

const kept = 10;
/** Requests of a round; every other round grows what was slowest. */
const roundSize = 50;

export interface Sending {
  description: Description;
  /** How often a unit comes at first. */
  maxSize: number;
  /** Of this round: requests end sessions and delete accounts. */
  ids(round: number): Promise<KnownIds>;
  send(request: FuzzRequest, round: number): Promise<Outcome>;
  /** The longest hold since it was last asked for, in milliseconds. */
  takeHold(): Promise<number>;
}

export interface Slow {
  growth: Growth;
  name: string;
  ms: number;
  status: string;
}

/** The calls that hold the main thread longest, each with its slowest input. */
export async function findSlowest(sending: Sending, requests: number, seed: number): Promise<Slow[]> {
  const operations = listOperations(sending.description);
  const slowest = new Map<string, Slow>();
  const schemas = sending.description.components?.schemas ?? {};
  const measure = async (growth: Growth, ids: KnownIds, round: number): Promise<Slow> => {
    const known = { schemas, ids };
    const request = writeGrowth(operations, growth, known);
    await sending.takeHold();
    const outcome = await sending.send(request, round);
    const status = outcome.status === undefined ? outcome.problem : String(outcome.status);
    const { method, path } = operations[growth.operation] ?? { method: '', path: '' };
    return { growth, name: `${method} ${path}`, ms: await sending.takeHold(), status };
  };
  let beginning: Growth[] | undefined;
  for (let sent = 0, round = 0; sent < requests; sent += roundSize, round++) {
    const ids = await sending.ids(round);
    beginning ??= firstGrowths(operations, { schemas, ids });
    const sample = { seed: seed + round, numRuns: roundSize };
    const found = listSlowest(slowest);
    const drawn =
      beginning.length > 0
        ? beginning.splice(0, roundSize)
        : found.length === 0 || round % 2 === 1
          ? fc.sample(growths(operations, sending.maxSize), sample)
          : fc.sample(fc.oneof(...found.map(({ growth }) => growFurther(growth))), sample);
    for (const growth of drawn) {
      const first = await measure(growth, ids, round);
      const before = slowest.get(first.name);
      if (first.ms <= (before?.ms ?? 0)) continue;
      // Collected garbage and compiled code come once: what is slow is slow again.
      const again = [first, await measure(growth, ids, round), await measure(growth, ids, round)];
      const [least = first] = again.toSorted((a, b) => a.ms - b.ms);
      if (least.ms > (before?.ms ?? 0)) slowest.set(least.name, least);
    }
    process.stderr.write(`\r${sent + roundSize} of ${requests}`);
  }
  return listSlowest(slowest);
}

function listSlowest(slowest: ReadonlyMap<string, Slow>): Slow[] {
  return [...slowest.values()].toSorted((a, b) => b.ms - a.ms).slice(0, kept);
}

/** A line for each of them, with its milliseconds, and the limit. */
export function describeSlowest(slowest: readonly Slow[]): string[] {
  const lines = slowest.map(({ name, ms, status, growth }) => {
    const { kind, unit, size, file, role, fits } = growth;
    const times = `${size} × ${JSON.stringify(unit)}`;
    const input = kind === 'file' ? `${file} of ${times}` : `${kind} of ${fits ? 'at most ' : ''}${times}`;
    return `${ms.toFixed(1).padStart(8)} ms  ${name} (${status}, ${role}): ${input}`;
  });
  return [...lines, `limit: ${maxHoldMs} ms of the main thread for one request`];
}
