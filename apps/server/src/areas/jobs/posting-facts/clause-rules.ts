import { toPlainText } from '../jobs/rules.ts';

/** A part of a text that states something by itself, folded as phrases are compared. */
export interface Clause {
  /** With a blank at both ends. */
  folded: string;
  isQuestion: boolean;
}

/** Tags that end what is said; others stand within it. */
const blockTags = /<\/?(?:p|li|ul|ol|h[1-6]|div|tr|td|th|table|br|hr|section|blockquote|dt|dd)\b[^<>]*>/gi;
/** No number, as "4.5", and no address has a blank behind its point. */
const clauseEnds = /([.;:!?](?=\s|$)|[\n\r•·|▪●◦✓✔–—]|\s[-*]\s)/;
const maxClauses = 600;

/** The clauses of a description in HTML, in order. */
export function clausesOf(description: string): Clause[] {
  const lines = description.replaceAll(blockTags, '\n').split('\n');
  const parts = lines.flatMap((line) => {
    const plain = toPlainText(line);
    return plain === '' ? [] : [...plain.split(clauseEnds), '\n'];
  });
  const clauses: Clause[] = [];
  for (let at = 0; at < parts.length && clauses.length < maxClauses; at += 2) {
    const folded = foldClause(parts[at] ?? '');
    if (folded !== ' ') clauses.push({ folded, isQuestion: parts[at + 1] === '?' });
  }
  return clauses;
}

/** "Don't" is one word, "l'équipe" are two. */
export function foldClause(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/'(?=(?:t|s|ll|re|ve|d)\b)/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' & ')
    .replaceAll(/[^\p{L}\p{N},&]+/gu, ' ')
    .replaceAll(',', ' , ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return words === '' ? ' ' : ` ${words} `;
}
