import type { WebhookDelivery, WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listen, typesOf, useWebhookReceivers } from '../../../testing/webhook-receivers.ts';
import { claimDeliveries } from './sending-commands.ts';

const context = useTestApp();
const { call, subscribe, send, logOf, update } = useWebhookReceivers(context);

describe('[L-28] a delivery of a webhook', () => {
  test('one that waits is sent now by hand, after those before it of the same object', async () => {
    let status = 500;
    const { url, received } = await listen(() => status);
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    const job = await createJob(context.services, { company_id: owner.companyId });
    await send();
    await update(job.id, { status: 'filled' });
    const [closed, opened] = await logOf(owner, id);
    expect([opened?.state, closed?.state]).toEqual(['waiting', 'waiting']);
    status = 200;
    const sendNow = (by: TestUser) =>
      call('POST', `/webhook-receivers/${id}/deliveries/${closed?.id}/replay`, by);
    const stranger = await createEmployer(context.services);
    expect((await sendNow(stranger)).statusCode).toBe(404);
    await send();
    expect(received).toHaveLength(1);
    const answer = await sendNow(owner);
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'It is sent now, with the same id.']);
    await send();
    expect(typesOf(received)).toEqual(['job.opened', 'job.opened', 'job.closed']);
    expect(await logOf(owner, id)).toMatchObject([
      { id: closed?.id, state: 'delivered', attempts: 1 },
      { id: opened?.id, state: 'delivered', attempts: 2 },
    ]);
  });

  test('one of the board is sent now by an administrator, and the log says who did', async () => {
    const { url, received } = await listen();
    const staff = await createStaff(context.services);
    const { data } = (
      await call('POST', '/staff/webhook-receivers', staff, { url, events: ['job.opened'] })
    ).json<{ data: WebhookReceiver }>();
    await call('POST', `/staff/webhook-receivers/${data.id}/test`, staff);
    await sql`update webhook_deliveries set next_attempt_at = now() + interval '1 hour'`.execute(
      context.database,
    );
    const [waiting] = (await call('GET', `/staff/webhook-receivers/${data.id}/deliveries`, staff)).json()
      .data as WebhookDelivery[];
    await call('POST', `/staff/webhook-receivers/${data.id}/deliveries/${waiting?.id}/replay`, staff);
    await send();
    expect(typesOf(received)).toEqual(['webhook.test']);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['staff_id', 'action'])
      .where('subject_id', '=', waiting?.id ?? '')
      .execute();
    expect(log).toEqual([{ staff_id: staff.id, action: 'webhook.send-now' }]);
  });

  test('one that is being sent is not sent a second time', async () => {
    const { url, received } = await listen();
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    await call('POST', `/webhook-receivers/${id}/test`, owner);
    const [claimed] = await claimDeliveries(context.database, { healthy: 1, failing: 1 });
    const answer = await call('POST', `/webhook-receivers/${id}/deliveries/${claimed?.id}/replay`, owner);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'It is being sent right now. Reload the page to see the result.',
    ]);
    await send();
    expect(received).toEqual([]);
  });
});
