import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

interface Featuring {
  jobId: string;
  days: number;
}

/** Features an open posting for so many days more. False where it is not open, or not of this company. */
export async function featureLonger(
  transaction: Database,
  { id, company_id: companyId, jobId, days }: Featuring & { id: string; company_id: string | null },
): Promise<boolean> {
  if (companyId === null) return false;
  const featured = await transaction
    .updateTable('jobs')
    .set({
      featured_until: sql<Date>`greatest(featured_until, now()) + make_interval(days => ${days}::int)`,
      // What a plan has begun still ends with that plan.
      featured_by: sql<string>`coalesce(featured_by, ${id}::uuid)`,
    })
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return featured !== undefined;
}

/** Takes so many days back. False where the posting is not featured. */
export async function featureShorter(transaction: Database, { jobId, days }: Featuring): Promise<boolean> {
  const shortened = await transaction
    .updateTable('jobs')
    .set({
      featured_until: sql<Date | null>`case
        when featured_until - make_interval(days => ${days}::int) > now()
        then featured_until - make_interval(days => ${days}::int)
      end`,
    })
    .where('id', '=', jobId)
    .where('featured_until', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return shortened !== undefined;
}
