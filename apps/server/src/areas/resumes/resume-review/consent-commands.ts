import { sql, type Kysely } from 'kysely';
import type { ChangeConsentFields } from '@waymark/contract/identity/consents';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordConsents } from '../../identity/accounts/consent-commands.ts';
import { listWaiting, requestDefaultReview } from './commands.ts';

/**
 * Changes one choice from the profile. Agreeing to the expert's review asks for it, taking that back withdraws what
 * nobody has answered. Throws `conflict` when there is no resume to review.
 */
export async function changeConsent(
  database: Kysely<Tables>,
  userId: string,
  { purpose, granted }: ChangeConsentFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const changed = await recordConsents(transaction, userId, { [purpose]: granted }, 'profile');
    if (!changed.includes('sendResumeToExpert')) return;
    if (!granted) await withdrawReviews(transaction, userId);
    // A request that waits already is what is agreed to.
    else if ((await listWaiting(transaction, userId)).length === 0) {
      await requestDefaultReview(transaction, userId);
    }
  });
}

/** Takes the resumes that wait out of the experts' queue; reviews that were written stay. */
async function withdrawReviews(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('critiques')
    .where('user_id', '=', userId)
    .where('review_ready', '=', false)
    .execute();
  await transaction
    .updateTable('users')
    .set({
      send_resume_to_expert: sql<boolean>`exists (select 1 from critiques where critiques.user_id = users.id)`,
    })
    .where('id', '=', userId)
    .execute();
}
