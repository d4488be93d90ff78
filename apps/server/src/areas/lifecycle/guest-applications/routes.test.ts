import { sayEnglish } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../testing/blog-factories.ts';
import { countStored } from '../../../testing/erased-people.ts';
import { createJob } from '../../../testing/factories.ts';
import { createGuestCalls, guestFile } from '../../../testing/guest-applications.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { setBack, switchOff } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { personalData } from '../personal-data.ts';

const context = useTestApp();
const {
  newAddress,
  createOpening,
  send,
  check,
  confirm,
  createWaiting,
  applicationsFor,
  waitingFor,
  findUser,
  askFor,
} = createGuestCalls(context);

describe('[L-33] applying without an account', () => {
  test('nothing reaches the employer before the press, and all of it after', async () => {
    const { app, database } = context;
    const { employer, job } = await createOpening();
    const knockout = { answers: ['No'] };
    const question = await askFor(job.id, { kind: 'yes-no', required: true, knockout });
    await sql`
      insert into webhook_receivers (id, company_id, url, name, events, secret)
      values (${newId()}, ${employer.companyId}, 'https://ats.example', 'ATS', '{application.made}', 'secret')
    `.execute(database);
    /** Everything that the employer can see, fetch or be told of. */
    async function listSeen() {
      const urls = [
        `/company/jobs/${job.id}/applicants/board`,
        '/company/jobs',
        `/company/jobs/${job.id}/applicants/export`,
      ];
      const answers = [];
      for (const url of urls)
        answers.push((await app.inject({ url: `/api${url}`, headers: employer.headers })).body);
      const webhooks = await database.selectFrom('webhook_deliveries').select('type').execute();
      const mails = (await sentMails(database, employer.email)).map(({ kind }) => kind);
      return { answers, webhooks, mails };
    }
    const before = await listSeen();
    const { email, token, message } = await createWaiting(job.id, newAddress(), {
      coverLetter: 'I love the sea.',
      answers: JSON.stringify({ [question]: 'No' }),
    });
    expect(message).toMatch(
      /^Almost done\. We have sent a mail to .*: press the button in it, and your application goes to /,
    );
    expect(await listSeen()).toEqual(before);
    expect(await applicationsFor(job.id)).toEqual([]);
    expect(await findUser(email)).toBeUndefined();

    const response = await confirm(token);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      expect.stringMatching(/^Your application for Keeper is with Company/),
    ]);
    expect(await applicationsFor(job.id)).toEqual([
      { email, first_name: 'Ottilie', cover_letter: 'I love the sea.', name: 'otti-keeper.pdf' },
    ]);
    const after = await listSeen();
    expect(after.answers[0]).toContain('Ottilie');
    expect(after.answers[2]).toContain('Ottilie');
    expect(after.webhooks).toEqual([{ type: 'application.made' }]);
    expect(after.mails).toEqual(['application-received']);
    const kinds = (await sentMails(database, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm-application', 'application-sent']);
    const given = database.selectFrom('application_answers').select(['answer', 'is_knockout']);
    expect(await given.execute()).toEqual([{ answer: 'No', is_knockout: true }]);
    expect(await waitingFor(email)).toEqual([]);
  });

  test('the press opens an account of a proven address that no one is signed in to, and offers its password', async () => {
    const { job } = await createOpening();
    const { email, token } = await createWaiting(job.id);
    const { passwordPath } = (await confirm(token)).json().data;
    const user = await findUser(email);
    expect(user).toMatchObject({
      role: 'candidate',
      password_hash: null,
      first_name: 'Ottilie',
      last_name: 'Keeper',
    });
    expect(user?.email_confirmed_at).toBeInstanceOf(Date);
    const sessions = context.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user?.id ?? '');
    expect(await sessions.execute()).toEqual([]);
    const agreed = context.database
      .selectFrom('agreed_terms')
      .select('document')
      .where('user_id', '=', user?.id ?? '');
    expect((await agreed.execute()).map(({ document }) => document).toSorted()).toEqual(['privacy', 'terms']);

    const passwordToken = new URL(passwordPath, 'https://board.example').searchParams.get('token');
    const set = await context.app.inject({
      method: 'POST',
      url: '/api/set-password',
      payload: { token: passwordToken, password: 'a quiet harbour' },
    });
    const headers = { authorization: `Bearer ${set.json().data.accessToken}` };
    const { data } = (await context.app.inject({ url: '/api/applications', headers })).json();
    expect(data).toMatchObject([{ job: { id: job.id }, status: 'submitted', resumeName: 'otti-keeper.pdf' }]);
  });

  test('opening the page of the link says what would be sent, and uses nothing up', async () => {
    const { job } = await createOpening();
    const { email, token } = await createWaiting(job.id, newAddress(), { coverLetter: 'Dear all' });
    for (let opened = 0; opened < 2; opened++) {
      expect(await check(token)).toMatchObject({
        job: { id: job.id, title: 'Keeper' },
        name: 'Ottilie Keeper',
        email,
        resumeName: 'otti-keeper.pdf',
        coverLetter: 'Dear all',
        hasAccount: false,
        problem: '',
        mustAnswer: false,
      });
    }
    expect(await applicationsFor(job.id)).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('a person with one name applies', async () => {
    const { job } = await createOpening();
    const { email, token } = await createWaiting(job.id, newAddress(), {
      firstName: 'Suharto',
      lastName: '',
    });
    await confirm(token);
    expect(await findUser(email)).toMatchObject({ first_name: 'Suharto', last_name: '' });
  });
});

describe('[L-33] refused forms keep nothing', () => {
  test('every field says what is wrong with it', async () => {
    const before = await countStored(context);
    const response = await send({ jobId: 'x', email: 'no', firstName: '', lastName: ' ', captcha: '' }, null);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      jobId: 'Choose the job to apply for.',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Enter a valid email',
      captcha: 'Please complete the Captcha',
      resume: 'Please upload a file',
    });
    expect(await countStored(context)).toEqual(before);
  });

  test.each([
    ['a file that is no PDF', {}, { name: 'cv.pdf', bytes: Buffer.from('hello') }, 415, 'resume'],
    ['a role of another form', { role: 'staff' }, guestFile, 400, 'role'],
    ['a captcha that no one has solved', { captcha: 'bm9uc2Vuc2U=' }, guestFile, 400, 'captcha'],
  ])('%s', async (_name, fields, upload, status, field) => {
    const { job } = await createOpening();
    const email = newAddress();
    const before = await countStored(context);
    const response = await send({ jobId: job.id, email, ...fields }, upload);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await countStored(context)).toEqual(before);
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('a solved captcha serves one application', async () => {
    const { job } = await createOpening();
    const captcha = await solvedCaptcha(context.app);
    expect((await send({ jobId: job.id, email: newAddress(), captcha })).statusCode).toBe(202);
    const again = await send({ jobId: job.id, email: newAddress(), captcha });
    expect(again.json().fields).toEqual({ captcha: 'The check was used already. Tick the box again.' });
  });

  test('a question without its answer, a closed job and one that takes applications elsewhere', async () => {
    const { job } = await createOpening();
    const question = await askFor(job.id, { kind: 'text', required: true });
    const captcha = await solvedCaptcha(context.app);
    const unanswered = await send({ jobId: job.id, email: newAddress(), captcha });
    expect(unanswered.json().fields).toEqual({ [`answers.${question}`]: 'Please answer this question.' });
    const elsewhere = await createJob(context.services, { apply_url: 'https://jobs.example/1' });
    const refused = await send({ jobId: elsewhere.id, email: newAddress(), captcha });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This employer takes applications on its own site.',
    ]);
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
    expect((await send({ jobId: job.id, email: newAddress(), captcha })).statusCode).toBe(410);
  });

  test('many applications from one place, and many mails to one address, have to wait', async () => {
    const { job } = await createOpening();
    const { rateLimits } = context.services;
    const captcha = await solvedCaptcha(context.app);
    await rateLimits.consumeMany('guest-application-address', '203.0.113.8', 300);
    expect(
      (await send({ jobId: job.id, email: newAddress(), captcha }, guestFile, '203.0.113.8')).statusCode,
    ).toBe(429);
    const email = newAddress();
    for (let sent = 0; sent < 6; sent++)
      await rateLimits.consume('guest-application-recipient', email).catch(() => undefined);
    expect((await send({ jobId: job.id, email, captcha })).statusCode).toBe(429);
    expect(await sentMails(context.database, email)).toEqual([]);
  });
});

