import { expect, test } from 'vitest';
import { createCandidate, createOutsideApplication, type Overrides } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendDueReminders } from './sending-commands.ts';

const context = useTestApp();
const now = new Date('2026-05-04T08:00:00Z');

async function createDue(person: Overrides<'users'> = {}, remindOn = '2026-05-04') {
  const candidate = await createCandidate(context.services, { email_confirmed_at: now, ...person });
  const id = await createOutsideApplication(context.services, { user_id: candidate.id, remind_on: remindOn });
  return { ...candidate, recordId: id };
}

const send = () => sendDueReminders(context.services, { now });

test('[G-5] a reminder is mailed on its day, once, with a link that ends such mails', async () => {
  const { email } = await createDue();
  await send();
  await send();
  const mails = await sentMails(context.database, email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Reminder: Lighthouse keeper at Trinity House']);
  expect(mails[0]?.text).toContain('kind=reminders');
});

test.each([
  ['is suspended', { suspended_at: now }, '2026-05-04'],
  ['is leaving', { deletion_due_at: now }, '2026-05-04'],
  ['has not proven the address', { email_confirmed_at: null }, '2026-05-04'],
  ['chose a later day', {}, '2026-05-05'],
  ['chose a day long gone', {}, '2026-05-01'],
])('[G-5] a candidate who %s gets no reminder', async (_case, person, remindOn) => {
  const { email } = await createDue(person, remindOn);
  await send();
  expect(await sentMails(context.database, email)).toEqual([]);
});

test('[G-5] reminders stop at one click on the link, and are dealt with all the same', async () => {
  const { email, recordId } = await createDue();
  await send();
  const [mail] = await sentMails(context.database, email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const url = `/api/mail-choices/unsubscribe?token=${token}&kind=reminders`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = await context.app.inject({
    method: 'POST',
    url,
    headers,
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  const again = context.database
    .updateTable('outside_applications')
    .set({ reminded_at: null })
    .where('id', '=', recordId);
  await again.execute();
  await send();
  expect(await sentMails(context.database, email)).toHaveLength(1);
  const row = context.database
    .selectFrom('outside_applications')
    .select('reminded_at')
    .where('id', '=', recordId);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ reminded_at: now });
});
