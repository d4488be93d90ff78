import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createEmployer, createCompany, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { noteCompanyEvent } from './commands.ts';
import { newId } from '../../../platform/ids.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { forgetOldInvitations } from './invitation-commands.ts';

const context = useTestApp();

const call = (method: 'GET' | 'PUT', url: string, { headers }: TestUser, payload?: object) =>
  context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

const read = async (user: TestUser, page = 1) =>
  (await call('GET', `/company-history?page=${page}`, user)).json();

describe('[H-1] GET /company-history', () => {
  test('says who did what, newest first, and names colleagues', async () => {
    const owner = await createEmployer(context.services, { first_name: 'Olga', last_name: 'Ott' });
    const { companyId } = owner;
    const mina = await createEmployer(context.services, { companyId, first_name: 'Mina', last_name: '$&' });
    await call('PUT', `/company-members/${mina.id}`, owner, { memberRole: 'recruiter' });
    await call('PUT', `/company-members/${owner.id}`, owner, { memberRole: 'owner' });
    const { data, total } = await read(mina);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { kind: 'member-role-changed', who: 'Olga Ott', what: 'Olga Ott made themselves owner' },
      { kind: 'member-role-changed', who: 'Olga Ott', what: 'Olga Ott made Mina $& recruiter' },
    ]);
  });

  test('keeps the actions of former members, without the name of a deleted account', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const gone = await createEmployer(context.services, { companyId });
    const event = { companyId, userId: gone.id, kind: 'logo-changed' } as const;
    await noteCompanyEvent(context.database, event);
    await context.database.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await read(owner)).data).toMatchObject([{ who: null, what: 'A former member changed the logo' }]);
  });

  test('has pages of 25, and none beyond the last', async () => {
    const owner = await createEmployer(context.services);
    const event = { companyId: owner.companyId, userId: owner.id, kind: 'profile-changed' } as const;
    for (let i = 0; i < 27; i++) await noteCompanyEvent(context.database, event);
    const pages = [await read(owner), await read(owner, 2)];
    expect(pages.map(({ data }) => data.length)).toEqual([25, 2]);
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(27);
    expect((await call('GET', '/company-history?page=3', owner)).statusCode).toBe(404);
  });

  test('has a bound: of more than twenty thousand the oldest go, and those of no other company', async () => {
    const owner = await createEmployer(context.services);
    const other = await createEmployer(context.services);
    const fill = ({ companyId }: { companyId: string }) =>
      sql`insert into company_events (id, company_id, kind, created_at)
        select gen_random_uuid(), ${companyId}, 'profile-changed', now() - nth * interval '1 minute'
        from generate_series(1, 20000) as nth`.execute(context.database);
    await fill(owner);
    await fill(other);
    const event = { companyId: owner.companyId, userId: owner.id, kind: 'logo-changed' } as const;
    await noteCompanyEvent(context.database, event);
    const { data, total } = await read(owner);
    expect([total, data[0].what]).toEqual([20_000, expect.stringContaining('changed the logo')]);
    expect((await read(other)).total).toBe(20_000);
  });

  test('[A-10] is not for viewers, and never another company’s', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    await noteCompanyEvent(context.database, { companyId, userId: owner.id, kind: 'logo-changed' });
    const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
    expect((await call('GET', '/company-history', viewer)).statusCode).toBe(403);
    expect((await read(await createEmployer(context.services))).data).toEqual([]);
  });
});

const confirmed = { email_confirmed_at: new Date('2026-01-05T10:00:00Z') };

const gone = 'This invitation was used, was withdrawn or has expired. Ask your colleague for a new one.';

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

const invite = ({ headers }: TestUser, email: string, memberRole = 'recruiter') =>
  post('/company-invitations', { email, memberRole }, headers);

const withdraw = ({ headers }: TestUser, id: string) =>
  context.app.inject({ method: 'DELETE', url: `/api/company-invitations/${id}`, headers });

const readOffer = (token: string) => post('/company-invitations/read', { token });

async function listOpen({ headers }: TestUser) {
  const response = await context.app.inject({ url: '/api/company-members', headers });
  return response.json().data.invitations;
}

