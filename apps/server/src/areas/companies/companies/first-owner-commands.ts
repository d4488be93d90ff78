import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { lockMembers } from './commands.ts';

/**
 * Invites an address to be the first owner of a company that nobody looks after. Gives the secret of the link and the
 * company's name; undefined where the company has a member or another invitation, or is held.
 */
export async function inviteFirstOwner(
  transaction: Database,
  { companyId, email, days }: { companyId: string; email: string; days: number },
): Promise<{ secret: string; companyName: string } | undefined> {
  const members = await lockMembers(transaction, companyId);
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'held_reason'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company || company.held_reason !== null || members.length > 0) return undefined;
  const open = await transaction
    .selectFrom('company_invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (open) return undefined;
  const { secret, hash } = newSecret();
  const invitation = {
    member_role: 'owner' as const,
    first_owner: true,
    invited_by: null,
    token_hash: hash,
    expires_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    created_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('company_invitations')
    .values({ id: newId(), company_id: companyId, email, ...invitation })
    .onConflict((conflict) => conflict.expression(sql`company_id, lower(email)`).doUpdateSet(invitation))
    .execute();
  return { secret, companyName: company.name };
}
