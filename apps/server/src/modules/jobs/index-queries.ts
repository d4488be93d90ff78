import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { createTurns } from '../../platform/turns.ts';
import { CardCache } from './card-queries.ts';
import { HitCache } from './hit-queries.ts';
import { JobColumns, readPlaceIds, type CompanyFacts, type JobRow } from './columns.ts';
import { PlaceColumns, type PlaceRow } from './place-columns.ts';
import { countOpenJobs } from './facet-rules.ts';
import { placeFit } from './filter-rules.ts';
import type { Vocabulary } from './vocabulary-columns.ts';
import { loadVocabulary } from './vocabulary-queries.ts';

/** Rows a step: between steps other requests are answered. */
const loadBatch = 10_000;
const countsKeptMs = 30_000;
const vocabularyKeptMs = 300_000;
const longestTransactionMs = 60_000;

/** The open jobs and the places in memory, kept as the tables are. */
export interface JobIndex {
  columns: JobColumns;
  places: PlaceColumns;
  hits: HitCache;
  cards: CardCache;
  /** Resolves when the first load is done; rejects when the database could not be read. */
  ready: Promise<void>;
  /** Reads the given jobs again after a change. */
  refresh(jobNumbers: readonly number[]): Promise<void>;
  /** Reads what other processes have changed since the last call. */
  catchUp(): Promise<readonly number[]>;
  /** The live counts of a search that asks for nothing: kept until a job changes, half a minute at most. */
  unfilteredFacets(now: number): JobFacets;
  /** The names that open jobs have; a few minutes old at most. */
  vocabulary(): Promise<Vocabulary>;
  /** By place set, how its places fit the search's (`placeFit`); undefined when it names none. */
  matchPlaces(search: JobSearch): Uint8Array | undefined;
}

/** Starts loading at once; searches wait for `ready`. */
export function createJobIndex(database: Kysely<Tables>): JobIndex {
  const columns = new JobColumns();
  const places = new PlaceColumns();
  const hits = new HitCache(columns);
  const cards = new CardCache(places);
  const ready = loadAll(database, columns, places);
  // Whoever needs the index awaits `ready` and sees the failure there.
  ready.catch(() => {});
  // One after the other: what was read of a job first must not be written over what was read of it last.
  const inTurn = createTurns(1);
  let lookFrom = new Date(Date.now() - longestTransactionMs);
  /** What the last look found, so that a row in the overlap of two looks is read once. */
  let seen: ReadonlyMap<number, string> = new Map();
  let unfiltered: { facets: JobFacets; countedAt: number } | undefined;
  let vocabulary: { built: Promise<Vocabulary>; builtAt: number } | undefined;
  let changedSinceVocabulary = false;
  async function readAgain(jobNumbers: readonly number[]): Promise<void> {
    const numbers = new Set(jobNumbers);
    const rows = await readJobs(database, columns, places, [...numbers]);
    // At once, so that nobody searches the new columns with hits of the old ones.
    columns.change(numbers, rows);
    hits.invalidate(numbers);
    cards.invalidate(jobNumbers.flatMap((number) => columns.ids[number] ?? []));
    changedSinceVocabulary = true;
    unfiltered = undefined;
  }
  return {
    columns,
    places,
    hits,
    cards,
    ready,
    async refresh(jobNumbers) {
      await ready;
      await inTurn(() => readAgain(jobNumbers));
    },
    async catchUp() {
      await ready;
      const { versions, now } = await readVersions(database, lookFrom);
      const changed = [...versions].filter(([number, version]) => seen.get(number) !== version);
      const numbers = changed.map(([number]) => number);
      if (numbers.length > 0) await inTurn(() => readAgain(numbers));
      // Afterwards: what could not be read is looked for again.
      seen = versions;
      // A transaction's rows carry the time it began: look back further than any of ours lasts.
      lookFrom = new Date(now.getTime() - longestTransactionMs);
      return numbers;
    },
    unfilteredFacets(now) {
      // Counted anew now and then although nothing changed: jobs grow older and leave their period.
      if (!unfiltered || Math.abs(now - unfiltered.countedAt) > countsKeptMs) {
        unfiltered = { facets: countOpenJobs(columns, now), countedAt: now };
      }
      return unfiltered.facets;
    },
    async vocabulary() {
      await ready;
      if (!vocabulary || (changedSinceVocabulary && Date.now() - vocabulary.builtAt > vocabularyKeptMs)) {
        const before = vocabulary?.built;
        const built = loadVocabulary(database, columns, places);
        vocabulary = { built, builtAt: Date.now() };
        changedSinceVocabulary = false;
        // Nobody waits for a newer one while there is one.
        if (before) return before;
      }
      return vocabulary.built;
    },
    matchPlaces: (search) => matchPlaces(columns, places, search),
  };
}

/** By job, when it was last changed, of those changed since; as one text for the reason given below. */
async function readVersions(database: Kysely<Tables>, since: Date) {
  const { rows } = await sql<{ lines: string | null; now: Date }>`
    select string_agg(number || ' ' || updated_at, E'\n') as lines, now() as now
    from jobs where updated_at >= ${since}
  `.execute(database);
  const versions = (rows[0]?.lines ?? '').split('\n').filter(Boolean).map(readVersion);
  return { versions: new Map(versions), now: rows[0]?.now ?? since };
}

