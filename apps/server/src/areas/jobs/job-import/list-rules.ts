import { importFields } from './mapping-rules.ts';

const fold = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const titles = new Set(importFields.title.map(fold));
const others = new Set(
  [...importFields.sourceId, ...importFields.description, ...importFields.company, ...importFields.applyUrl]
    .filter((name) => !name.includes('.'))
    .map(fold),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Objects with a title and another field of a posting. */
function holdsPostings(list: readonly unknown[]): boolean {
  const [first] = list;
  const names = isRecord(first) ? Object.keys(first).map(fold) : [];
  return names.some((name) => titles.has(name)) && names.some((name) => others.has(name));
}

/** How deep objects are looked into for the list of postings. */
const maxDepth = 3;

function listsIn(value: unknown, depth: number): unknown[][] {
  if (Array.isArray(value)) return [value];
  if (!isRecord(value) || depth === 0) return [];
  return Object.values(value).flatMap((one) => listsIn(one, depth - 1));
}

/** The list of postings in an object: its only one, or the only one with postings; otherwise all that there are. */
export function findLists(value: unknown): unknown[][] {
  const direct = listsIn(value, 1);
  if (direct.length === 1) return direct;
  const nested = direct.length === 0 ? listsIn(value, maxDepth) : direct;
  const telling = nested.filter(holdsPostings);
  return telling.length === 1 ? telling : nested;
}
