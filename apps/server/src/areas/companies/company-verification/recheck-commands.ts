import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { hasMailboxAt, listMailboxCandidates } from '../companies/verification-queries.ts';
import { holdsToken, noteCheck } from './commands.ts';
import { checkedAtOnce, missingDays, recheckDays } from './constants.ts';
import type { TextLookUp } from './gateway.ts';
import { listDueChallenges, type Challenge } from './queries.ts';

const dayMs = 86_400_000;

/** Marks companies that a member's confirmed mailbox proves, and no longer those where nobody has one. */
export async function settleMailboxes({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const { id, website, isVerified } of await listMailboxCandidates(database, checkedAtOnce)) {
    const isProven = await hasMailboxAt(database, id, website);
    if (isProven === isVerified) continue;
    await database
      .updateTable('companies')
      .set(
        isProven
          ? { verified_at: sql<Date>`now()`, verified_by: 'mail' }
          : { verified_at: null, verified_by: null },
      )
      .where('id', '=', id)
      // Another website since, or another proof, is another question.
      .where('website', '=', website)
      .where('verified_by', isProven ? 'is' : '=', isProven ? null : 'mail')
      .execute();
  }
}

/**
 * Looks for the records again that stood for a week, and every day for those that are missing. A mark is lost when
 * its record has been missing for a week; a name server that is away for a while takes none.
 */
export async function recheckRecords(
  { database }: Pick<Services, 'database'>,
  lookUp: TextLookUp,
  now = new Date(),
): Promise<void> {
  const due = await listDueChallenges(database, {
    checkedBefore: new Date(now.getTime() - recheckDays * dayMs),
    missingCheckedBefore: new Date(now.getTime() - 0.9 * dayMs),
    limit: checkedAtOnce,
  });
  for (const challenge of due) {
    const texts = await lookUp(challenge.host);
    if (texts === undefined) continue;
    await settle(database, challenge, holdsToken(texts, challenge.token), now);
  }
}

function settle(
  database: Kysely<Tables>,
  { company_id: companyId, token }: Challenge,
  isThere: boolean,
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await noteCheck(transaction, companyId, isThere, now);
    if (isThere) return;
    const longMissing = new Date(now.getTime() - missingDays * dayMs);
    const lost = await transaction
      .deleteFrom('company_dns_challenges')
      .where('company_id', '=', companyId)
      .where('token', '=', token)
      .where('missing_since', '<', longMissing)
      .returning('company_id')
      .executeTakeFirst();
    if (!lost) return;
    await transaction
      .updateTable('companies')
      .set({ verified_at: null, verified_by: null })
      .where('id', '=', companyId)
      .where('verified_by', '=', 'dns')
      .execute();
  });
}
