import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { closeAfterDays, daysToAnswer } from './confirmation-constants.ts';

/**
 * Closes open jobs whose last day for applications is over, in UTC, and gives their numbers.
 * Running it twice, or on two nodes at once, closes each job once. What somebody is changing is left for the next time:
 * who changes many jobs holds them in an order of their own, and two that wait crosswise would never end.
 */
export async function expireOverdueJobs(database: Kysely<Tables>, now = new Date()): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update jobs set status = 'expired', updated_at = now()
    where number in (
      select number from jobs where status = 'active' and deadline < ${now.toISOString().slice(0, 10)}::date
      for no key update skip locked
    )
    returning number
  `.execute(database);
  return rows.map((row) => row.number);
}

/**
 * Closes open jobs that nobody has confirmed for long, neither an employer who was asked nor the source they came
 * from, and gives their numbers. A job with nobody to ask, such as an imported one, closes unasked. What somebody is
 * changing is left for the next time, as above.
 */
export async function expireSilentJobs(database: Kysely<Tables>, now = new Date()): Promise<number[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { rows } = await sql<{ number: number }>`
    update jobs set status = 'expired', updated_at = now()
    where number in (
      select number from jobs
      where status = 'active' and source <> 'demo' and confirmed_at < ${daysAgo(closeAfterDays)}
        and (
          confirmation_asked_at between confirmed_at and ${daysAgo(daysToAnswer)}
          or not exists (select from company_members where company_id = jobs.company_id)
        )
      for no key update skip locked
    )
    returning number
  `.execute(database);
  return rows.map((row) => row.number);
}
