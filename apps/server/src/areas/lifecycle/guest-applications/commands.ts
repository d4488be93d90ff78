import type {
  GuestApplicationFields,
  WaitingApplication,
} from '@waymark/contract/lifecycle/guest-applications';
import { guestApplicationDays } from '@waymark/contract/hiring/choices';
import { paths } from '@waymark/contract/paths';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { forgetUsedLink } from '../../../platform/mail/captured-mails.ts';
import type { Services } from '../../../platform/services.ts';
import type { MailRecipient } from '../../../platform/mail/mail.ts';
import { useCaptcha, verifyCaptcha } from '../../content/contact/commands.ts';
import { createApplication, refuseSecond } from '../../hiring/applications/commands.ts';
import { findJobToApplyFor, lockJobToApplyFor } from '../../hiring/applications/queries.ts';
import { readAnswers, requireApplicable, type ApplicableJob } from '../../hiring/applications/rules.ts';
import { createCandidate, refuseKeptAddress } from '../../identity/accounts/commands.ts';
import { passwordLinkMinutes } from '../../identity/accounts/constants.ts';
import { proveOwnEmail } from '../../identity/accounts/email-commands.ts';
import { createLink } from '../../identity/accounts/link-commands.ts';
import { setNames } from '../../identity/accounts/profile-commands.ts';
import { getAccount, lockAccount } from '../../identity/accounts/queries.ts';
import { listQuestions, presentQuestion } from '../../jobs/jobs/queries.ts';
import { insertResume, storeResume } from '../../resumes/resumes/commands.ts';
import { removeFiles } from '../privacy/commands.ts';
import { waitingLimit, waitingPerAddress } from './constants.ts';
import { confirmApplicationMail } from './emails/confirm-application.ts';
import { countWaiting, findOwner, getWaiting, type OwnerRow, type WaitingRow } from './queries.ts';
import { keepAsked, namesSent, requireApplicant } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'files' | 'config' | 'rateLimits'>;

/**
 * Keeps a guest's application until its mailed link confirms it; the newest one of an address for a job replaces the
 * one before. Employers see nothing of it, and the caller learns nothing about the address: the same statements run
 * whether it has an account or not (L-33). Throws what applying throws, and `unavailable` where too many wait.
 */
export async function requestApplication(
  services: Parts,
  fields: GuestApplicationFields,
  { upload, language }: { upload: Upload; language: Language },
): Promise<ApplicableJob> {
  const { database, rateLimits } = services;
  // A look before a file is stored; what decides is the one in the transaction that writes the row.
  requireApplicable(await findJobToApplyFor(database, fields.jobId));
  readAnswers(await listQuestions(database, fields.jobId), fields.answers);
  const solved = await verifyCaptcha(database, fields.captcha);
  // After the work of the captcha: without it a stranger could use up the mails of an address.
  await rateLimits.consume('guest-application-recipient', fields.email);
  return storeResume(services, upload, async (transaction, fileId) => {
    await useCaptcha(transaction, solved);
    await lockAddress(transaction, fields.email);
    const job = requireApplicable(await lockJobToApplyFor(transaction, fields.jobId));
    await dropReplaced(transaction, services, fields);
    if ((await countWaiting(transaction)) >= waitingLimit) throw tooManyWait();
    const { secret, hash } = newSecret();
    await insertWaiting(transaction, fields, { fileId, hash, language });
    await mailLink(transaction, services, { job, to: { email: fields.email, language }, secret });
    return job;
  });
}

/** Requests and confirmations of one address take turns; otherwise two would both open its account. */
async function lockAddress(transaction: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest-applications ${email}`}, 0))`.execute(
    transaction,
  );
}

async function dropReplaced(
  transaction: Database,
  { queue }: Pick<Services, 'queue'>,
  { jobId, email }: Pick<GuestApplicationFields, 'jobId' | 'email'>,
): Promise<void> {
  const { rows } = await sql<{ file_id: string }>`
    delete from guest_applications where id in (
      select id from guest_applications where email = ${email} and job_id = ${jobId}
      union all (
        select id from guest_applications where email = ${email} and job_id <> ${jobId}
        order by created_at desc, id desc offset ${waitingPerAddress - 1}
      )
    ) returning file_id
  `.execute(transaction);
  await removeFiles(
    transaction,
    queue,
    rows.map((row) => row.file_id),
  );
}

function tooManyWait(): AppError {
  return new AppError(
    'unavailable',
    msg`Too many applications wait for a confirmation right now. Sign up or sign in to apply, or try again tomorrow.`,
  );
}

async function insertWaiting(
  transaction: Database,
  { jobId, email, firstName, lastName, coverLetter, answers }: GuestApplicationFields,
  { fileId, hash, language }: { fileId: string; hash: string; language: Language },
): Promise<void> {
  await transaction
    .insertInto('guest_applications')
    .values({
      id: newId(),
      job_id: jobId,
      email,
      first_name: firstName,
      last_name: lastName,
      cover_letter: coverLetter,
      answers: JSON.stringify(answers),
      file_id: fileId,
      token_hash: hash,
      language,
      expires_at: sql`now() + make_interval(days => ${guestApplicationDays}::int)`,
    })
    .execute();
}

async function mailLink(
  transaction: Database,
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  { job, to, secret }: { job: ApplicableJob; to: MailRecipient; secret: string },
): Promise<void> {
  const owner = await findOwner(transaction, to.email);
  const mail = confirmApplicationMail(to, {
    jobTitle: job.title,
    companyName: job.company_name,
    hasAccount: owner !== undefined,
    link: `${config.publicUrl}${paths.confirmApplication}?token=${secret}`,
  });
  await queue.enqueue(transaction, 'send-mail', { ...mail, concerns: owner?.id ?? newId() });
}

