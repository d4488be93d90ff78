/** A statement of a migration, as the rules read it. */
export interface Statement {
  /** Lower case, without comments, with single spaces and with empty strings. */
  text: string;
  /** Where it begins, counted from 1. */
  line: number;
  /** Its comments, also those between it and the statement before. */
  comments: string;
}

// In this order: what begins first ends first, so that a comment within a string is none.
const PART = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$([a-z_]*)\$[\s\S]*?\$\1\$/gi;

/**
 * The statements of a file. Bodies of functions are left out, for they run later; those of `do` run at once, so their
 * statements are among the others.
 */
export function readStatements(sql: string): Statement[] {
  const comments: { at: number; text: string }[] = [];
  const bare = sql.replaceAll(PART, (part: string, _tag: unknown, at: number) => {
    if (/^(--|\/\*)/.test(part)) comments.push({ at, text: part });
    if (part.startsWith('$') && /\bdo\s*$/i.test(sql.slice(0, at))) return openBody(part);
    return part.startsWith("'") ? `'${blank(part.slice(2))}'` : blank(part);
  });
  let from = 0;
  return bare.split(';').flatMap((raw) => {
    const [start, end] = [from, from + raw.length];
    from = end + 1;
    const text = raw.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (text === '') return [];
    const first = start + raw.search(/\S/);
    const own = comments.filter(({ at }) => at >= start && at < end);
    return [{ text, line: lineAt(sql, first), comments: own.map((comment) => comment.text).join('\n') }];
  });
}

/** Same length and lines, so that places stay where they are. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function openBody(part: string): string {
  return part
    .replace(/^\$[a-z_]*\$/i, (mark) => blank(mark))
    .replace(/\$[a-z_]*\$$/i, (mark) => blank(mark))
    .replaceAll(/--[^\n]*|'(?:[^']|'')*'/g, blank)
    .replaceAll(/\b(begin|then|else|loop)\b/gi, (word) => `;${blank(word.slice(1))}`);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
