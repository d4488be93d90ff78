import type { EmployerSignupFields } from '@waymark/contract/companies/companies';
import type { SignupFields } from '@waymark/contract/identity/accounts';
import type { ResumeReviewFields } from '@waymark/contract/resumes/resume-review';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import type { Client } from '../../../platform/http/request-language.ts';
import { addOwner, registerCompany } from '../../companies/companies/commands.ts';
import {
  createCandidate,
  createEmployer,
  hashNewPassword,
  refuseTakenEmail,
  sendEmailConfirmation,
  recordConsents,
  type CandidateFields,
} from '../../identity/accounts/commands.ts';
import { sendWelcome } from '../../identity/accounts/password-commands.ts';
import { startSession, type SignedIn } from '../../identity/accounts/session-commands.ts';
import { orderRegisteredPlan } from '../../payments/memberships/order-commands.ts';
import { requestReview } from '../../resumes/resume-review/commands.ts';
import { insertResume, storeResume } from '../../resumes/resumes/commands.ts';

export type AccountServices = Pick<Services, 'database' | 'queue' | 'config' | 'files'>;

/** What comes with the fields. */
export interface NewAccount extends Client {
  upload: Upload;
}

/**
 * Opens a candidate's account with a first resume, welcome mail, session and what `complete` adds, all or
 * nothing. Throws `conflict` if the email has an account, and does not sign in to that account (B-11).
 */
async function openAccount(
  services: AccountServices,
  fields: Omit<CandidateFields, 'language'>,
  { upload, userAgent, language }: NewAccount,
  complete: (transaction: Kysely<Tables>, userId: string, resumeId: string) => Promise<void>,
): Promise<SignedIn> {
  const { database, config } = services;
  // A look before the file is checked and stored; what decides is the unique index, in `createCandidate`.
  await refuseTakenEmail(database, fields.email);
  return storeResume(services, upload, async (transaction, fileId) => {
    const userId = await createCandidate(transaction, { ...fields, language });
    const resumeId = await insertResume(transaction, userId, fileId);
    await complete(transaction, userId, resumeId);
    await sendWelcome(transaction, services, { id: userId, email: fields.email, language });
    return startSession({ database: transaction, config }, userId, { userAgent });
  });
}

/**
 * Registers a company with its first owner (B-12): account, company, session and confirmation mail, all or
 * nothing. Throws `conflict` if the email has an account, without signing in to it (B-11), or if colleagues
 * have registered the company already.
 */
export async function signUpEmployer(
  services: Pick<Services, 'database' | 'queue' | 'config'>,
  fields: EmployerSignupFields,
  { userAgent, language }: Client,
): Promise<SignedIn> {
  const { database, config } = services;
  // A look before the work of hashing; what decides is the unique index, in `createEmployer`.
  await refuseTakenEmail(database, fields.email);
  const passwordHash = await hashNewPassword(fields.password, fields);
  return database.transaction().execute(async (transaction) => {
    const userId = await createEmployer(transaction, { ...fields, passwordHash, confirmed: false, language });
    const companyId = await registerCompany(transaction, fields);
    await addOwner(transaction, userId, [companyId]);
    // It waits to be paid, through the confirmation of the address and in any other browser.
    if (fields.plan && config.checkout) await orderRegisteredPlan(transaction, companyId, fields.plan);
    await sendEmailConfirmation(transaction, services, { id: userId, email: fields.email, language });
    return startSession({ database: transaction, config }, userId, { userAgent });
  });
}

/** Requests a review for a visitor without an account, and opens an account that shows it (C-1). */
export function requestGuestReview(
  services: AccountServices,
  fields: ResumeReviewFields,
  opened: NewAccount,
): Promise<SignedIn> {
  return openAccount(services, fields, opened, async (transaction, userId, resumeId) => {
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    await requestReview(transaction, userId, resumeId);
  });
}

/** Signs a candidate up by the wizard, and asks for the expert's review where that was wished for (B-8). */
export function signUp(
  services: AccountServices,
  fields: SignupFields,
  opened: NewAccount,
): Promise<SignedIn> {
  return openAccount(services, fields, opened, async (transaction, userId, resumeId) => {
    // A page that was opened before reviews were switched off still asks for one: the account is opened without.
    const sendResumeToExpert = fields.sendResumeToExpert && board.has('resumeReview');
    await recordConsents(transaction, userId, { ...fields, sendResumeToExpert }, 'signup');
    if (sendResumeToExpert) await requestReview(transaction, userId, resumeId);
  });
}
