import type { SaveCompanyProfile } from '@waymark/contract/companies/company-profile';
import type { HeldReason } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent, lockCompany } from './commands.ts';
import { toProfileRow, versionOf, type ProfileRow } from './presenter.ts';
import { getProfile, findTaken } from './queries.ts';

declare module '../../../platform/queue.ts' {
  interface QueuePayloads {
    /** A company has another name, which its jobs are found by. */
    'company-changed': { companyId: string };
  }
}

/**
 * Saves the profile (H-2). The slug stays, so that imports find the company again. Throws `forbidden`, or
 * `conflict` for another company’s name or website and for an outdated version.
 */
export async function updateProfile(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  member: { companyId: string; userId: string },
  fields: SaveCompanyProfile,
): Promise<ProfileRow> {
  const row = toProfileRow(fields);
  const { companyId, userId } = member;
  return database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, member);
    const before = await getProfile(transaction, companyId);
    if (fields.version !== undefined && fields.version !== versionOf(before)) throw savedElsewhere();
    await refuseTaken(transaction, companyId, before, row);
    await transaction.updateTable('companies').set(row).where('id', '=', companyId).execute();
    await noteCompanyEvent(transaction, { companyId, userId, kind: 'profile-changed' });
    if (before.name !== row.name) await queue.enqueue(transaction, 'company-changed', { companyId });
    return getProfile(transaction, companyId);
  });
}

function savedElsewhere(): AppError {
  return new AppError(
    'conflict',
    msg`The profile was just saved in another window or by a colleague. What you typed here is kept; reload the page to see it beside theirs.`,
  );
}

/**
 * A public company cannot take the name or website of another; a held one may, as staff reviews it first.
 * Throws `conflict`.
 */
async function refuseTaken(
  transaction: Database,
  id: string,
  before: ProfileRow & { held_reason: HeldReason | null },
  { name, website }: ProfileRow,
) {
  if (before.held_reason !== null || (before.name === name && before.website === website)) return;
  const taken = await findTaken(transaction, {
    id,
    // What stays as it was is no new claim.
    name: before.name === name ? '' : name,
    website: before.website === website ? '' : website,
  });
  if (taken === null) return;
  if (taken === 'letters') {
    const letters = msg`This name mixes alphabets, or looks like that of another company here. Write to us if it is yours.`;
    throw new AppError('conflict', letters, { fields: { name: letters } });
  }
  const message =
    taken === 'name'
      ? msg`Another company here has this name already. Write to us if it is yours.`
      : msg`Another company here has this website already. Write to us if it is yours.`;
  throw new AppError('conflict', message, { fields: { [taken]: message } });
}
