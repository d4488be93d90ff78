import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { Hook } from '../../../platform/hook.ts';
import { moveSessions } from '../../identity/accounts/session-commands.ts';

export interface Merge {
  /** The company that goes. */
  from: string;
  /** The one that stays. */
  into: string;
  /** Whether the one that goes is held: who owns it is not known yet. */
  isHeld: boolean;
}

/** Rows that depend on postings move first, as everywhere applications are locked before their postings. */
export const companyMerging = new Hook<[Merge]>();

/** Everything else that refers to the company that goes moves to the one that stays. */
export const companyMerged = new Hook<[Merge]>();

/** Moves all that refers to a company to another one and removes it; both are locked. */
export async function moveCompany(transaction: Kysely<Tables>, merge: Merge): Promise<void> {
  const { from, into, isHeld } = merge;
  if (isHeld) await demoteOwners(transaction, from, into);
  for (const statement of memberMoves(from, into)) await statement.execute(transaction);
  await companyMerging.run(transaction, merge);
  await companyMerged.run(transaction, merge);
  await moveSessions(transaction, merge);
  await sql`
    update companies kept set logo_file_id = gone.logo_file_id from companies gone
    where kept.id = ${into} and gone.id = ${from} and kept.logo_file_id is null
  `.execute(transaction);
  await sql`update company_events set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await sql`update company_pictures set company_id = ${into} where company_id = ${from}`.execute(transaction);
  await transaction.deleteFrom('companies').where('id', '=', from).execute();
}

/** The people of a held company come as recruiters where the other one has owners. */
async function demoteOwners(transaction: Kysely<Tables>, from: string, into: string): Promise<void> {
  await sql`
    update company_members set member_role = 'recruiter'
    where company_id = ${from} and member_role = 'owner'
      and exists (select from company_members where company_id = ${into} and member_role = 'owner')
  `.execute(transaction);
}

function memberMoves(from: string, into: string): RawBuilder<unknown>[] {
  return [
    // A member of both has the stronger of the two roles.
    sql`update company_members kept set member_role = gone.member_role from company_members gone
      where kept.company_id = ${into} and gone.company_id = ${from} and kept.user_id = gone.user_id
        and array_position(array['owner', 'recruiter', 'viewer'], gone.member_role)
          < array_position(array['owner', 'recruiter', 'viewer'], kept.member_role)`,
    // They agreed to the page of the company that goes.
    sql`update company_members set page_choice = 'hidden' where company_id = ${from} and page_choice = 'shown'`,
    ...moveUnique('company_members', 'user_id', { from, into }),
    ...moveUnique('company_invitations', 'lower(email)', { from, into }),
    ...moveUnique('company_logos', 'pixels', { from, into }),
  ];
}

/** Moves the rows of a table of which a company has one for each key: the one of the company that stays is kept. */
export function moveUnique(
  table: string,
  key: string,
  { from, into }: Pick<Merge, 'from' | 'into'>,
): RawBuilder<unknown>[] {
  const rows = sql.table(table);
  const columns = sql.raw(key);
  return [
    sql`delete from ${rows} where company_id = ${from}
      and (${columns}) in (select ${columns} from ${rows} where company_id = ${into})`,
    sql`update ${rows} set company_id = ${into} where company_id = ${from}`,
  ];
}
