import type { FeedPartner } from '@waymark/contract/posting/visit-marks';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { isId, newSecret } from '../../../platform/ids.ts';
import type { Merge } from '../../companies/companies/merge-commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { maxLeftOut } from './constants.ts';

/** Makes the only key that opens a feed from now on, and gives it: it is kept nowhere. */
export async function renewKey(
  database: Kysely<Tables>,
  staffId: string,
  partner: FeedPartner,
): Promise<string> {
  const { secret, hash } = newSecret();
  const made = { key_hash: hash, key_made_at: new Date() };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('feed_partners')
      .values({ partner, ...made })
      .onConflict((conflict) => conflict.column('partner').doUpdateSet(made))
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'feed.key',
      subjectKind: 'feed',
      subjectId: partner,
    });
  });
  return secret;
}

/** Throws `conflict` for a feed that has no address yet. */
export async function switchFeed(
  database: Kysely<Tables>,
  staffId: string,
  partner: FeedPartner,
  isOn: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('feed_partners')
      .set({ is_on: isOn })
      .where('partner', '=', partner)
      .where('key_hash', 'is not', null)
      .returning('partner')
      .executeTakeFirst();
    if (!changed) {
      if (!isOn) return;
      throw new AppError('conflict', msg`This feed has no address yet. Make one first.`);
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'feed.switch',
      subjectKind: 'feed',
      subjectId: partner,
      after: { isOn },
    });
  });
}

export async function noteReading(database: Kysely<Tables>, partner: FeedPartner): Promise<void> {
  await database
    .updateTable('feed_partners')
    .set({ fetched_at: new Date() })
    .where('partner', '=', partner)
    .execute();
}

/**
 * Leaves a company out of a feed, by its name, its id or the address of its page. Gives its name. Throws
 * `invalid_input` where it is not one company.
 */
export async function leaveOut(
  database: Kysely<Tables>,
  staffId: string,
  partner: FeedPartner,
  typed: string,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const company = await findCompany(transaction, typed);
    const { count } = await transaction
      .selectFrom('feed_left_out')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('partner', '=', partner)
      .executeTakeFirstOrThrow();
    if (count >= maxLeftOut)
      throw new AppError('conflict', msg`A feed can leave out ${maxLeftOut} companies. Put some back first.`);
    await transaction
      .insertInto('feed_left_out')
      .values({ company_id: company.id, partner, left_out_by: 'staff' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'feed.leave-out',
      subjectKind: 'feed',
      subjectId: partner,
      after: { companyId: company.id },
    });
    return company.name;
  });
}

async function findCompany(database: Kysely<Tables>, typed: string): Promise<{ id: string; name: string }> {
  // The address of a company's page ends with its id or its name in addresses.
  const key = typed.includes('company=') ? (typed.split('company=')[1]?.split(/[&#]/)[0] ?? '') : typed;
  const found = await database
    .selectFrom('companies')
    .select(['id', 'name'])
    .where(({ or, eb }) =>
      or([
        eb('slug', '=', key.toLowerCase()),
        eb('folded_name', '=', sql<string>`fold_name(${key})`),
        ...(isId(key) ? [eb('id', '=', key)] : []),
      ]),
    )
    .limit(2)
    .execute();
  const [company, another] = found;
  if (!company)
    throw invalidFields({ company: msg`There is no company with this name. Paste the address of its page.` });
  if (another)
    throw invalidFields({
      company: msg`Several companies have this name. Paste the address of the right one’s page.`,
    });
  return company;
}

/** Throws `not_found` for a company that staff did not leave out: what a company decided itself, it takes back. */
export async function takeBack(
  database: Kysely<Tables>,
  staffId: string,
  partner: FeedPartner,
  companyId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('feed_left_out')
      .where('company_id', '=', companyId)
      .where('partner', '=', partner)
      .where('left_out_by', '=', 'staff')
      .returning('company_id')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', msg`This company is in the feed already.`);
    await noteStaffAction(transaction, {
      staffId,
      action: 'feed.take-back',
      subjectKind: 'feed',
      subjectId: partner,
      before: { companyId },
    });
  });
}

/** A company decides whether its postings go out to partners. */
export async function decideForCompany(
  database: Kysely<Tables>,
  companyId: string,
  isOn: boolean,
): Promise<void> {
  if (isOn) {
    await database
      .deleteFrom('feed_left_out')
      .where('company_id', '=', companyId)
      .where('left_out_by', '=', 'company')
      .execute();
    return;
  }
  await database
    .insertInto('feed_left_out')
    .values({ company_id: companyId, partner: 'all', left_out_by: 'company' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A company that was left out stays so in the one that it is merged into. */
export async function mergeLeftOut(transaction: Kysely<Tables>, { from, into }: Merge): Promise<void> {
  await sql`
    insert into feed_left_out (company_id, partner, left_out_by)
    select ${into}::uuid, partner, left_out_by from feed_left_out where company_id = ${from}
    on conflict do nothing
  `.execute(transaction);
}
