import { sayEnglish } from '@waymark/contract/text/say';
import type { FirstSteps } from '@waymark/contract/office/first-steps';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { deliverMails } from '../../../testing/newsletter-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../board-settings/commands.ts';
import { sweepMailSends } from '../../../platform/mail/mail-sends.ts';
import { readSteps } from './queries.ts';

const context = useTestApp();
let admin: TestUser;
/** The settings of the process; tests change some of them. */
const started = () => context.services.config as unknown as Record<string, unknown>;
let before: Record<string, unknown>;

beforeEach(async () => {
  before = { ...started() };
  admin = await createStaff(context.services, { staff_role: 'administrator' });
});
afterEach(async () => {
  Object.assign(started(), before);
  await context.database.deleteFrom('first_steps').execute();
  await context.database.deleteFrom('board_settings').execute();
  await board.load(context.database);
  await sql`delete from pgboss.job`.execute(context.database);
});

const call = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object, who = admin) => {
  const url = `/api/staff/first-steps${path}`;
  const response = await context.app.inject({
    method,
    url,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() as FirstSteps & { message: string } };
};
const stateOf = ({ data }: FirstSteps, name: string) => data.find(({ step }) => step === name)?.state;

describe('[L-31] the first steps', () => {
  test('name what is missing, each with the setting that mends it', async () => {
    const { body } = await call('GET');
    expect(body.data.map(({ step, state }) => [step, state])).toEqual([
      ['address', 'open'],
      ['mail', 'open'],
      ['sender', 'open'],
      ['legal', 'open'],
      ['storage', 'done'],
      ['checkout', 'done'],
      ['seller', 'open'],
      ['backups', 'open'],
      ['secondStep', expect.stringMatching(/open|done/)],
    ]);
    const textOf = (name: string) => body.data.find(({ step }) => step === name)?.text;
    expect(textOf('address')).toMatch(/PUBLIC_URL/);
    expect(textOf('mail')).toMatch(/SMTP_URL/);
    expect(textOf('sender')).toMatch(/MAIL_FROM/);
    expect(body.testMail).toBeNull();
  });

  test('without a mail server no test is sent, and the sentence says what to set', async () => {
    expect(await call('POST', '/test-mail')).toMatchObject({
      status: 409,
      body: { message: 'No mail can be sent yet: set SMTP_URL and start the board again.' },
    });
  });

  test('mail is done once a test was handed over, and stays so when its record is gone', async () => {
    started()['smtpUrl'] = 'smtp://mail.example';
    expect((await call('POST', '/test-mail')).status).toBe(200);
    const waiting = (await call('GET')).body;
    expect([stateOf(waiting, 'mail'), waiting.testMail?.state]).toEqual(['open', 'waiting']);
    expect(await deliverMails(context.services)).toEqual([admin.email]);
    expect(stateOf((await call('GET')).body, 'mail')).toBe('done');
    await sql`update mail_sends set created_at = now() - interval '100 days'`.execute(context.database);
    await sweepMailSends(context.database);
    const later = (await call('GET')).body;
    expect([stateOf(later, 'mail'), later.testMail]).toEqual(['done', null]);
  });

  test('a test that the mail server refuses leaves mail open, with what the server said', async () => {
    started()['smtpUrl'] = 'smtp://mail.example';
    await call('POST', '/test-mail');
    await deliverMails(context.services, () => '550 5.7.1 We do not know you');
    const { data, testMail } = (await call('GET')).body;
    expect(stateOf({ data, testMail }, 'mail')).toBe('open');
    expect(testMail).toMatchObject({
      state: 'bounced',
      reason: expect.stringContaining('We do not know you'),
    });
  });

  test('are done by settings: address, sender and texts', async () => {
    const config = { ...context.services.config, publicUrl: 'https://jobs.harbour.org' };
    const setting = (key: 'sender' | 'operator', value: object) =>
      changeSetting(context.database, null, { key, value, version: 0 });
    await setting('sender', { name: 'Harbour', address: 'jobs@harbour.org' });
    const nobody = { name: null, address: null, register: null, vatNumber: null, responsible: null };
    await setting('operator', { ...nobody, name: 'Harbour Ltd', address: 'Pier 1, Hull' });
    const steps = await readSteps(sayEnglish, context.database, config);
    expect(['address', 'sender', 'legal'].map((name) => stateOf(steps, name))).toEqual([
      'done',
      'done',
      'done',
    ]);
  });

  test('one that is not needed is set aside and taken up again', async () => {
    delete started()['checkout'];
    const set = async (dismissed: boolean) =>
      stateOf((await call('PUT', '/checkout', { dismissed })).body, 'checkout');
    expect(stateOf((await call('GET')).body, 'checkout')).toBe('open');
    expect(await set(true)).toBe('dismissed');
    expect(await set(true)).toBe('dismissed');
    expect(await set(false)).toBe('open');
  });

  test('are for administrators', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await call('GET', '', undefined, moderator)).status).toBe(403);
    expect((await call('PUT', '/nothing', { dismissed: true })).status).toBe(404);
  });
});
