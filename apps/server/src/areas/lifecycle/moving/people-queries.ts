import type { MovedAccount, MovedPeople } from '@waymark/contract/lifecycle/moving';
import { movedKinds, type MovedKind } from '@waymark/contract/lifecycle/moving-choices';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';

/** How many people of each kind wait, were invited, and what became of them. */
export async function listMovedPeople(database: Database): Promise<MovedPeople[]> {
  const { rows } = await sql<Omit<MovedPeople, 'isOn'>>`
    select kind,
      count(*) filter (where invited_at is null and outcome is null)::int as waiting,
      count(*) filter (where invited_at is not null)::int as invited,
      count(*) filter (where outcome = 'joined')::int as joined,
      count(*) filter (where outcome = 'known')::int as known,
      count(*) filter (where outcome = 'left-out')::int as "leftOut"
    from moved_people group by kind
  `.execute(database);
  const batches = await database.selectFrom('moving_batches').selectAll().execute();
  return movedKinds.map(({ value: kind }) => ({
    ...(rows.find((row) => row.kind === kind) ?? noneOf(kind)),
    isOn: batches.some((batch) => batch.kind === kind && batch.is_on),
  }));
}

const noneOf = (kind: MovedKind) => ({ kind, waiting: 0, invited: 0, joined: 0, known: 0, leftOut: 0 });

/** A person whose link works. */
interface InvitedRow {
  id: string;
  email: string;
  name: string;
}

/** The candidate of a live link, locked in a transaction. Throws `gone`. */
export async function getInvited(database: Database, token: string): Promise<InvitedRow> {
  const row = await database
    .selectFrom('moved_people')
    .select(['id', 'email', 'name'])
    .where('token_hash', '=', hashSecret(token))
    .where('outcome', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.email !== null) return { ...row, email: row.email };
  throw new AppError('gone', msg`This link was used or has expired. You can sign up like everybody else.`);
}

export async function hasAccount(database: Database, email: string): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return user !== undefined;
}

/** What a link would open. Throws `gone`. */
export async function describeInvited(database: Database, token: string): Promise<MovedAccount> {
  const { email } = await getInvited(database, token);
  return { email, hasAccount: await hasAccount(database, email) };
}
