import { sql, type Kysely } from 'kysely';
import type { JobSearch } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { HitCache } from './hit-queries.ts';
import { JobColumns, readPlaceIds, type JobRow } from './columns.ts';
import { PlaceColumns, type PlaceRow } from './place-columns.ts';

/** Rows a step: between steps other requests are answered. */
const loadBatch = 5000;

/** The open jobs and the places in memory, kept as the tables are. */
export interface JobIndex {
  columns: JobColumns;
  places: PlaceColumns;
  hits: HitCache;
  /** Resolves when the first load is done; rejects when the database could not be read. */
  ready: Promise<void>;
  /** Reads the given jobs again after a change. */
  refresh(jobNumbers: readonly number[]): Promise<void>;
  /** Reads what other processes have changed since the last call. */
  catchUp(): Promise<readonly number[]>;
  /** By place set, 1 where the search's places match; undefined when it names none. */
  matchPlaces(search: JobSearch): Uint8Array | undefined;
}

/** Starts loading at once; searches wait for `ready`. */
export function createJobIndex(database: Kysely<Tables>): JobIndex {
  const columns = new JobColumns();
  const places = new PlaceColumns();
  const hits = new HitCache();
  const ready = loadAll(database, columns, places);
  // Whoever needs the index awaits `ready` and sees the failure there.
  ready.catch(() => {});
  let seenUntil = new Date();
  return {
    columns,
    places,
    hits,
    ready,
    async refresh(jobNumbers) {
      await ready;
      await readJobs(database, columns, places, jobNumbers);
      hits.invalidate();
    },
    async catchUp() {
      await ready;
      // A transaction's rows carry the time it began: look back further than any of ours lasts.
      const since = new Date(seenUntil.getTime() - 60_000);
      const { rows } = await sql<{ number: number; seen: Date }>`
        select number, now() as seen from jobs where updated_at >= ${since}
      `.execute(database);
      seenUntil = rows[0]?.seen ?? seenUntil;
      const numbers = rows.map((row) => row.number);
      await readJobs(database, columns, places, numbers);
      if (numbers.length > 0) hits.invalidate();
      return numbers;
    },
    matchPlaces: (search) => matchPlaces(columns, places, search),
  };
}

async function loadAll(database: Kysely<Tables>, columns: JobColumns, places: PlaceColumns): Promise<void> {
  await readPlaces(database, places, undefined);
  const rows: JobRow[] = [];
  let after = 0;
  for (;;) {
    const batch = await selectJobs(database)
      .where('jobs.number', '>', after)
      .orderBy('jobs.number')
      .limit(loadBatch)
      .execute();
    rows.push(...batch.map(toRow));
    if (batch.length < loadBatch) break;
    after = batch.at(-1)?.number ?? after;
  }
  columns.fill(rows);
}

function selectJobs(database: Kysely<Tables>) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.number',
      'jobs.id',
      'jobs.company_id',
      'companies.name as company_name',
      'jobs.category',
      'jobs.type',
      'jobs.work_mode',
      'jobs.experience_min',
      'jobs.salary_yearly_usd',
      // As numbers and text: parsing a date and an array for each of 50,000 rows takes longer than reading them.
      sql<number | null>`extract(epoch from jobs.posted_at)::int4`.as('posted_seconds'),
      sql<string>`array_to_string(jobs.place_ids, ',')`.as('places'),
    ])
    .where('jobs.status', '=', 'active');
}

type SelectedJob = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number];

function toRow(row: SelectedJob): JobRow {
  return {
    number: row.number,
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    category: row.category,
    type: row.type,
    workMode: row.work_mode,
    experienceMin: row.experience_min,
    salaryYearlyUsd: row.salary_yearly_usd,
    postedSeconds: row.posted_seconds,
    places: row.places,
  };
}

async function readJobs(
  database: Kysely<Tables>,
  columns: JobColumns,
  places: PlaceColumns,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  const rows = await selectJobs(database)
    .where('jobs.number', 'in', [...numbers])
    .execute();
  const unknown = new Set(rows.flatMap((row) => readPlaceIds(row.places)).filter((id) => !places.has(id)));
  if (unknown.size > 0) await readPlaces(database, places, [...unknown]);
  const open = new Map(rows.map((row) => [row.number, row]));
  for (const number of numbers) {
    const row = open.get(number);
    if (row) columns.put(toRow(row));
    else columns.remove(number);
  }
}

async function readPlaces(
  database: Kysely<Tables>,
  places: PlaceColumns,
  ids: readonly number[] | undefined,
): Promise<void> {
  let query = database
    .selectFrom('places')
    .select(['id', 'city', 'region', 'country_code', 'country', 'latitude', 'longitude']);
  if (ids) query = query.where('id', 'in', [...ids]);
  for (const { country_code, ...row } of await query.execute()) {
    places.put({ ...row, countryCode: country_code } satisfies PlaceRow);
  }
}

function matchPlaces(columns: JobColumns, places: PlaceColumns, search: JobSearch): Uint8Array | undefined {
  if (!search.location) return undefined;
  const { wanted, excluded } = places.match(search.location);
  const near =
    search.radius === undefined ? wanted : places.within(wanted, search.radius, search.unit ?? 'Km');
  const matching = new Uint8Array(columns.placeSets.length);
  for (const [position, ids] of columns.placeSets.entries()) {
    if (ids.some((id) => near.has(id)) && !ids.some((id) => excluded.has(id))) matching[position] = 1;
  }
  return matching;
}
