import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createEmployer, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { noteCompanyEvent } from './history-commands.ts';

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
      { kind: 'member-role-changed', who: 'Olga Ott', what: 'made themselves owner' },
      { kind: 'member-role-changed', who: 'Olga Ott', what: 'made Mina $& recruiter' },
    ]);
  });

  test('keeps what somebody did who has left, without the name of a deleted account', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const gone = await createEmployer(context.services, { companyId });
    const event = { companyId, userId: gone.id, kind: 'logo-changed' } as const;
    await noteCompanyEvent(context.database, event);
    await context.database.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await read(owner)).data).toMatchObject([{ who: null, what: 'changed the logo' }]);
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
    expect([total, data[0].what]).toEqual([20_000, 'changed the logo']);
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
