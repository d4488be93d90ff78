import { shownPeopleLimit } from '@waymark/contract/companies/profile-choices';
import type { OwnPageEntry } from '@waymark/contract/companies/people';
import { msg } from '@waymark/contract/text/message';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { EmployerViewer } from '../../identity/accounts/policy.ts';
import { lockMembers, noteCompanyEvent } from '../companies/commands.ts';
import { requireMember, requireOwnership } from '../companies/rules.ts';

/**
 * Shows a member on the public page of the company, or ends that. Throws `conflict` where an owner withholds it, and at
 * the limit.
 */
export async function changeOwnEntry(
  database: Database,
  { userId, companyId }: EmployerViewer,
  { shown, title = '' }: OwnPageEntry,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    const { page_choice: before } = requireMember(members, userId);
    if (shown && before === 'withheld') throw withheld();
    const others = members.filter((one) => one.page_choice === 'shown' && one.user_id !== userId);
    if (shown && others.length >= shownPeopleLimit) throw pageIsFull();
    const choice = shown ? 'shown' : before === 'withheld' ? before : 'hidden';
    await transaction
      .updateTable('company_members')
      .set({ page_choice: choice, page_title: title })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    if (choice === before) return;
    const kind = shown ? 'page-joined' : 'page-left';
    await noteCompanyEvent(transaction, { companyId, userId, kind, subjectId: userId });
  });
}

/** Takes a colleague off the page; once allowed again, the colleague decides. Throws `forbidden` or `not_found`. */
export async function allowOnPage(
  database: Database,
  { userId: viewerId, companyId }: EmployerViewer,
  userId: string,
  allowed: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const members = await lockMembers(transaction, companyId);
    requireOwnership(members, viewerId);
    const { page_choice: before } = requireMember(members, userId);
    if ((before !== 'withheld') === allowed) return;
    await transaction
      .updateTable('company_members')
      .set({ page_choice: allowed ? 'hidden' : 'withheld' })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
    const kind = allowed ? 'page-allowed' : 'page-withheld';
    await noteCompanyEvent(transaction, { companyId, userId: viewerId, kind, subjectId: userId });
  });
}

function withheld(): AppError {
  return new AppError(
    'conflict',
    msg`An owner has taken you off the company page. Ask them to allow it on this page first.`,
  );
}

function pageIsFull(): AppError {
  return new AppError(
    'conflict',
    msg`The company page shows ${shownPeopleLimit} people already. Ask an owner to take somebody off first.`,
  );
}
