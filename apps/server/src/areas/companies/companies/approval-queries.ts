import { takenReasons, type TakenReason } from '@waymark/contract/identity/choices/accounts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

export interface HeldCompany {
  id: string;
  name: string;
  website: string;
  heldReason: TakenReason;
  /** The addresses of its owners. */
  owners: string[];
}

/** The companies that somebody has to look at, the longest waiting first. */
export async function listHeldCompanies(database: Kysely<Tables>): Promise<HeldCompany[]> {
  const { rows } = await sql<HeldCompany>`
    select companies.id, name, website, held_reason as "heldReason",
      array(
        select email from company_members join users on users.id = user_id
        where company_id = companies.id and member_role = 'owner' order by email
      ) as owners
    from companies
    where held_reason = any(${takenReasons})
    order by companies.created_at, companies.id
  `.execute(database);
  return rows;
}

/**
 * What a public company of another owner has of these two already, or is imitated in; null for nothing. Whoever asks in
 * order to write holds the answer until the transaction ends.
 */
export async function findTaken(
  transaction: Kysely<Tables>,
  company: { id: string; name: string; website: string },
): Promise<TakenReason | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('companies', 0))`.execute(transaction);
  const { rows } = await sql<{ taken: TakenReason | null }>`
    select find_hold(${company.id}::uuid, ${company.name}, ${company.website}) as taken
  `.execute(transaction);
  return rows[0]?.taken ?? null;
}
