import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { createCandidate, refuseTakenEmail, type CandidateFields } from '../../identity/accounts/commands.ts';
import { sendWelcome } from '../../identity/accounts/password-commands.ts';
import type { AccountRow } from '../../identity/accounts/presenter.ts';
import { getAccount } from '../../identity/accounts/queries.ts';
import { startSession } from '../../identity/accounts/session-commands.ts';
import { insertResume, storeResume } from '../../resumes/resumes/commands.ts';

export type AccountServices = Pick<Services, 'database' | 'queue' | 'config' | 'files'>;

/** What comes with the fields: the resume, and what the browser calls itself. */
export interface NewAccount {
  upload: Upload;
  userAgent: string;
}

/**
 * Opens a candidate's account with a first resume: welcome mail, session and whatever `complete` adds, all
 * of it or nothing. Throws `conflict` when the e-mail has an account, and signs nobody in to it (B-11).
 */
export async function openAccount(
  services: AccountServices,
  fields: CandidateFields,
  { upload, userAgent }: NewAccount,
  complete: (transaction: Kysely<Tables>, userId: string, resumeId: string) => Promise<void>,
): Promise<{ account: AccountRow; accessToken: string }> {
  const { database, config } = services;
  // A look before the file is checked and stored; what decides is the unique index, in `createCandidate`.
  await refuseTakenEmail(database, fields.email);
  return storeResume(services, upload, async (transaction, fileId) => {
    const userId = await createCandidate(transaction, fields);
    const resumeId = await insertResume(transaction, userId, fileId);
    await complete(transaction, userId, resumeId);
    await sendWelcome(transaction, services, { id: userId, email: fields.email });
    return {
      accessToken: await startSession(transaction, userId, { userAgent, sessionDays: config.sessionDays }),
      account: await getAccount(transaction, userId),
    };
  });
}
