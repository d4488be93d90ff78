import { salaryMonths } from '@waymark/contract/search/choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { numbersOfStep } from './constants.ts';
import type { StatedPay } from './pay-rules.ts';

/** What is read of a posting. */
export interface OfferRow extends StatedPay {
  title: string;
  companyId: string;
  category: string;
  /** Empty where it is not stated. */
  mode: string;
  /** Ids with commas between. */
  places: string;
  postedSeconds: number;
}

/**
 * The postings of the last months that say what they pay, open or closed, as far as they were public; those
 * with the highest numbers first, in steps.
 */
export async function* readOffers(database: Kysely<Tables>): AsyncGenerator<OfferRow[]> {
  for (let below = await findLast(database, 2_147_483_647); below > 0;) {
    const rows = await selectStep(database, below);
    yield rows;
    below -= numbersOfStep;
    // Where no posting is for long, the gap is taken in one step.
    if (rows.length === 0 && below > 0) below = await findLast(database, below);
  }
}

/** The highest number up to this one that is counted; 0 for none. */
async function findLast(database: Kysely<Tables>, number: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from jobs where number <= ${number} and ${counted} order by number desc limit 1
  `.execute(database);
  return rows[0]?.number ?? 0;
}

/** Neither what was never public nor what was taken away: by staff, or by its company. */
const counted = sql`status in ('active', 'expired', 'filled') and moderation is null and trashed_at is null
  and salary_currency is not null and posted_at <= now()
  and posted_at > now() - make_interval(months => ${sql.lit(salaryMonths)})`;

/** As one text, a line each: rows through the driver's row parser take five times as long. The title comes last. */
async function selectStep(database: Kysely<Tables>, below: number): Promise<OfferRow[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(
      concat_ws(
        ' ', company_id, category, coalesce(type, ''), coalesce(work_mode, ''), coalesce(salary_min::text, ''),
        coalesce(salary_max::text, ''), salary_currency, coalesce(salary_period, ''), extract(epoch from posted_at)::int8::text,
        array_to_string(place_ids, ','), translate(title, E'\n\r', '  ')
      ), E'\n' order by number desc
    ) as lines
    from jobs
    where number <= ${below} and number > ${below - numbersOfStep} and ${counted}
      and not exists (select from companies where id = company_id and held_reason is not null)
  `.execute(database);
  return rows[0]?.lines?.split('\n').map(parseRow) ?? [];
}

function parseRow(line: string): OfferRow {
  const fields = line.split(' ');
  const [companyId = '', category = '', type = '', mode = '', min = '', max = '', ...rest] = fields;
  const [currency = '', period = '', posted = '', places = '', ...title] = rest;
  return {
    companyId,
    category,
    type: type || null,
    mode,
    min: min === '' ? null : Number(min),
    max: max === '' ? null : Number(max),
    currency,
    period,
    postedSeconds: Number(posted),
    places,
    title: title.join(' '),
  };
}
