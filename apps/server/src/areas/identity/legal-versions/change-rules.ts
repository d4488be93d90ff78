import type { TextChange } from '@waymark/contract/office/legal-versions';
import { diffArrays } from 'diff';

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** The lines that a plain text lost and gained, in order. */
export function findTextChanges(before: string, after: string): TextChange[] {
  return diffArrays(linesOf(before), linesOf(after)).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((text) => ({ kind: added ? 'added' : 'removed', text }) as const) : [],
  );
}