async function lastLink(email: string) {
  return tokenOf((await sentMails(context.database, email)).at(-1));
}

function createOwner(companyId?: string) {
  return createEmployer(context.services, {
    ...(companyId && { companyId }),
    ...confirmed,
    first_name: 'Olga',
    last_name: 'Ott',
  });
}

describe('[B-12] POST /company-invitations', () => {
  test('mails a link for seven days that names the company; its secret is not stored', async () => {
    const company = await createCompany(context.services, { name: 'Crane & Co', slug: 'crane-co' });
    const owner = await createOwner(company.id);
    const response = await invite(owner, 'New.Colleague@Example.org', 'owner');
    expect(response.statusCode).toBe(201);
    const [mail, ...others] = await sentMails(context.database, 'new.colleague@example.org');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A colleague invites you to Crane & Co on Waymark');
    expect(mail?.text).toContain(`${context.services.config.publicUrl}/accept-invitation?token=`);
    const row = await context.database
      .selectFrom('company_invitations')
      .selectAll()
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(tokenOf(mail));
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(7 * 24 * 3_600_000);
    expect(await listOpen(owner)).toMatchObject([
      {
        id: row.id,
        email: 'new.colleague@example.org',
        memberRole: 'owner',
        invitedBy: 'Olga Ott',
        expired: false,
      },
    ]);
  });

  test('a second invitation of an address replaces the first, whose link is dead then', async () => {
    const owner = await createOwner();
    const email = 'twice@example.org';
    await invite(owner, email);
    const first = await lastLink(email);
    await invite(owner, email, 'owner');
    const second = await lastLink(email);
    expect(await listOpen(owner)).toMatchObject([{ email, memberRole: 'owner' }]);
    expect((await readOffer(first)).json()).toMatchObject({ code: 'gone', message: gone });
    expect((await readOffer(second)).statusCode).toBe(200);
  });

  test('of two simultaneous invitations of an address one is open, and its link is the one that works', async () => {
    const owner = await createOwner();
    const email = 'both@example.org';
    await Promise.all([invite(owner, email), invite(owner, email)]);
    expect(await listOpen(owner)).toHaveLength(1);
    const mails = await sentMails(context.database, email);
    const answers = await Promise.all(mails.map((mail) => readOffer(tokenOf(mail))));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 410]);
  });

  test('a member of the company is not invited again, whatever the case of the address', async () => {
    const owner = await createOwner();
    const { email } = await createEmployer(context.services, { companyId: owner.companyId });
    const response = await invite(owner, email.toUpperCase());
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({
      email: 'This address belongs to a member of your company already.',
    });
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('an owner whose own address is unproven is told to confirm it first', async () => {
    const owner = await createEmployer(context.services, { email_confirmed_at: null });
    const response = await invite(owner, 'early@example.org');
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toContain('Confirm your own email address');
    expect(await listOpen(owner)).toEqual([]);
    expect(await sentMails(context.database, 'early@example.org')).toEqual([]);
  });

  test('[A-10] members cannot invite and see no invitations', async () => {
    const owner = await createOwner();
    await invite(owner, 'hidden@example.org');
    const member = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
      ...confirmed,
    });
    expect((await invite(member, 'mine@example.org')).statusCode).toBe(403);
    expect(await listOpen(member)).toEqual([]);
    expect(await listOpen(owner)).toHaveLength(1);
  });

  test('[F-3] a wrong address or role is named', async () => {
    const owner = await createOwner();
    const response = await invite(owner, 'nobody@', 'king');
    expect(response.json().fields).toEqual({ email: 'Invalid email', memberRole: 'Choose a role.' });
  });

  test('a company has a hundred at most, and those that ran out long ago are forgotten', async () => {
    const owner = await createOwner();
    await sql`
      insert into company_invitations (id, company_id, email, member_role, token_hash, expires_at)
      select gen_random_uuid(), ${owner.companyId}, 'guest-' || nth || '@example.org', 'viewer',
        gen_random_uuid()::text, now() - interval '31 days' from generate_series(1, 100) as nth
    `.execute(context.database);
    expect((await invite(owner, 'one-more@example.org')).statusCode).toBe(409);
    // An existing one is sent again.
    expect((await invite(owner, 'guest-7@example.org')).statusCode).toBe(201);
    await forgetOldInvitations(context.database);
    expect((await listOpen(owner)).map(({ email }: { email: string }) => email)).toEqual([
      'guest-7@example.org',
    ]);
    expect((await invite(owner, 'one-more@example.org')).statusCode).toBe(201);
  });

  test('an address is written to a few times a day, however many companies invite it', async () => {
    const email = 'wanted@example.org';
    for (let nth = 0; nth < 5; nth++) expect((await invite(await createOwner(), email)).statusCode).toBe(201);
    expect((await invite(await createOwner(), email)).statusCode).toBe(429);
    expect(await sentMails(context.database, email)).toHaveLength(5);
  });

  test('a company that invites without end has to wait', async () => {
    const owner = await createOwner();
    for (let i = 0; i < 50; i++)
      await context.services.rateLimits.consume('invitation-company', owner.companyId);
    expect((await invite(owner, 'late@example.org')).statusCode).toBe(429);
    expect(await listOpen(owner)).toEqual([]);
  });
});

