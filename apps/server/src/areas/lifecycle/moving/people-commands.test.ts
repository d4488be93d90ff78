import { beforeEach, describe, expect, test } from 'vitest';
import {
  createCandidate,
  createCompany,
  createEmployer,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetMoved, inviteMoved, keepMovedPeople, type MovedPerson } from './people-commands.ts';

const context = useTestApp();
let staff: TestUser;
let count = 0;

beforeEach(async () => {
  await context.database.deleteFrom('moved_people').execute();
  await context.database.deleteFrom('moving_batches').execute();
  staff = await createStaff(context.services, { staff_role: 'administrator' });
});

const keep = (people: readonly MovedPerson[]) => keepMovedPeople(context.database, people);
const candidate = (name = 'Cy Cook'): MovedPerson & { email: string } => ({
  kind: 'candidate',
  email: `cy${++count}@mail.example`,
  name,
  companyId: null,
});
const turn = (kind: string, on: boolean, headers = staff.headers) =>
  context.app.inject({
    method: 'POST',
    url: '/api/staff/moving/invitations',
    payload: { kind, on },
    headers,
  });
const call = (what: 'check' | 'open', token: string) =>
  context.app.inject({ method: 'POST', url: `/api/moved-accounts/${what}`, payload: { token } });
const invite = () => inviteMoved(context.services);
const list = async (kind: string) => {
  const answer = await context.app.inject({ url: '/api/staff/moving', headers: staff.headers });
  return answer.json<{ data: { kind: string }[] }>().data.find((people) => people.kind === kind);
};

