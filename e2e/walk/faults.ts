import { appendFileSync, readFileSync } from 'node:fs';

/** Where the workers write what they find: a test that fails would have the product started again for the next. */
export const faultsVariable = 'WALK_FAULTS';

const file = () => process.env[faultsVariable] ?? '';

export const writeFaults = (faults: readonly string[]): void =>
  appendFileSync(file(), faults.map((fault) => `${fault.replaceAll('\n', ' ')}\n`).join(''));

/** Each fault once, on the first page that has it. */
export function readFaults(): string[] {
  const lines = readFileSync(file(), 'utf8').split('\n').filter(Boolean).toSorted();
  return [
    ...new Map(lines.toReversed().map((line) => [line.slice(line.indexOf(': ')), line])).values(),
  ].toSorted();
}