describe('[B-12] DELETE /company-invitations/:invitationId', () => {
  test('the link of a withdrawn invitation is invalid', async () => {
    const owner = await createOwner();
    await invite(owner, 'withdrawn@example.org');
    const [{ id }] = await listOpen(owner);
    expect((await withdraw(owner, id)).statusCode).toBe(200);
    expect(await listOpen(owner)).toEqual([]);
    const token = await lastLink('withdrawn@example.org');
    expect((await readOffer(token)).statusCode).toBe(410);
    expect((await withdraw(owner, id)).statusCode).toBe(404);
  });

  test('[A-10] owners cannot withdraw another company’s invitation, members none', async () => {
    const owner = await createOwner();
    await invite(owner, 'kept@example.org');
    const [{ id }] = await listOpen(owner);
    const member = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
    });
    expect((await withdraw(await createOwner(), id)).statusCode).toBe(404);
    expect((await withdraw(member, id)).statusCode).toBe(403);
    expect((await withdraw(owner, newId())).statusCode).toBe(404);
    expect(await listOpen(owner)).toHaveLength(1);
  });
});

describe('[B-12] POST /company-invitations/read', () => {
  test('tells the holder who invites to what, and changes nothing', async () => {
    const owner = await createOwner();
    await invite(owner, 'curious@example.org');
    const token = await lastLink('curious@example.org');
    for (let i = 0; i < 2; i++) {
      expect((await readOffer(token)).json().data).toEqual({
        companyName: expect.stringMatching(/^Company \d+$/),
        email: 'curious@example.org',
        memberRole: 'recruiter',
        invitedBy: 'Olga Ott',
        hasAccount: false,
      });
    }
    expect(await listOpen(owner)).toHaveLength(1);
  });

  test('an inviter who has left is not named any more', async () => {
    const owner = await createOwner();
    const second = await createOwner(owner.companyId);
    await invite(second, 'orphan@example.org');
    await context.app.inject({
      method: 'DELETE',
      url: `/api/company-members/${second.id}`,
      headers: second.headers,
    });
    const token = await lastLink('orphan@example.org');
    expect((await readOffer(token)).json().data.invitedBy).toBeNull();
    expect(await listOpen(owner)).toMatchObject([{ email: 'orphan@example.org', invitedBy: null }]);
  });

  test('one that has run out is gone for its holder, and marked for the owner', async () => {
    const owner = await createOwner();
    await invite(owner, 'slow@example.org');
    await context.database
      .updateTable('company_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('company_id', '=', owner.companyId)
      .execute();
    const token = await lastLink('slow@example.org');
    expect((await readOffer(token)).json().message).toBe(gone);
    expect(await listOpen(owner)).toMatchObject([{ expired: true }]);
  });

  test('a made-up or broken token is refused', async () => {
    expect((await readOffer('x'.repeat(43))).statusCode).toBe(410);
    expect((await readOffer('short')).json().fields).toEqual({
      token: 'This link is not complete. Open it again from the email.',
    });
  });
});
