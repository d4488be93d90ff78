import { outsideApplicationsLimit, remindersADay } from '@waymark/contract/hiring/choices';
import type { AppliedJob } from '@waymark/contract/hiring/outside-applications';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createApplication, createCandidate, createOutsideApplication } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { dayAfter } from './rules.ts';

const context = useTestApp();

type Headers = Record<string, string>;

const inDays = (days: number) => dayAfter(new Date(), days);
const fields = { title: 'Keeper', company: 'Trinity House', appliedOn: '2026-01-05' };

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/outside-applications${path}`,
    headers,
    ...(payload && { payload }),
  });
const add = (headers: Headers, more: object = {}) => send('POST', '', headers, { ...fields, ...more });

async function list(headers: Headers, query = ''): Promise<{ data: AppliedJob[]; total: number }> {
  return (await context.app.inject({ url: `/api/applied-jobs${query}`, headers })).json();
}
const titlesOf = ({ data }: { data: AppliedJob[] }) =>
  data.map(({ here, elsewhere }) => here?.job.title ?? elsewhere?.title);

describe('[G-5] applications made elsewhere', () => {
  test('are recorded with a stage, a note and a reminder, changed, and removed', async () => {
    const { headers } = await createCandidate(context.services);
    const more = { link: 'https://jobs.example/1', note: ' Ask for Ada ', remindOn: inDays(3) };
    const created = await add(headers, more);
    expect(created.statusCode).toBe(201);
    const { data: record } = created.json();
    expect(record).toEqual({
      id: record.id,
      ...fields,
      ...more,
      note: 'Ask for Ada',
      stage: 'applied',
      reminds: true,
    });

    const changed = await send('PUT', `/${record.id}`, headers, { ...fields, stage: 'interview' });
    expect(changed.json().data).toMatchObject({
      stage: 'interview',
      note: '',
      remindOn: null,
      reminds: false,
    });
    expect((await list(headers)).data).toEqual([{ here: null, elsewhere: changed.json().data }]);

    expect((await send('DELETE', `/${record.id}`, headers)).statusCode).toBe(200);
    expect((await list(headers)).data).toEqual([]);
  });

  test('are listed beside those made here, by the day of applying, and alone', async () => {
    const candidate = await createCandidate(context.services);
    const { headers, id: userId } = candidate;
    await createApplication(context.services, { user_id: userId, created_at: new Date('2026-02-01') });
    await createOutsideApplication(context.services, {
      user_id: userId,
      title: 'Late',
      applied_on: '2026-03-01',
    });
    await createOutsideApplication(context.services, {
      user_id: userId,
      title: 'Early',
      applied_on: '2026-01-01',
    });
    const all = await list(headers);
    expect(all.total).toBe(3);
    const [late, here, early] = titlesOf(all);
    expect([late, early]).toEqual(['Late', 'Early']);
    expect(titlesOf(await list(headers, '?sort=oldest'))).toEqual(['Early', here, 'Late']);
    expect(titlesOf(await list(headers, '?show=here'))).toEqual([here]);
    expect(titlesOf(await list(headers, '?show=elsewhere'))).toEqual(['Late', 'Early']);
    expect((await context.app.inject({ url: '/api/applied-jobs?page=2', headers })).statusCode).toBe(404);
  });

  test('of another candidate are neither listed, changed nor removed', async () => {
    const id = await createOutsideApplication(context.services);
    const { headers } = await createCandidate(context.services);
    expect((await list(headers)).data).toEqual([]);
    expect((await send('PUT', `/${id}`, headers, fields)).statusCode).toBe(404);
    expect((await send('DELETE', `/${id}`, headers)).statusCode).toBe(404);
    const rows = context.database.selectFrom('outside_applications').select('title').where('id', '=', id);
    expect(await rows.execute()).toEqual([{ title: 'Lighthouse keeper' }]);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ company: '' }, 'company'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'https://good.example@evil.example/' }, 'link'],
    [{ appliedOn: '2026-02-30' }, 'appliedOn'],
    [{ appliedOn: inDays(2) }, 'appliedOn'],
    [{ stage: 'hired' }, 'stage'],
    [{ note: 'a'.repeat(2001) }, 'note'],
    [{ remindOn: inDays(0) }, 'remindOn'],
    [{ remindOn: inDays(400) }, 'remindOn'],
  ])('%j is refused with a sentence at its field', async (wrong, field) => {
    const { headers } = await createCandidate(context.services);
    const answer = await add(headers, wrong);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect((await list(headers)).total).toBe(0);
  });

  test('have at most five reminders on a day; a record keeps its own', async () => {
    const { headers } = await createCandidate(context.services);
    const remindOn = inDays(5);
    const ids: string[] = [];
    for (let count = 0; count < remindersADay; count++)
      ids.push((await add(headers, { remindOn })).json().data.id);
    const refused = await add(headers, { remindOn });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.remindOn).toContain('choose another day');
    expect((await send('PUT', `/${ids[0]}`, headers, { ...fields, remindOn })).statusCode).toBe(200);
    expect((await add(headers, { remindOn: inDays(6) })).statusCode).toBe(201);
  });

  test('are at most 200', async () => {
    const { headers, id: userId } = await createCandidate(context.services);
    const row = {
      user_id: userId,
      title: 'a',
      company: 'b',
      link: '',
      note: '',
      applied_on: '2026-01-05',
    };
    await context.database
      .insertInto('outside_applications')
      .values(
        Array.from({ length: outsideApplicationsLimit }, () => ({
          id: newId(),
          stage: 'applied' as const,
          ...row,
        })),
      )
      .execute();
    const answer = await add(headers);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('Remove some of them');
    expect((await list(headers)).total).toBe(outsideApplicationsLimit);
  });
});