test('[L-33, G-10] a copy of one’s data has the applications that wait', async () => {
  const { job } = await createOpening();
  const { email } = await createWaiting(job.id);
  const section = personalData.sections.find(({ key }) => key === 'guestApplications');
  const rows = await section?.list(context.database, { id: newId(), addresses: [email] }, sayEnglish);
  expect(rows).toMatchObject([
    { job: 'Keeper', email, firstName: 'Ottilie', resume: { name: 'otti-keeper.pdf' } },
  ]);
  expect(
    await section?.list(context.database, { id: newId(), addresses: ['else@example.org'] }, sayEnglish),
  ).toEqual([]);
});

test('[L-31, L-33] where guests do not apply, a link that was mailed before still sends what waits', async () => {
  const { job } = await createOpening();
  const { token, email } = await createWaiting(job.id);
  await switchOff(context.database, 'guestApplications');
  try {
    const refused = await send({ jobId: job.id, email: newAddress() });
    expect(refused.statusCode).toBe(404);
    expect(refused.json().message).toBe('This board does not have this: it is switched off.');
    expect(await check(token)).toMatchObject({ job: { id: job.id }, email });
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await applicationsFor(job.id)).map((application) => application.email)).toEqual([email]);
  } finally {
    await setBack(context.database);
  }
});
