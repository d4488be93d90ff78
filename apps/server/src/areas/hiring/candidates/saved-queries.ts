import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The numbers of the candidates that a company likes. */
export async function listSavedNumbers(database: Kysely<Tables>, companyId: string): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    select number from saved_candidates join candidate_profiles on candidate_profiles.id = profile_id
    where company_id = ${companyId}
  `.execute(database);
  return new Set(rows.map(({ number }) => number));
}
