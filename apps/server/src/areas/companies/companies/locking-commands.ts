import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesRecruitedBy } from './queries.ts';

/**
 * Holds a company until the transaction ends, for a member who may change it. Throws `forbidden` for one who was
 * removed, or made a viewer, after the gate has looked.
 */
export async function lockCompany(
  transaction: Kysely<Tables>,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const company = await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('id', 'in', companiesRecruitedBy(userId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new AppError('forbidden', 'You cannot change this company any more.');
}
