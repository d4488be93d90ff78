import { describe, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const reviewer = (firstName = 'Rhea') =>
  createStaff(context.services, { staff_role: 'reviewer', first_name: firstName, last_name: 'Reader' });

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: TestUser, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const noted = async (id: string) =>
  (
    await context.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('[L-10] sentences that recur', () => {
  const add = (who: TestUser, name: string, isShared: boolean) =>
    call('POST', '/staff/review-templates', who, { name, text: 'Say how many.', isShared });
  const names = async (who: TestUser) =>
    ((await call('GET', '/staff/review-templates', who)).body.data as { name: string }[]).map(
      ({ name }) => name,
    );

  test('one’s own are one’s own, shared ones everybody’s; each change is noted', async () => {
    const [rhea, cora] = [await reviewer('Rhea'), await reviewer('Cora')];
    const { data: own } = (await add(rhea, 'Figures', false)).body;
    const { data: shared } = (await add(rhea, 'Dates', true)).body;
    expect(await names(rhea)).toEqual(['Dates', 'Figures']);
    expect(await names(cora)).toEqual(['Dates']);
    const change = (who: TestUser, id: string) =>
      call('PUT', `/staff/review-templates/${id}`, who, { name: 'Years', text: 'Say when.', isShared: true });
    expect((await change(cora, own.id)).status).toBe(404);
    expect((await change(cora, shared.id)).status).toBe(200);
    expect((await call('DELETE', `/staff/review-templates/${own.id}`, cora)).status).toBe(404);
    expect((await call('DELETE', `/staff/review-templates/${shared.id}`, cora)).status).toBe(200);
    expect(await names(rhea)).toEqual(['Figures']);
    expect(await noted(shared.id)).toEqual([
      'review-template.add',
      'review-template.change',
      'review-template.remove',
    ]);
  });

  test('a name is taken once, also by two who press at once', async () => {
    const rhea = await reviewer();
    const answers = await Promise.all([add(rhea, 'Verbs', true), add(rhea, 'verbs', true)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await add(rhea, 'Verbs', false)).status).toBe(201);
  });
});
