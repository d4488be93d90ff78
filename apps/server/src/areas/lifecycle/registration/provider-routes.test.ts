import { describe, expect, test, vi } from 'vitest';
import { createCandidate, createCompany } from '../../../testing/factories.ts';
import { createMemberProviderCalls, useOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const provider = useOpenIdProvider(context, '/provider-sign-in');
const { board, newPerson } = createMemberProviderCalls(context, provider);

const names = { firstName: 'Ada', lastName: 'Lovelace' };
const company = {
  companyName: 'Crane & Co',
  website: 'www.crane.example',
  country: 'Norway',
  phone: '+47 22 00 00 00',
};

let visitors = 0;
/** Everybody comes from a network of their own: one person's name is not typed there again and again. */
const register = async (fields: object) =>
  (await board()).post('/provider-signup', fields, { ip: `203.0.${++visitors}.7` });

async function ticketOf(key = 'google'): Promise<string> {
  const { come } = await board();
  return (await come(key)).json<{ data: { ticket: string } }>().data.ticket;
}

describe('[L-31] registering with a provider', () => {
  test('opens a candidate’s account without a password, with the proven address and the terms of now', async () => {
    const person = newPerson();
    const { come } = await board();
    const ticket = await ticketOf();
    const typed = { role: 'candidate', ticket, ...names, email: 'somebody.else@jobs.example' };
    const opened = await register(typed);
    expect(opened.statusCode).toBe(201);
    const { user } = opened.json().data;
    expect(user).toMatchObject({
      role: 'candidate',
      email: person.email,
      emailConfirmed: true,
      hasPassword: false,
      ...names,
    });
    const agreed = await context.database
      .selectFrom('agreed_terms')
      .select('document')
      .where('user_id', '=', user.id)
      .execute();
    expect(agreed.map(({ document }) => document).toSorted()).toEqual(['privacy', 'terms']);
    expect(await sentMails(context.database, person.email)).toEqual([]);
    expect((await come()).json().data.user.id).toBe(user.id);
    expect((await register(typed)).statusCode).toBe(410);
  });

  test('opens an employer’s account with its company', async () => {
    const person = newPerson();
    const fields = { role: 'employer', ticket: await ticketOf(), ...names, ...company };
    const opened = await register(fields);
    expect(opened.statusCode).toBe(201);
    expect(opened.json().data.user).toMatchObject({
      role: 'employer',
      email: person.email,
      company: { name: 'Crane & Co', memberRole: 'owner' },
    });
  });

  test('a company that is public at once shows on every node before the answer', async () => {
    newPerson();
    const settled = vi.spyOn(context.services.changes, 'settledEverywhere');
    await register({ role: 'candidate', ticket: await ticketOf(), ...names });
    expect(settled).not.toHaveBeenCalled();
    newPerson();
    const other = { ...company, companyName: 'Quay & Sons' };
    await register({ role: 'employer', ticket: await ticketOf(), ...names, ...other });
    expect(settled).toHaveBeenCalledOnce();
    settled.mockRestore();
  });

  test('an unproven address is typed, and confirmed by the board’s own mail', async () => {
    const person = newPerson({ xms_edov: false });
    const ticket = await ticketOf('microsoft');
    const fields = { role: 'candidate', ticket, ...names };
    const missing = await register(fields);
    expect([missing.statusCode, missing.json().fields]).toEqual([400, { email: 'Email is required.' }]);
    const email = `typed-${person.email}`;
    const opened = await register({ ...fields, email });
    expect(opened.json().data.user).toMatchObject({ email, emailConfirmed: false });
    const [mail] = await sentMails(context.database, email);
    expect(mail?.text).toContain('/confirm-email?token=');
  });

  test('[B-11] an address that has an account is refused, and the ticket stays good for another', async () => {
    newPerson({ email_verified: false });
    const taken = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const fields = { role: 'candidate', ticket: await ticketOf(), ...names };
    const refused = await register({ ...fields, email: taken.email.toUpperCase() });
    const message = 'An account with this email already exists. Sign in instead.';
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'conflict', message, fields: { email: message } },
    ]);
    const linked = context.database
      .selectFrom('linked_providers')
      .select('id')
      .where('user_id', '=', taken.id);
    expect(await linked.execute()).toEqual([]);
    const other = await register({ ...fields, email: `x-${taken.email}` });
    expect(other.statusCode).toBe(201);
  });

  test('of two registrations of one person at once one gets the account', async () => {
    const person = newPerson();
    const tickets = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all(
      tickets.map((ticket) => register({ role: 'candidate', ticket, ...names })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const users = context.database.selectFrom('users').select('id').where('email', '=', person.email);
    expect(await users.execute()).toHaveLength(1);
  });

  test('a person who is linked already opens no second account with another address', async () => {
    newPerson({ email_verified: false });
    const tickets = [await ticketOf(), await ticketOf()];
    const statuses = [];
    for (const [n, ticket] of tickets.entries()) {
      const email = `${crypto.randomUUID()}-${n}@jobs.example`;
      const answer = await register({ role: 'candidate', ticket, ...names, email });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, 409]);
  });

  test('a colleague of a registered company is told to get an invitation, and gets no account', async () => {
    await createCompany(context.services, { name: 'Elsewhere', slug: 'elsewhere' });
    const website = 'www.fjord.example';
    const registerFjord = async () =>
      register({
        role: 'employer',
        ticket: await ticketOf(),
        ...names,
        ...company,
        companyName: 'Fjord Ltd',
        website,
      });
    newPerson();
    expect((await registerFjord()).statusCode).toBe(201);
    const second = newPerson();
    const refused = await registerFjord();
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['companyName']]);
    const users = context.database.selectFrom('users').select('id').where('email', '=', second.email);
    expect(await users.execute()).toEqual([]);
  });

  test.each([
    [{ role: 'staff' }, 'role'],
    [{ role: 'candidate', firstName: 'win at evil.example' }, 'firstName'],
    [{ role: 'employer', companyName: '' }, 'companyName'],
  ])('%j is refused with a sentence at its field, and uses nothing up', async (wrong, field) => {
    newPerson();
    const ticket = await ticketOf();
    const refused = await register({ ticket, ...names, ...wrong });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toContain(field);
    expect((await register({ role: 'candidate', ticket, ...names })).statusCode).toBe(201);
  });
});
