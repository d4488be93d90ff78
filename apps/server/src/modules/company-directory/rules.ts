/**
 * Words of a search as PostgreSQL takes them, each the beginning of a word of the name; null where it has none.
 * Folded as `fold_name` folds the names.
 */
export function toNameQuery(q: string): string | null {
  const words = q
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}
