import { sql, type RawBuilder } from 'kysely';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import type { Query, Term } from '../../search/parse/query-rules.ts';
import { parseQuery } from '../../search/parse/query-rules.ts';

export interface TextQueries {
  /** The text itself, with other names for the same. */
  own: RawBuilder<string>;
  /** With work near it besides; undefined when that adds nothing. */
  wide: RawBuilder<string> | undefined;
}

/** The words of a search as tsqueries; undefined when it has none. */
export function readText(text: string): TextQueries | undefined {
  const query = parseQuery(text);
  if (query.length === 0) return undefined;
  const widens = query.some((list) => list.some((term) => term.near.length > 0));
  return { own: anyOf(query, false), wide: widens ? anyOf(query, true) : undefined };
}

function anyOf(query: Query, near: boolean): RawBuilder<string> {
  const lists = query.map((list) => {
    const terms = list.map((term) => compileTerm(term, near));
    return sql<string>`(${sql.join(terms, sql` && `)})`;
  });
  return sql`(${sql.join(lists, sql` || `)})`;
}

function compileTerm(term: Term, near: boolean): RawBuilder<string> {
  const own = term.phrase
    ? phrase(term.text)
    : sql<string>`plainto_tsquery('english', ${spellSymbols(term.text)})`;
  if (term.excluded) return sql`!!(${own})`;
  const names = [own, ...term.same.map(phrase), ...(near ? term.near.map(phrase) : [])];
  return sql`(${sql.join(names, sql` || `)})`;
}

function phrase(text: string): RawBuilder<string> {
  return sql`phraseto_tsquery('english', ${spellSymbols(text)})`;
}
