import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { newId, newSecret } from '../ids.ts';
import { forgetUsedLink, sweepCapturedMails } from './captured-mails.ts';

const context = useTestApp();
const hour = 3_600_000;

beforeEach(async () => {
  await context.database.deleteFrom('captured_mails').execute();
});

async function capture(token: string, ageHours = 0): Promise<string> {
  const id = newId();
  const link = `https://jobs.example/set-password?token=${token}`;
  await context.database
    .insertInto('captured_mails')
    .values({
      id,
      recipient: 'ada@example.org',
      subject: 'A link',
      html: `<a href="${link}">Open</a>`,
      text: `Open: ${link}`,
      concerns: null,
      headers: JSON.stringify({ 'List-Unsubscribe': `<${link}>` }),
      created_at: new Date(Date.now() - ageHours * hour),
    })
    .execute();
  return id;
}

const readAll = () =>
  context.database.selectFrom('captured_mails').selectAll().orderBy('created_at').execute();

test('the secret of a link that was used is in no mail any more, and that of another one is', async () => {
  const [used, live] = [newSecret().secret, newSecret().secret];
  await capture(used);
  await capture(live);
  await forgetUsedLink(context.database, used);
  const kept = JSON.stringify((await readAll()).map(({ text, html }) => text + html));
  expect(kept).not.toContain(used);
  expect(kept.split(live)).toHaveLength(3);
});

test('a day later no secret of a link is left, in the text, the page or the headers', async () => {
  const [old, young] = [newSecret().secret, newSecret().secret];
  await capture(old, 25);
  await capture(young, 23);
  await sweepCapturedMails(context.database);
  await sweepCapturedMails(context.database);
  const kept = JSON.stringify(await readAll());
  expect(kept).not.toContain(old);
  expect(kept.split(young)).toHaveLength(4);
  expect((await readAll())[0]?.text).toBe('Open: https://jobs.example/set-password?token=old');
});

test('mails go after a week, and the oldest when there are more than a thousand', async () => {
  await capture(newSecret().secret, 7 * 24 + 1);
  await sweepCapturedMails(context.database);
  expect(await readAll()).toEqual([]);
  const first = await capture(newSecret().secret, 2);
  for (let i = 0; i < 1000; i++) await capture('x');
  await sweepCapturedMails(context.database);
  const ids = (await readAll()).map(({ id }) => id);
  expect(ids).toHaveLength(1000);
  expect(ids).not.toContain(first);
});
