import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobColumns } from './columns.ts';
import type { PlaceColumns } from './place-columns.ts';
import { Vocabulary, type NamedEntry } from './vocabulary-columns.ts';

/** The most used titles and skills; a board of a million jobs has ten times as many, nearly all of them once. */
const titlesKept = 30_000;
const skillsKept = 10_000;

/** Reads the names of all open jobs. Titles go without what follows a comma: that is a specialty or a shift. */
export async function loadVocabulary(
  database: Kysely<Tables>,
  columns: JobColumns,
  places: PlaceColumns,
): Promise<Vocabulary> {
  const titles = await readCounts(database, sql`trim(split_part(title, ',', 1))`, sql`jobs`, titlesKept);
  const skills = await readCounts(
    database,
    sql`skill`,
    sql`jobs cross join unnest(skills) as skill`,
    skillsKept,
  );
  return new Vocabulary([
    ...titles.map(({ text, count }) => named('title', text, count)),
    ...skills.map(({ text, count }) => named('skill', text, count)),
    ...countCompanies(columns),
    ...countPlaces(columns, places),
  ]);
}

function named(kind: 'title' | 'skill', text: string, weight: number): NamedEntry {
  return { kind, text, detail: '', value: text, weight };
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

function countCompanies({ companies, company, newest }: JobColumns): NamedEntry[] {
  const counts = new Uint32Array(companies.length);
  for (const number of newest.view()) counts[company[number] ?? 0]! += 1;
  return companies.flatMap(({ id, name }, at) =>
    counts[at] ? { kind: 'company' as const, text: name, detail: '', value: id, weight: counts[at] } : [],
  );
}

/** Cities, regions and countries, each with its jobs. */
function countPlaces(columns: JobColumns, places: PlaceColumns): NamedEntry[] {
  const bySet = new Uint32Array(columns.placeSets.length);
  for (const number of columns.newest.view()) bySet[columns.placeSet[number] ?? 0]! += 1;
  const found = new Map<string, NamedEntry>();
  for (const [at, ids] of columns.placeSets.entries()) {
    // A job with two offices in one country counts there once.
    const names = new Map(ids.flatMap((id) => places.namesOf(id)).map((name) => [name.value, name]));
    for (const { text, detail, value } of names.values()) {
      const entry = found.get(value) ?? { kind: 'place', text, detail, value, weight: 0 };
      entry.weight += bySet[at] ?? 0;
      found.set(value, entry);
    }
  }
  return [...found.values()].filter(({ weight }) => weight > 0);
}
