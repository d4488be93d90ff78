import type { Suggestion } from '@waymark/contract/jobs/jobs';

const marked = /[^\p{ASCII}]/u;

/** Letters that were typed with their marks mean those: "Münc" is München before Muncie. */
export function asTypedFirst(found: readonly Suggestion[], typed: string): Suggestion[] {
  const beginning = typed.normalize('NFC').toLowerCase();
  if (!marked.test(beginning)) return [...found];
  const begins = ({ text }: Suggestion) => Number(text.normalize('NFC').toLowerCase().startsWith(beginning));
  return found.toSorted((a, b) => begins(b) - begins(a));
}
