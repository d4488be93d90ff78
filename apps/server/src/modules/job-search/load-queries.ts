import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { logoAddress } from '../../platform/pictures/picture-addresses.ts';
import type { CompanyFacts, JobRow } from './position-rules.ts';

/** Rows a step: between steps other requests are answered. */
const batchSize = 10_000;

/** Every open job, in steps. Companies are named afterwards: whatever the jobs name is there by then. */
export async function* readOpenJobs(database: Kysely<Tables>): AsyncGenerator<JobRow[]> {
  for (let from = 0; ;) {
    const rows = await selectRows(database, sql`number > ${from} and number <= ${from + batchSize}`);
    yield rows;
    if (rows.length > 0) from += batchSize;
    else {
      // Where none is open for long, the gap is taken in one step.
      const next = await findNextOpen(database, from);
      if (next === undefined) return;
      from = next - 1;
    }
  }
}

async function findNextOpen(database: Kysely<Tables>, number: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select number from jobs where number > ${number} and status = 'active' order by number limit 1
  `.execute(database);
  return rows[0]?.number;
}

/** Those of the given jobs that are open. */
export async function readJobs(database: Kysely<Tables>, numbers: readonly number[]): Promise<JobRow[]> {
  const rows: JobRow[] = [];
  for (let from = 0; from < numbers.length; from += batchSize) {
    const batch = numbers.slice(from, from + batchSize);
    rows.push(...(await selectRows(database, sql`number = any(${batch}::int[])`)));
  }
  return rows;
}

/**
 * Open jobs as one text, a line each. Fields are ids, keys and numbers, so a space parts them, and the title comes last; 50,000 rows
 * through the driver's row parser take five times as long.
 */
async function selectRows(database: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<JobRow[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      concat_ws(
        ' ', number, company_id, category, coalesce(type, ''), coalesce(work_mode, ''), coalesce(experience_min::text, ''),
        coalesce(salary_yearly_usd::text, ''), coalesce(extract(epoch from posted_at)::int8::text, ''),
        case when skills = '{}' then '' else '1' end,
        array_to_string(place_ids, ','), translate(title, E'\\n\\r', '  ')
      ), E'\n'
    ) as lines
    from jobs where status = 'active' and ${condition}
  `.execute(database);
  return rows[0]?.lines?.split('\n').map(parseRow) ?? [];
}

function parseRow(line: string): JobRow {
  const [number = '', companyId = '', category = '', type = '', workMode = '', ...rest] = line.split(' ');
  const [experience = '', salary = '', posted = '', skills = '', places = '', ...title] = rest;
  return {
    number: Number(number),
    title: title.join(' '),
    companyId,
    category,
    type: type || null,
    workMode: workMode || null,
    experienceMin: experience === '' ? null : Number(experience),
    salaryYearlyUsd: salary === '' ? null : Number(salary),
    hasSkills: skills !== '',
    postedSeconds: posted === '' ? null : Number(posted),
    places,
  };
}

/** What the given companies say of themselves, or all of them, by id. */
export async function readCompanies(
  database: Kysely<Tables>,
  ids?: readonly string[],
): Promise<Map<string, CompanyFacts>> {
  if (ids?.length === 0) return new Map();
  const rows = await database
    .selectFrom('companies')
    .select(['id', 'name', 'industry', 'logo_file_id'])
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute();
  return new Map(
    rows.map(({ id, logo_file_id: logoFileId, ...facts }) => [
      id,
      { ...facts, logoUrl: logoAddress(logoFileId) },
    ]),
  );
}
