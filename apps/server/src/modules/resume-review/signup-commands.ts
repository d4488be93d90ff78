import type { SignupFields } from '@waymark/contract/accounts';
import type { Upload } from '../../platform/http/uploads.ts';
import type { Services } from '../../platform/services.ts';
import { accountExists, createCandidate } from '../accounts/commands.ts';
import { sendWelcome } from '../accounts/password-commands.ts';
import { findCredentials, getAccount } from '../accounts/queries.ts';
import { startSession } from '../accounts/session-commands.ts';
import type { AccountRow } from '../accounts/presenter.ts';
import { storeResume, withAdoptedResume } from '../resumes/commands.ts';
import { requestReview } from './commands.ts';

/**
 * Signs a candidate up: account, resume, session, welcome mail and, when asked for, the expert's review,
 * all of it or nothing. Throws `conflict` when the e-mail has an account, and signs nobody in to it (B-11).
 */
export async function signUp(
  services: Pick<Services, 'database' | 'queue' | 'config' | 'files'>,
  fields: SignupFields,
  upload: Upload,
  userAgent: string,
): Promise<{ account: AccountRow; accessToken: string }> {
  const { database, files, config } = services;
  // A look before the file is checked and stored; what decides is the unique index, in `createCandidate`.
  if (await findCredentials(database, fields.email)) throw accountExists('Sign in instead.');
  return withAdoptedResume(files, upload, (resume) =>
    database.transaction().execute(async (transaction) => {
      const userId = await createCandidate(transaction, fields);
      const resumeId = await storeResume(transaction, userId, resume);
      if (fields.sendResumeToExpert) await requestReview(transaction, userId, resumeId);
      await sendWelcome(transaction, services, fields);
      return {
        accessToken: await startSession(transaction, userId, { userAgent, sessionDays: config.sessionDays }),
        account: await getAccount(transaction, userId),
      };
    }),
  );
}
