/** A part of a text that states something by itself, folded as phrases are compared. */
export interface Clause {
  words: readonly string[];
  isQuestion: boolean;
}

/** Tags that end what is said; others stand within it. */
const blockTags = /<\/?(?:p|li|ul|ol|h[1-6]|div|tr|td|th|table|br|hr|section|blockquote|dt|dd)\b[^<>]*>/gi;
const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The text of sanitised HTML, a line for each block. */
export function linesOf(html: string): string {
  const text = html.includes('<') ? html.replaceAll(blockTags, '\n').replaceAll(/<[^<>]*>/g, '') : html;
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => references[name] ?? ' ');
}

/** No number, as "4.5", and no address has a blank behind its point. */
const clauseEnds = /[.;:!?](?=\s|$)|[\n\r•·|▪●◦✓✔–—]|\s[-*]\s/g;
const maxClauses = 600;

/** The clauses of a plain text, in order. */
export function clausesOf(text: string): Clause[] {
  const folded = foldText(text);
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of folded.matchAll(clauseEnds)) {
    addClause(clauses, folded.slice(from, match.index), match[0] === '?');
    from = match.index + match[0].length;
    if (clauses.length === maxClauses) return clauses;
  }
  addClause(clauses, folded.slice(from), false);
  return clauses;
}

function addClause(clauses: Clause[], text: string, isQuestion: boolean): void {
  const words = wordsOf(text);
  if (words.length > 0) clauses.push({ words, isQuestion });
}

/** Every letter but those of ASCII counts as one here: marks are gone by then. */
const word = /[a-z\d\u00aa-\uffff]+|[,&]/g;
const wordsOf = (folded: string): string[] => folded.match(word) ?? [];

/** Without capitals and accents. "Don't" is one word, "l'équipe" are two. */
function foldText(text: string): string {
  const plain = /[\u0080-\uffff]/.test(text)
    ? text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .replaceAll(/[’‘`]/g, "'")
        .replaceAll('ß', 'ss')
    : text;
  return plain.toLowerCase().replaceAll(/'(?=(?:t|s|ll|re|ve|d)\b)/g, '');
}

export const foldedWords = (text: string): string[] => wordsOf(foldText(text));

/** As phrases are looked for: with a blank at both ends. */
export const spell = (words: readonly string[]): string => ` ${words.join(' ')} `;
