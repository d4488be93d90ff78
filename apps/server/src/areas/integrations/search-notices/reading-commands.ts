import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldColumnTypes } from '../../jobs/jobs/field-rules.ts';
import { maxWaiting, notedAtOnce, stepSize } from './constants.ts';

type Parts = Pick<Services, 'database' | 'changes'>;

/** The fields that fingerprints have had from the beginning. */
const firstFields = ['requirements', 'how_to_apply', 'education', 'experience_min', 'experience_max'];
/** A language that is not stated is told from the text, which the fingerprint has. */
const valueOf = (column: string) =>
  column === 'language' ? '(case when jobs.language_stated then jobs.language end)' : `jobs.${column}`;
/** The others tell in a posting that has them: else each new one would notify of all pages. */
const laterFields = sql.raw(
  Object.keys(fieldColumnTypes)
    .filter((column) => !firstFields.includes(column))
    .map((column) => ` || coalesce('${column} ' || nullif(nullif(${valueOf(column)}::text, ''), '{}'), '')`)
    .join(''),
);

/** A fingerprint of a posting's page: a confirmation or a counted view does not change it. */
const shown: RawBuilder<string> = sql`hashtextextended((
  jobs.title, jobs.description, jobs.requirements, jobs.how_to_apply, jobs.education, jobs.category, jobs.type,
  jobs.work_mode, jobs.place_ids, jobs.skills, jobs.experience_min, jobs.experience_max, jobs.salary_min,
  jobs.salary_max, jobs.salary_currency, jobs.salary_period, jobs.apply_url, jobs.posted_at, jobs.deadline,
  jobs.applicant_countries, jobs.attachment_file_id, companies.name, companies.logo_file_id
)::text || case when jobs.own_fields = '{}' then '' else jobs.own_fields::text end${laterFields}, 0)`;

/**
 * Notes for every channel that is on which pages of postings have opened, changed in what they show, or closed since
 * the last call. Run twice, it notes nothing twice; what fails is read again.
 */
export async function readNews({ database, changes }: Parts, signal?: AbortSignal): Promise<void> {
  const reading = (await findReading(database)) ?? (await beginReading({ database, changes }));
  if (!(await noteOpen(database, reading.noted_to, signal))) return;
  const next = await changes.now();
  const news = await changes.since(reading.log_cursor);
  const steps = news ? numbersOf(database, news.changes) : allNumbers(database);
  for await (const numbers of steps) {
    if (signal?.aborted) return;
    await comparePages(database, numbers);
  }
  // Taken before the changes were read: what came meanwhile is looked at once more, and found to be noted.
  await database
    .updateTable('search_notice_reading')
    .set({ log_cursor: news?.cursor ?? next })
    .execute();
  await completeFingerprints(database);
  await forgetBeyond(database);
}

function findReading(database: Kysely<Tables>) {
  return database.selectFrom('search_notice_reading').select(['log_cursor', 'noted_to']).executeTakeFirst();
}

async function beginReading({ database, changes }: Parts) {
  const begun = { log_cursor: await changes.now(), noted_to: 0 };
  await database
    .insertInto('search_notice_reading')
    .values(begun)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return begun;
}

/** Notes what is open already, of which nobody is told. Gives whether all of it is noted. */
async function noteOpen(
  database: Kysely<Tables>,
  from: number | null,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let last = from; last !== null;) {
    if (signal?.aborted) return false;
    // A posting written just now may be in the log after the cursor: without a fingerprint it will count as changed.
    const { rows } = await sql<{ last: number | null }>`
      with noted as (
        insert into search_notice_pages (job_number, job_id, shown)
        select jobs.number, jobs.id, case when jobs.updated_at > now() - interval '5 minutes' then 0 else ${shown} end
        from jobs join companies on companies.id = jobs.company_id
        where jobs.status = 'active' and jobs.number > ${last} order by jobs.number limit ${notedAtOnce}
        on conflict (job_number) do update set job_id = excluded.job_id
        returning job_number
      )
      select max(job_number) as last from noted
    `.execute(database);
    last = rows[0]?.last ?? null;
    await database.updateTable('search_notice_reading').set({ noted_to: last }).execute();
  }
  return true;
}

/** The numbers of the postings that changes are about, those of changed companies among them. */
async function* numbersOf(database: Kysely<Tables>, changes: readonly Change[]): AsyncGenerator<number[]> {
  const ids = (kind: Change['kind']) => [
    ...new Set(changes.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const numbers = ids('job').map(Number);
  for (let at = 0; at < numbers.length; at += stepSize) yield numbers.slice(at, at + stepSize);
  const companies = ids('company');
  for (let last: number | undefined = 0; last !== undefined && companies.length > 0;) {
    const { rows }: { rows: { number: number }[] } = await sql<{ number: number }>`
      select number from jobs
      where company_id = any(${companies}::uuid[]) and status = 'active' and number > ${last}
      order by number limit ${stepSize}
    `.execute(database);
    if (rows.length > 0) yield rows.map(({ number }) => number);
    last = rows.at(-1)?.number;
  }
}

/** Every posting that is open or was, where the log no longer says which have changed. */
async function* allNumbers(database: Kysely<Tables>): AsyncGenerator<number[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const { rows }: { rows: { number: number }[] } = await sql<{ number: number }>`
      (select number from jobs where status = 'active' and number > ${last} order by number limit ${stepSize})
      union
      (select job_number from search_notice_pages where job_number > ${last} order by job_number limit ${stepSize})
      order by number limit ${stepSize}
    `.execute(database);
    if (rows.length > 0) yield rows.map(({ number }) => number);
    last = rows.at(-1)?.number;
  }
}

/** Notes what of the given postings is not as search engines know it; in one statement, so that nothing gets lost. */
async function comparePages(database: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
  await sql`
    with now_open as (
      select jobs.number, jobs.id, ${shown} as shown
      from jobs join companies on companies.id = jobs.company_id
      where jobs.number = any(${numbers}::int[]) and jobs.status = 'active'
    ),
    changed as (
      select now_open.* from now_open left join search_notice_pages on job_number = now_open.number
      where search_notice_pages.shown is distinct from now_open.shown
    ),
    gone as (
      delete from search_notice_pages
      where job_number = any(${numbers}::int[]) and job_number not in (select number from now_open)
      returning job_id
    ),
    kept as (
      insert into search_notice_pages (job_number, job_id, shown) select number, id, shown from changed
      on conflict (job_number) do update set shown = excluded.shown, job_id = excluded.job_id
    )
    insert into search_notices (channel, job_id, kind)
    select channel, job_id, kind from search_notice_channels cross join (
      select id as job_id, 'updated' as kind from changed union all select job_id, 'deleted' from gone
    ) as news
    where is_on
    on conflict (channel, job_id) do update set kind = excluded.kind, noted_at = clock_timestamp()
  `.execute(database);
}

/** Adds the fingerprint of postings that were noted without one and have not changed since: all changes are read. */
async function completeFingerprints(database: Kysely<Tables>): Promise<void> {
  await sql`
    update search_notice_pages set shown = ${shown}
    from jobs join companies on companies.id = jobs.company_id
    where search_notice_pages.shown = 0 and jobs.number = job_number and jobs.updated_at <= now() - interval '5 minutes'
  `.execute(database);
}

async function forgetBeyond(database: Kysely<Tables>): Promise<void> {
  for (const [channel, most] of Object.entries(maxWaiting)) {
    await sql`
      delete from search_notices where channel = ${channel} and noted_at < (
        select noted_at from search_notices where channel = ${channel} order by noted_at desc offset ${most - 1} limit 1
      )
    `.execute(database);
  }
}
