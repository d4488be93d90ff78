import { describe, expect, test } from 'vitest';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate } from '../../../testing/factories.ts';
import { docxEntries, oleBytes, pdfBytes, zipBytes } from '../../../testing/resume-files.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();
const person = { firstName: 'Ada', lastName: 'Lovelace' };
const pdf = { name: 'ada.pdf', bytes: pdfBytes() };

let visitors = 0;

async function ask(
  fields: Record<string, string | readonly string[]>,
  file: { field?: string; name: string; bytes: Buffer } | undefined = pdf,
  remoteAddress = `198.51.100.${++visitors}`,
) {
  const { payload, headers } = await multipart(fields, file);
  return context.app.inject({ method: 'POST', url: '/api/resume-review', payload, headers, remoteAddress });
}

describe('[C-1] [C-2] [F-1] POST /resume-review', () => {
  test('opens an account with the resume and a waiting review, and the token works', async () => {
    const response = await ask({ email: 'Ada@Example.org', ...person });
    expect(response.statusCode).toBe(201);
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({
      ...person,
      role: 'candidate',
      email: 'ada@example.org',
      jobTitle: '',
      location: '',
      phone: '',
      desireCompensation: '',
      educationLevel: '',
      experienceLevel: '',
      valueMostInCompany: [],
      allowedText: false,
      bestJobFirst: false,
      sendResumeToExpert: true,
      hasPassword: false,
      company: null,
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = async (url: string) => (await context.app.inject({ url: `/api${url}`, headers })).json().data;
    expect(await get('/get-auth-user')).toEqual(user);
    expect(await get('/get-critique-detail')).toEqual({
      reviewLink: null,
      openedByCustomer: 'false',
      reviewReady: false,
    });
    const [resume, ...others] = await get('/resumes');
    expect(others).toEqual([]);
    expect(resume).toMatchObject({ name: 'ada.pdf', isDefault: true });
    const file = await context.app.inject({ url: `/api/resumes/${resume.id}/file`, headers });
    expect(file.rawPayload.equals(pdf.bytes)).toBe(true);
  });

  test('[L-25] a person with one name sends an empty last name', async () => {
    const response = await ask({ email: 'suharto@example.org', firstName: 'Suharto', lastName: '' });
    expect(response.json().data.user).toMatchObject({ firstName: 'Suharto', lastName: '' });
  });

  test('the request is kept as an agreement to it, and as no other', async () => {
    const { user } = (await ask({ email: 'agreed@example.org', ...person })).json().data;
    const consents = await context.database
      .selectFrom('consents')
      .select(['purpose', 'granted', 'source'])
      .where('user_id', '=', user.id)
      .execute();
    expect(consents).toEqual([{ purpose: 'sendResumeToExpert', granted: true, source: 'resume-review' }]);
  });

  test('[B-10] the welcome mail carries the link that sets the first password', async () => {
    const email = 'welcome@example.org';
    await ask({ email, ...person });
    const [mail, ...others] = await sentMails(context.database, email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Welcome to Waymark');
    const password = 'a quiet harbour at dawn';
    const post = (url: string, payload: object) =>
      context.app.inject({ method: 'POST', url: `/api${url}`, payload });
    expect((await post('/set-password', { token: tokenOf(mail), password })).statusCode).toBe(200);
    expect((await post('/login', { email, password })).statusCode).toBe(200);
  });
});

describe('[B-11] an email that has an account', () => {
  const refusal = 'An account with this email already exists. Sign in instead.';

  test('is refused with the way to sign in, is not signed in, and nothing is kept', async () => {
    const { email, id } = await createCandidate(context.services);
    const before = await countStored(context);
    const response = await ask({ ...person, email: email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ code: 'conflict', message: refusal, fields: { email: refusal } });
    expect(await countStored(context)).toEqual(before);
    expect(await sentMails(context.database, email)).toEqual([]);
    const owner = await context.database
      .selectFrom('users')
      .select('send_resume_to_expert')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(owner.send_resume_to_expert).toBe(false);
  });

  test('of two simultaneous requests one gets the account and the other the refusal', async () => {
    const before = await countStored(context);
    const answers = await Promise.all([1, 2].map(() => ask({ ...person, email: 'race@example.org' })));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await countStored(context)).toMatchObject({
      users: before.users + 1,
      critiques: before.critiques + 1,
      stored: before.stored + 1,
    });
  });
});

describe('[C-1] refused forms', () => {
  test('empty fields get the messages of this form', async () => {
    const { payload, headers } = await multipart({ email: '', firstName: ' ' });
    const response = await context.app.inject({
      method: 'POST',
      url: '/api/resume-review',
      payload,
      headers,
      remoteAddress: '203.0.113.1',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      email: 'Email is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      resume: 'Resume is required',
    });
  });

  test.each([
    [{ email: 'ada@' }, { email: 'Invalid email' }],
    [{ firstName: 'a'.repeat(81) }, { firstName: 'Please use at most 80 characters.' }],
    [{ lastName: ['Lovelace', 'Byron'] }, { lastName: 'Last name is required' }],
  ])('%j', async (wrong: Record<string, string | string[]>, fields) => {
    const response = await ask({ email: 'wrong@example.org', ...person, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test.each(['role', 'sendResumeToExpert', 'jobTitle'])('the field %s is not of this form', async (name) => {
    const before = await countStored(context);
    const response = await ask({ email: 'more@example.org', ...person, [name]: 'staff' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([name]);
    expect(await countStored(context)).toEqual(before);
  });

  const encrypted = zipBytes(docxEntries.map((entry) => ({ ...entry, encrypted: true })));
  test.each([
    ['of another type', 'ada.txt', pdfBytes(), 415, 'Unsupported File Format'],
    ['with fake content', 'ada.docx', pdfBytes(), 415, 'This file is not really a Word document.'],
    ['with an old format’s fake content', 'ada.doc', oleBytes('Workbook'), 415, 'not really a Word document'],
    ['under a password', 'ada.docx', encrypted, 400, 'This file is protected by a password.'],
    ['over 3 MB', 'ada.pdf', Buffer.alloc(3 * 1024 * 1024 + 1), 413, 'The file is larger than 3 MB.'],
    ['with nothing in it', 'ada.pdf', Buffer.alloc(0), 415, 'This file is not really a PDF document.'],
  ])('a resume %s is refused in its field, and nothing is kept', async (_what, name, bytes, status, said) => {
    const before = await countStored(context);
    const response = await ask({ email: 'file@example.org', ...person }, { name, bytes });
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json().fields)).toEqual(['resume']);
    expect(response.json().fields.resume).toContain(said);
    expect(await countStored(context)).toEqual(before);
  });

  test('[L-21] a hall of people gets in from one address, and the three hundred and first has to wait', async () => {
    const address = '203.0.113.9';
    await context.services.rateLimits.consumeMany('signup-address', address, 299);
    expect((await ask({ email: 'last@example.org', ...person }, undefined, address)).statusCode).toBe(201);
    const response = await ask({ email: 'late@example.org', ...person }, undefined, address);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});
