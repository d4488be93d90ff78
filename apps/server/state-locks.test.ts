import { describe, expect, test } from 'vitest';
import { decidePosting } from './src/areas/office/moderation/posting-commands.ts';
import { sendWebhook } from './src/testing/checkout-events.ts';
import { createEmployer, createJob, createStaff, type TestUser } from './src/testing/factories.ts';
import { callsOf } from './src/testing/paying-companies.ts';
import { race } from './src/testing/race.ts';
import { useTestApp } from './src/testing/test-app.ts';
import { testServerUrl } from './src/testing/test-database.ts';

/* What stands when two changes come at once; each fails when the lock of its command is left out. */
const context = useTestApp();

async function statusesOf(
  table: Parameters<typeof race>[1],
  calls: readonly (() => Promise<{ statusCode: number }>)[],
): Promise<unknown[]> {
  const results = await race(context.database, table, calls);
  return results.map((result) => (result.status === 'fulfilled' ? result.value.statusCode : result.reason));
}

describe.skipIf(testServerUrl === undefined)('[A-10, J-5] two changes at once', () => {
  test('of two administrators who demote each other one stays', async () => {
    const one = await createStaff(context.services);
    const other = await createStaff(context.services);
    const demote = (by: TestUser, whom: TestUser) => () =>
      callsOf(context, by)('PUT', `/staff/members/${whom.id}`, { staffRole: 'reviewer' });
    expect(await statusesOf('users', [demote(one, other), demote(other, one)])).toEqual([200, 403]);
  });

  test('a recruiter who is being removed changes no posting any more', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const recruiter = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    const { id } = await createJob(context.services, { company_id: companyId });
    const remove = () => callsOf(context, owner)('DELETE', `/company-members/${recruiter.id}`);
    const close = () =>
      callsOf(context, recruiter)('POST', '/company/jobs/changes', { action: 'close', jobIds: [id] });
    expect(await statusesOf('company_members', [remove, close])).toEqual([200, 404]);
    const job = await context.database.selectFrom('jobs').select('status').where('id', '=', id).execute();
    expect(job).toEqual([{ status: 'active' }]);
  });

  test('of two colleagues one decides on a posting', async () => {
    const staff = await createStaff(context.services);
    const { companyId } = await createEmployer(context.services);
    const waiting = { company_id: companyId, status: 'pending', awaits_approval: true } as const;
    const { id: jobId } = await createJob(context.services, waiting);
    const { updated_at } = await context.database
      .selectFrom('jobs')
      .select('updated_at')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const decide = async () => {
      const decision = { jobId, staffId: staff.id, decision: 'approve', reason: '' } as const;
      await decidePosting(context.services, { ...decision, updatedAt: updated_at.toISOString() });
      return { statusCode: 200 };
    };
    const [first, second] = await race(context.database, 'jobs', [decide, decide]);
    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { code: 'conflict' } });
  });

  test('a report of the checkout is set aside once', async () => {
    const staff = callsOf(context, await createStaff(context.services));
    await sendWebhook(context, { type: 'order.paid', data: { nothing: true } });
    const { id } = await context.database
      .selectFrom('webhook_receipts')
      .select('id')
      .orderBy('received_at', 'desc')
      .executeTakeFirstOrThrow();
    const setAside = () => staff('POST', `/staff/webhooks/${id}/set-aside`);
    expect(await statusesOf('webhook_receipts', [setAside, setAside])).toEqual([200, 409]);
  });
});