describe('[L-31] people of another board', () => {
  test('nobody is written to before staff starts it, each once, and a stop holds', async () => {
    const people = Array.from({ length: 32 }, () => candidate());
    expect(await keep(people)).toBe(32);
    const written = async () =>
      (await Promise.all(people.map(({ email }) => sentMails(context.database, email)))).map(
        ({ length }) => length,
      );
    await invite();
    expect(await written()).toEqual(people.map(() => 0));
    expect((await turn('candidate', true)).statusCode).toBe(200);
    await Promise.all([invite(), invite()]);
    expect(Math.max(...(await written()))).toBe(1);
    await turn('candidate', false);
    const [before] = [await written()];
    await invite();
    expect(await written()).toEqual(before);
    await turn('candidate', true);
    await invite();
    await invite();
    expect(await written()).toEqual(people.map(() => 1));
    // A repeated move writes to nobody again.
    expect(await keep(people)).toBe(0);
    expect(await list('candidate')).toMatchObject({ waiting: 0, invited: 32, isOn: false });
    expect((await turn('candidate', true)).statusCode).toBe(409);
  });

  test('a link opens an account by a press, once, with a page that sets a password', async () => {
    const person = candidate('Cy <b>Cook</b> https://evil.example');
    await keep([person]);
    await turn('candidate', true);
    await invite();
    const [mail] = await sentMails(context.database, person.email);
    expect(mail?.text).not.toContain('evil');
    const token = tokenOf(mail);
    expect((await call('check', token)).json().data).toEqual({ email: person.email, hasAccount: false });
    const noAccount = await context.database
      .selectFrom('users')
      .where('email', '=', person.email)
      .select('id')
      .execute();
    expect(noAccount).toEqual([]);
    const [one, two] = await Promise.all([call('open', token), call('open', token)]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 410]);
    const opened = [one, two].find(({ statusCode }) => statusCode === 200);
    expect(opened?.json().data.passwordPath).toMatch(/^\/set-password\?token=/);
    const account = await context.database
      .selectFrom('users')
      .select(['role', 'password_hash', 'email_confirmed_at', 'first_name'])
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ role: 'candidate', password_hash: null, first_name: '' });
    expect(account.email_confirmed_at).not.toBeNull();
    expect((await call('check', token)).statusCode).toBe(410);
  });

  test('who has an account is not written to, and one that came later is left as it is', async () => {
    const known = await createCandidate(context.services);
    const later = candidate();
    await keep([{ ...candidate(), email: known.email }, later]);
    await turn('candidate', true);
    await invite();
    expect(await sentMails(context.database, known.email)).toEqual([]);
    const token = tokenOf((await sentMails(context.database, later.email))[0]);
    await createCandidate(context.services, { email: later.email });
    expect((await call('check', token)).json().data.hasAccount).toBe(true);
    expect((await call('open', token)).statusCode).toBe(409);
  });

  test('an employer is invited to be the owner of a company without members', async () => {
    const company = await createCompany(context.services, { name: 'Oven' });
    const person = {
      kind: 'employer' as const,
      email: 'ada@oven.example',
      name: 'Ada',
      companyId: company.id,
    };
    await keep([person]);
    await turn('employer', true);
    await invite();
    const [mail] = await sentMails(context.database, person.email);
    expect(mail?.subject).toContain('Oven');
    const joined = await context.app.inject({
      method: 'POST',
      url: '/api/company-invitations/accept',
      payload: {
        token: tokenOf(mail),
        firstName: 'Ada',
        lastName: 'Quinn',
        password: 'over the hills and far away',
      },
    });
    expect(joined.statusCode, joined.body).toBeLessThan(300);
    const members = await context.database
      .selectFrom('company_members')
      .select('member_role')
      .where('company_id', '=', company.id)
      .execute();
    expect(members).toEqual([{ member_role: 'owner' }]);
    await forgetMoved(context.database);
    expect(await list('employer')).toMatchObject({ invited: 1, joined: 1 });
  });

  test('the link to a company ends when somebody else looks after it', async () => {
    const company = await createCompany(context.services);
    await keep([{ kind: 'employer', email: 'late@oven.example', name: '', companyId: company.id }]);
    await turn('employer', true);
    await invite();
    const token = tokenOf((await sentMails(context.database, 'late@oven.example'))[0]);
    await createEmployer(context.services, { companyId: company.id });
    const joined = await context.app.inject({
      method: 'POST',
      url: '/api/company-invitations/accept',
      payload: { token, firstName: 'Late', lastName: 'Comer', password: 'over the hills and far away' },
    });
    expect(joined.statusCode).toBe(410);
  });

  test('nobody is invited into a company that has a member, or is held', async () => {
    const { companyId } = await createEmployer(context.services);
    const held = await createCompany(context.services, { held_reason: 'suspended' });
    await keep([
      { kind: 'employer', email: 'x1@a.example', name: '', companyId },
      { kind: 'employer', email: 'x2@a.example', name: '', companyId: held.id },
    ]);
    await turn('employer', true);
    await invite();
    expect(await sentMails(context.database, 'x1@a.example')).toEqual([]);
    expect(await sentMails(context.database, 'x2@a.example')).toEqual([]);
    expect(await list('employer')).toMatchObject({ leftOut: 2, invited: 0 });
  });

  test('a link ends with its time, its address is forgotten, and nobody is invited again', async () => {
    const person = candidate();
    await keep([person]);
    await turn('candidate', true);
    await invite();
    const token = tokenOf((await sentMails(context.database, person.email))[0]);
    await context.database
      .updateTable('moved_people')
      .set({ expires_at: new Date('2026-01-01') })
      .execute();
    expect((await call('open', token)).statusCode).toBe(410);
    await forgetMoved(context.database);
    const rows = await context.database
      .selectFrom('moved_people')
      .select(['email', 'name', 'token_hash'])
      .execute();
    expect(rows).toEqual([{ email: null, name: '', token_hash: null }]);
    expect(await keep([person])).toBe(0);
  });

  test('only administrators start and stop', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await turn('candidate', true, moderator.headers)).statusCode).toBe(403);
    expect((await turn('visitor', true)).statusCode).toBe(400);
  });
});
