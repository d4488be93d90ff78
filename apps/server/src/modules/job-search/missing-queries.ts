import { sql, type Kysely } from 'kysely';
import type { JobSearchResult } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { spellSymbols } from '../jobs/posting-rules.ts';
import type { Term } from '../search-words/query-limit-rules.ts';
import { parseQuery } from '../search-words/query-rules.ts';

/** A word that so few of the jobs have was as good as left out. */
const mostOfThem = 0.2;

/** The words of a search that none or few of the given jobs have; none where no word is told from the others by it. */
export async function findMissing(
  database: Kysely<Tables>,
  q: string,
  jobNumbers: readonly number[],
): Promise<JobSearchResult['missing']> {
  const [terms = [], ...others] = parseQuery(q);
  const words = terms.filter(({ excluded, phrase }) => !excluded && !phrase);
  if (words.length < 2 || others.length > 0 || jobNumbers.length === 0) return [];
  const counts = words.map(
    (term) => sql`(select count(*) from listed where search_vector @@ ${readTerm(term)})`,
  );
  // A word that says nothing to the language of the index is nowhere, and nobody misses it.
  const says = words.map((term) => sql`numnode(${readTerm(term)}) > 0`);
  const { rows } = await sql<{ counts: number[]; says: boolean[] }>`
    with listed as materialized (
      select search_vector from jobs where number = any(${[...jobNumbers]}::int[])
    )
    select array[${sql.join(counts)}]::int[] as counts, array[${sql.join(says)}] as says
  `.execute(database);
  const found = words.map(({ text }, at) => ({
    words: text,
    jobs: rows[0]?.says[at] ? (rows[0].counts[at] ?? 0) : jobNumbers.length,
  }));
  const missing = found.filter(({ jobs }) => jobs <= jobNumbers.length * mostOfThem);
  if (missing.length === found.length) return [];
  return missing.map(({ words: text, jobs }) => ({ words: text, none: jobs === 0 }));
}

function readTerm({ text, same }: Term) {
  const own = sql`plainto_tsquery('english', ${spellSymbols(text)})`;
  const names = same.map((name) => sql`phraseto_tsquery('english', ${spellSymbols(name)})`);
  return sql`(${sql.join([own, ...names], sql` || `)})`;
}
