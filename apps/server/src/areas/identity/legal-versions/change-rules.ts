import type { TextChange } from '@waymark/contract/office/legal-versions';
import { diffArrays } from 'diff';

const paragraphsOf = (markdown: string) => markdown.split(/\n+/).filter((line) => line.trim() !== '');

/** The lines that a text lost and gained, in order. */
export function findTextChanges(before: string, after: string): TextChange[] {
  return diffArrays(paragraphsOf(before), paragraphsOf(after)).flatMap(({ value, added, removed }) =>
    added || removed ? value.map((text) => ({ kind: added ? 'added' : 'removed', text }) as const) : [],
  );
}