/** The application that a mailed link would send, and the reasons against it. Throws `gone` for a dead link. */
export async function describeWaiting(database: Database, token: string): Promise<WaitingApplication> {
  const waiting = await getWaiting(database, token);
  const owner = await findOwner(database, waiting.email);
  const job = await findJobToApplyFor(database, waiting.job_id);
  const questions = await listQuestions(database, waiting.job_id);
  const answers = keepAsked(questions, waiting.answers);
  const refusal = await findRefusal(async () => {
    requireApplicant(owner);
    requireApplicable(job);
    if (owner) await refuseSecond(database, owner.id, waiting.job_id);
    else await refuseKeptAddress(database, waiting.email);
    readAnswers(questions, answers);
  });
  return {
    job: {
      id: waiting.job_id,
      title: job?.title ?? '',
      language: job?.language ?? '',
      companyName: job?.company_name ?? '',
    },
    name: namesSent(waiting, owner),
    email: waiting.email,
    resumeName: waiting.resume_name,
    coverLetter: waiting.cover_letter,
    hasAccount: owner !== undefined,
    problem: refusal && !isAboutAnswers(refusal) ? refusal.message : '',
    questions: questions.map(presentQuestion),
    answers,
    mustAnswer: refusal !== undefined && isAboutAnswers(refusal),
  };
}

async function findRefusal(judge: () => Promise<void>): Promise<AppError | undefined> {
  try {
    await judge();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The one refusal that the person can mend on the page of the link. */
const isAboutAnswers = ({ code }: AppError) => code === 'invalid_input';

/**
 * Sends the application of a mailed link as a candidate's: from the account of its address, or from a new one without
 * a password. It starts no session. Gives the page that sets the first password, where there is none: the link has
 * proven the mailbox, as a link for a password would. The second of two presses at once finds nothing. Throws `gone`
 * for a dead link, and why it cannot be sent; then it goes on waiting.
 */
export async function confirmApplication(
  services: Parts,
  token: string,
  newAnswers: Record<string, string> | undefined,
): Promise<{ job: ApplicableJob; passwordPath: string | null }> {
  return services.database.transaction().execute(async (transaction) => {
    const { email } = await getWaiting(transaction, token);
    await lockAddress(transaction, email);
    const owner = await lockOwner(transaction, email);
    requireApplicant(owner);
    const waiting = await getWaiting(transaction, token);
    const job = requireApplicable(await lockJobToApplyFor(transaction, waiting.job_id));
    if (owner) await refuseSecond(transaction, owner.id, job.id);
    const answers = keepAsked(await listQuestions(transaction, job.id), newAnswers ?? waiting.answers);
    await takeWaiting(transaction, waiting.id);
    const userId = owner
      ? await proveOwner(transaction, owner, waiting)
      : await openAccount(transaction, waiting);
    const account = await getAccount(transaction, userId);
    const resumeId = await insertResume(transaction, userId, waiting.file_id);
    const { cover_letter: coverLetter } = waiting;
    await createApplication(
      transaction,
      services,
      { userId, account },
      { jobId: job.id, resumeId, coverLetter, answers },
    );
    await forgetUsedLink(transaction, token);
    return {
      job,
      passwordPath: account.password_hash === null ? await passwordPathFor(transaction, email) : null,
    };
  });
}

/** The account's row before all others, as everywhere; an erasure that is under way is waited for. */
async function lockOwner(transaction: Database, email: string): Promise<OwnerRow | undefined> {
  const owner = await findOwner(transaction, email);
  if (!owner) return undefined;
  await transaction.selectFrom('users').select('id').where('id', '=', owner.id).forUpdate().execute();
  return findOwner(transaction, email);
}

/** The row goes with the press that sends it; its file becomes the candidate's resume. */
async function takeWaiting(transaction: Database, id: string): Promise<void> {
  const taken = await transaction
    .deleteFrom('guest_applications')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new AppError('gone', msg`This application was deleted meanwhile.`);
}

/** A candidate whose address the link has proven. */
function openAccount(
  transaction: Database,
  { email, first_name, last_name, language }: WaitingRow,
): Promise<string> {
  return createCandidate(
    transaction,
    { email, firstName: first_name, lastName: last_name, language },
    { confirmed: true },
  );
}

/** Takes an account of an unproven address out of the hands of the person who opened it. */
async function proveOwner(
  transaction: Database,
  { id, email_confirmed_at: confirmedAt }: OwnerRow,
  { first_name: firstName, last_name: lastName }: WaitingRow,
): Promise<string> {
  if (confirmedAt !== null) return id;
  await proveOwnEmail(transaction, await lockAccount(transaction, id), undefined);
  await setNames(transaction, id, { firstName, lastName });
  return id;
}

function passwordPathFor(transaction: Database, email: string): Promise<string> {
  return createLink(transaction, {
    purpose: 'set-password',
    accountEmail: email,
    mailedTo: email,
    minutes: passwordLinkMinutes,
    page: paths.setPassword,
  });
}

/** Deletes what was not confirmed in time, with its files. */
export async function forgetUnconfirmed({
  database,
  queue,
}: Pick<Services, 'database' | 'queue'>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ file_id: string }>`
      delete from guest_applications where expires_at < now() returning file_id
    `.execute(transaction);
    await removeFiles(
      transaction,
      queue,
      rows.map((row) => row.file_id),
    );
  });
}
