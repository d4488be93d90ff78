import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('place-texts.txt', import.meta.url), 'utf8').split('\n');

/** Each text as people and postings write a place, with what it means. */
export const placeTexts: readonly (readonly [text: string, meaning: string])[] = lines.flatMap((line, at) => {
  if (!line.startsWith('\t')) return [];
  const meaning = lines.slice(0, at).findLast((one) => !one.startsWith('\t')) ?? '';
  return [[line.slice(1), meaning] as const];
});
