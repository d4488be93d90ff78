import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { HiringCompany } from './company-count-index.ts';
import type { PlaceCount } from './place-count-index.ts';
import { Vocabulary, type NamedEntry } from '../search-words/vocabulary-index.ts';

/** The most used titles and skills; a board of a million jobs has ten times as many, nearly all of them once. */
const titlesKept = 30_000;
const skillsKept = 10_000;

/** Reads the names of all open jobs. Titles go without what follows a comma: that is a specialty or a shift. */
export async function loadVocabulary({
  database,
  ...counts
}: {
  database: Kysely<Tables>;
  companies: () => readonly HiringCompany[];
  places: () => readonly PlaceCount[];
}): Promise<Vocabulary> {
  const titles = await readCounts(database, sql`trim(split_part(title, ',', 1))`, sql`jobs`, titlesKept);
  const skills = await readCounts(
    database,
    sql`skill`,
    sql`jobs cross join unnest(skills) as skill`,
    skillsKept,
  );
  return new Vocabulary([
    ...titles.map(({ text, count }) => entry('title', text, '', text, count)),
    ...skills.map(({ text, count }) => entry('skill', text, '', text, count)),
    ...counts.companies().map(({ id, name, jobs }) => entry('company', name, '', id, jobs)),
    ...counts
      .places()
      .map(({ place, count }) => entry('place', place.text, place.detail, place.value, count)),
  ]);
}

function entry(
  kind: NamedEntry['kind'],
  text: string,
  detail: string,
  value: string,
  weight: number,
): NamedEntry {
  return { kind, text, detail, value, weight };
}

async function readCounts(
  database: Kysely<Tables>,
  text: ReturnType<typeof sql>,
  from: ReturnType<typeof sql>,
  limit: number,
): Promise<{ text: string; count: number }[]> {
  // Spellings that differ only in capitals are one name, shown as most write it.
  // Counted first as they are written: putting a million names into order takes ten times as long.
  const { rows } = await sql<{ text: string; count: number }>`
    select (array_agg(name order by spelled desc, name))[1] as text, sum(spelled)::int as count
    from (
      select ${text} as name, count(*) as spelled from ${from} where status = 'active' group by 1
    ) as spellings
    where name <> ''
    group by lower(name)
    order by 2 desc, lower(name)
    limit ${limit}
  `.execute(database);
  return rows;
}
