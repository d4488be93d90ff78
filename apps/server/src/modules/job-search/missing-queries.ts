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
  // Of a name with several words the single ones too: "data scientist" has its "data" in many a job.
  const units = words.flatMap((term): Unit[] => [term, ...partsOf(term)]);
  const counts = units.map(
    (term) => sql`(select count(*) from listed where search_vector @@ ${readTerm(term)})`,
  );
  // A word that says nothing to the language of the index is nowhere, and nobody misses it.
  const says = units.map((term) => sql`numnode(${readTerm(term)}) > 0`);
  const { rows } = await sql<{ counts: number[]; says: boolean[] }>`
    with listed as materialized (
      select search_vector from jobs where number = any(${[...jobNumbers]}::int[])
    )
    select array[${sql.join(counts)}]::int[] as counts, array[${sql.join(says)}] as says
  `.execute(database);
  const jobsWith = new Map(
    units.map((term, at) => [term, rows[0]?.says[at] ? (rows[0].counts[at] ?? 0) : jobNumbers.length]),
  );
  const isMissing = (term: Term) => (jobsWith.get(term) ?? 0) <= jobNumbers.length * mostOfThem;
  const found = words.flatMap((term) => {
    const parts = isMissing(term) ? units.filter((one) => one.whole === term) : [];
    return parts.some((part) => !isMissing(part)) ? parts : [term];
  });
  const missing = found.filter(isMissing);
  if (missing.length === found.length) return [];
  return missing.map((term) => ({ words: term.text, none: jobsWith.get(term) === 0 }));
}

interface Unit extends Term {
  /** The term that it is a word of. */
  whole?: Term;
}

function partsOf(term: Term): Unit[] {
  const words = term.text.split(' ');
  return words.length < 2 ? [] : words.map((text) => ({ ...term, text, same: [], near: [], whole: term }));
}

function readTerm({ text, same }: Term) {
  const own = sql`plainto_tsquery('english', ${spellSymbols(text)})`;
  const names = same.map((name) => sql`phraseto_tsquery('english', ${spellSymbols(name)})`);
  return sql`(${sql.join([own, ...names], sql` || `)})`;
}
