import { solvedCaptcha } from './blog-factories.ts';
import { createEmployer, createJob } from './factories.ts';
import { pdfBytes } from './resume-files.ts';
import { sentMails, tokenOf } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';
import { multipart } from './uploads.ts';
import { newId } from '../platform/ids.ts';

export const guestFile = { name: 'otti-keeper.pdf', bytes: pdfBytes() };
const person = { firstName: 'Ottilie', lastName: 'Keeper' };

/** The refusal of a link of a guest's application that sends nothing any more. */
export const deadLink = {
  code: 'gone',
  message:
    'This link was used, was replaced by a newer one, or has expired. If you have sent the application, a mail says so.',
};

/** The calls of guests who apply, and the rows that these leave. */
export function createGuestCalls(context: TestApp) {
  let count = 0;
  const newAddress = () => `guest-${++count}@example.org`;

  async function createOpening() {
    const employer = await createEmployer(context.services);
    const job = await createJob(context.services, { company_id: employer.companyId, title: 'Keeper' });
    return { employer, job };
  }

  async function send(
    fields: Record<string, string>,
    upload: typeof guestFile | null = guestFile,
    ip?: string,
  ) {
    const captcha = fields['captcha'] ?? (await solvedCaptcha(context.app));
    const { payload, headers } = await multipart({ ...person, ...fields, captcha }, upload ?? undefined);
    const remoteAddress = ip ?? `198.51.100.${++count % 250}`;
    return context.app.inject({
      method: 'POST',
      url: '/api/guest-applications',
      payload,
      headers,
      remoteAddress,
    });
  }

  const post = (url: string, payload: object) =>
    context.app.inject({
      method: 'POST',
      url: `/api/guest-applications/${url}`,
      payload,
      remoteAddress: `198.51.100.${++count % 250}`,
    });
  const check = async (token: string) => (await post('check', { token })).json().data;
  const confirm = (token: string, answers?: Record<string, string>) =>
    post('confirm', { token, ...(answers && { answers }) });

  async function lastToken(email: string): Promise<string> {
    const mails = await sentMails(context.database, email);
    return tokenOf(mails.findLast(({ kind }) => kind === 'confirm-application'));
  }

  /** An application that waits for the press on its link. */
  async function createWaiting(jobId: string, email = newAddress(), fields: Record<string, string> = {}) {
    const response = await send({ jobId, email, ...fields });
    if (response.statusCode !== 202) throw new Error(response.body);
    return { email, token: await lastToken(email), message: response.json().message as string };
  }

  const applicationsFor = (jobId: string) =>
    context.database
      .selectFrom('applications')
      .innerJoin('users', 'users.id', 'applications.user_id')
      .innerJoin('files', 'files.id', 'applications.file_id')
      .select(['users.email', 'users.first_name', 'applications.cover_letter', 'files.name'])
      .where('job_id', '=', jobId)
      .execute();
  const waitingFor = (email: string) =>
    context.database.selectFrom('guest_applications').selectAll().where('email', '=', email).execute();
  const findUser = (email: string) =>
    context.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

  async function askFor(
    jobId: string,
    asked: { kind: 'text' | 'yes-no'; required: boolean; knockout?: object },
  ) {
    const id = newId();
    const { knockout = null, ...row } = asked;
    await context.database
      .insertInto('job_questions')
      .values({
        id,
        job_id: jobId,
        position: 0,
        question: 'Do you climb?',
        ...row,
        knockout: knockout === null ? null : (JSON.stringify(knockout) as never),
      })
      .execute();
    return id;
  }

  return {
    newAddress,
    createOpening,
    send,
    post,
    check,
    confirm,
    createWaiting,
    applicationsFor,
    waitingFor,
    findUser,
    askFor,
  };
}