function readVersion(line: string): [number, string] {
  const space = line.indexOf(' ');
  return [Number(line.slice(0, space)), line.slice(space + 1)];
}

async function loadAll(database: Kysely<Tables>, columns: JobColumns, places: PlaceColumns): Promise<void> {
  const nobody = new Map<string, CompanyFacts>();
  for (let from = 0; ; from += loadBatch) {
    const batch = await selectLines(database, sql`number > ${from} and number <= ${from + loadBatch}`);
    const rows = batch.map((line) => parseRow(line, nobody));
    columns.change(new Set(), rows);
    if (batch.length === 0 && (await isBeyondLast(database, from))) break;
  }
  // After the jobs: whatever they name is there by now, however much is being written meanwhile.
  const companies = await readCompanies(database, undefined);
  await readPlaces(database, places, undefined);
  for (const [id, facts] of companies) columns.describeCompany(id, facts);
}

async function isBeyondLast(database: Kysely<Tables>, number: number): Promise<boolean> {
  const { rows } = await sql`select 1 from jobs where number > ${number} limit 1`.execute(database);
  return rows.length === 0;
}

/**
 * Open jobs as one text, a line each. Fields are ids, keys and numbers, so a space parts them; 50,000 rows
 * through the driver's row parser take five times as long.
 */
async function selectLines(database: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      concat_ws(
        ' ', number, id, company_id, category, coalesce(type, ''), work_mode, coalesce(experience_min::text, ''),
        coalesce(salary_yearly_usd::text, ''), coalesce(extract(epoch from posted_at)::int8::text, ''),
        case when skills = '{}' then '' else '1' end,
        array_to_string(place_ids, ',')
      ), E'\n'
    ) as lines
    from jobs where status = 'active' and ${condition}
  `.execute(database);
  const lines = rows[0]?.lines;
  return lines ? lines.split('\n') : [];
}

function parseRow(line: string, companies: ReadonlyMap<string, CompanyFacts>): JobRow {
  const [number = '', id = '', companyId = '', category = '', type = '', workMode = '', ...rest] =
    line.split(' ');
  const company = companies.get(companyId);
  const [experience = '', salary = '', posted = '', skills = '', places = ''] = rest;
  return {
    number: Number(number),
    // A copy: a part of a text keeps the whole text in memory.
    id: Buffer.from(id, 'latin1').toString('latin1'),
    companyId,
    companyName: company?.name ?? '',
    industry: company?.industry ?? '',
    category,
    type: type || null,
    workMode,
    experienceMin: experience === '' ? null : Number(experience),
    salaryYearlyUsd: salary === '' ? null : Number(salary),
    hasSkills: skills !== '',
    postedSeconds: posted === '' ? null : Number(posted),
    places,
  };
}

async function readCompanies(
  database: Kysely<Tables>,
  jobNumbers: readonly number[] | undefined,
): Promise<Map<string, CompanyFacts>> {
  let query = database.selectFrom('companies').select(['id', 'name', 'industry']);
  if (jobNumbers) {
    // An array is planned faster than a subquery, and planning is most of what this statement costs.
    const ids = sql<string>`any(array(select company_id from jobs where number = any(${jobNumbers}::int[])))`;
    query = query.where('id', '=', ids);
  }
  return new Map((await query.execute()).map(({ id, ...facts }) => [id, facts]));
}

/** The given jobs as they are now, those that are open. Takes what their companies and places are besides. */
async function readJobs(
  database: Kysely<Tables>,
  columns: JobColumns,
  places: PlaceColumns,
  numbers: readonly number[],
): Promise<JobRow[]> {
  if (numbers.length === 0) return [];
  const lines = await selectLines(database, sql`number = any(${numbers}::int[])`);
  const companies = await readCompanies(database, numbers);
  const rows = lines.map((line) => parseRow(line, companies));
  // Closed jobs have a company too: what it says of itself may be what has changed.
  for (const [id, facts] of companies) columns.describeCompany(id, facts);
  // A place may have come without coordinates and have been found since.
  const named = rows.flatMap((row) => readPlaceIds(row.places));
  const unknown = new Set(named.filter((id) => !places.isLocated(id)));
  if (unknown.size > 0) await readPlaces(database, places, [...unknown]);
  return rows;
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
  const countries = places.countriesOf(near);
  const matching = new Uint8Array(columns.placeSets.length);
  for (const [position, ids] of columns.placeSets.entries()) {
    if (ids.some((id) => excluded.has(id))) continue;
    if (ids.some((id) => near.has(id))) matching[position] = placeFit.here;
    else if (isOpenTo(places, ids, countries)) matching[position] = placeFit.remotely;
  }
  return matching;
}

/** A remote job can be done from the countries it names, and from anywhere when it names none. */
function isOpenTo(places: PlaceColumns, ids: readonly number[], countries: ReadonlySet<string>): boolean {
  return countries.size > 0 && (ids.length === 0 || !places.countriesOf(ids).isDisjointFrom(countries));
}
