import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer, type MailReply } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { openOwnDatabase } from '../../testing/test-database.ts';
import { PermanentFailure } from '../errors.ts';
import { board } from '../board/board.ts';
import { newId } from '../ids.ts';
import { composeMail } from '../mail/mail.ts';
import { startQueue } from '../queue.ts';
import { createMailDelivery } from './deliver-mail.ts';
import { listFailedMails, resendFailedMails } from '../mail/failed-mails.ts';
import { sweepMailSends } from '../mail/mail-sends.ts';

const context = useTestApp();
const mail = { to: 'ada@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

async function startDelivery(reply?: MailReply) {
  const server = await startMailServer(reply);
  const config = { ...context.services.config, smtpUrl: server.url, mailFrom: 'Us <us@jobs.example>' };
  const delivery = await createMailDelivery(config, context.database);
  onTestFinished(async () => {
    delivery.close();
    await server.close();
  });
  return { server, delivery, config };
}

test('a mail whose job runs again leaves once, under an id that its job gives it', async () => {
  const { server, delivery } = await startDelivery();
  const job = { id: newId() };
  await delivery.deliver(mail, job);
  await delivery.deliver(mail, job);
  expect(server.taken).toEqual([`${job.id}@jobs.example`]);
});

test('while one attempt waits for the mail server, another sends nothing', async () => {
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const { server, delivery } = await startDelivery(() => {
    asked.resolve();
    return answer.promise;
  });
  const job = { id: newId() };
  const first = delivery.deliver(mail, job);
  await asked.promise;
  await expect(delivery.deliver(mail, job)).rejects.toThrow('being sent already');
  answer.resolve('250 taken');
  await first;
  expect(server.taken).toHaveLength(1);
});

test('[L-21] a mail that was taken while the clock was ahead, and not sent, is sent', async () => {
  const { server, delivery } = await startDelivery();
  const job = { id: newId() };
  await context.database
    .insertInto('mail_sends')
    .values({ id: job.id, taken_at: sql`now() + interval '1 hour'` })
    .execute();
  await delivery.deliver(mail, job);
  expect(server.taken).toHaveLength(1);
});

test.each([
  [59, 0],
  [61, 1],
])('[L-21] of a mail that a worker took %i s ago and never sent, %i leave', async (seconds, sent) => {
  const { server, delivery } = await startDelivery();
  const job = { id: newId() };
  await context.database
    .insertInto('mail_sends')
    .values({ id: job.id, taken_at: sql`now() - make_interval(secs => ${seconds}::int)` })
    .execute();
  const delivered = await delivery.deliver(mail, job).then(
    () => 1,
    (error: Error) => (expect(error.message).toContain('being sent already'), 0),
  );
  expect([delivered, server.taken.length]).toEqual([sent, sent]);
});

test('a mail that is refused for now is sent by the next attempt', async () => {
  const answers = ['451 later', '250 taken'];
  const { server, delivery } = await startDelivery(() => answers.shift() ?? '');
  const job = { id: newId() };
  await expect(delivery.deliver(mail, job)).rejects.not.toBeInstanceOf(PermanentFailure);
  await delivery.deliver(mail, job);
  expect(server.taken).toHaveLength(1);
});

test('a mail comes back to an address that says which one it is', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const settings = { smtpUrl: server.url, mailReturnTo: 'returned@jobs.example' };
  const delivery = await createMailDelivery({ ...context.services.config, ...settings }, context.database);
  onTestFinished(delivery.close);
  const job = { id: newId() };
  await delivery.deliver(mail, job);
  expect(server.senders).toEqual([`returned+${job.id}@jobs.example`]);
});

test('a mail that is captured twice is kept once', async () => {
  const delivery = await createMailDelivery({ ...context.services.config, demo: true }, context.database);
  const job = { id: newId() };
  await delivery.deliver(mail, job);
  await delivery.deliver(mail, job);
  const kept = context.database.selectFrom('captured_mails').select('id').where('id', '=', job.id);
  expect(await kept.execute()).toHaveLength(1);
});

test('records of mails are forgotten after thirty days', async () => {
  const { database } = context;
  const [sent, givenUp, recent] = [newId(), newId(), newId()];
  const old = sql<Date>`now() - interval '31 days'`;
  await database
    .insertInto('mail_sends')
    .values([
      { id: sent, created_at: old, taken_at: old, sent_at: old },
      { id: givenUp, created_at: old, taken_at: old },
      { id: recent, taken_at: sql`now()`, sent_at: sql`now()` },
    ])
    .execute();
  await sweepMailSends(database);
  const left = await database
    .selectFrom('mail_sends')
    .select('id')
    .where('id', 'in', [sent, givenUp, recent])
    .execute();
  expect(left).toEqual([{ id: recent }]);
});

test('a mail that is refused for good is given up at once, listed, and sent when it is asked for again', async () => {
  const answers = ['550 no such user', '250 taken'];
  const { server, config } = await startDelivery(() => answers.shift() ?? '');
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const delivery = await createMailDelivery(config, opened.database);
  await opened.database.transaction().execute((trx) => queue.enqueue(trx, 'send-mail', mail));
  await queue.work('send-mail', delivery.deliver, 10);

  await expect.poll(() => listFailedMails(opened.database), { timeout: 15_000 }).toHaveLength(1);
  const [failed] = await listFailedMails(opened.database);
  expect(failed).toMatchObject({ to: 'ada@example.org', attempts: 1 });
  expect(await resendFailedMails(opened.database, 'another')).toBe(0);
  expect(await resendFailedMails(opened.database, failed?.id)).toBe(1);
  await expect.poll(() => server.taken, { timeout: 15_000 }).toHaveLength(1);
  await queue.stop();
  delivery.close();
  expect(await listFailedMails(opened.database)).toEqual([]);
  await opened.close();
});

test('[J-5] without a mail server outside a demo a mail is given up visibly, and sent once there is one', async () => {
  const { server, config } = await startDelivery();
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  const before = await createMailDelivery({ ...config, smtpUrl: undefined }, opened.database);
  const after = await createMailDelivery(config, opened.database);
  let delivery = before;
  const id = await opened.database.transaction().execute((trx) => queue.enqueue(trx, 'send-mail', mail));
  await queue.work('send-mail', (payload, job) => delivery.deliver(payload, job), 10);

  await expect.poll(() => listFailedMails(opened.database), { timeout: 15_000 }).toHaveLength(1);
  const noted = opened.database.selectFrom('mail_sends').selectAll().where('id', '=', id);
  expect(await noted.executeTakeFirst()).toMatchObject({
    sent_at: null,
    refused_at: null,
    attempts: 1,
    reason: expect.stringContaining('SMTP_URL') as string,
  });
  const captured = opened.database.selectFrom('captured_mails').select('id');
  expect(await captured.execute()).toEqual([]);

  delivery = after;
  expect(await resendFailedMails(opened.database, id)).toBe(1);
  await expect.poll(() => server.taken, { timeout: 15_000 }).toEqual([`${id}@jobs.example`]);
  await queue.stop();
  after.close();
  await opened.close();
});

test('[L-31] a mail shows the logo of the board at its public address, and none where the board has none', async () => {
  const { database, services } = context;
  const config = { ...services.config, demo: true, publicUrl: 'https://jobs.example' };
  const delivery = await createMailDelivery(config, database);
  const markId = newId();
  const read = async () => {
    const id = newId();
    const letter = {
      kind: 'password-changed' as const,
      facts: { device: 'Firefox', when: 'Today' },
      subject: 'Changed',
      heading: 'Changed',
      paragraphs: ['It is.'],
    };
    await delivery.deliver(composeMail('ada@example.org', letter), { id });
    const captured = await database
      .selectFrom('captured_mails')
      .select('html')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return captured.html;
  };
  expect(await read()).not.toContain('<img');
  onTestFinished(async () => {
    await database.deleteFrom('board_settings').execute();
    await board.load(database);
  });
  await database
    .insertInto('board_settings')
    .values([
      { key: 'name', value: JSON.stringify('Tar & Rope'), version: 1 },
      { key: 'mark', value: JSON.stringify({ markId }), version: 1 },
    ])
    .execute();
  await board.load(database);
  expect(await read()).toContain(
    `<img src="https://jobs.example/api/board-marks/${markId}" alt="Tar &amp; Rope" width="48" height="48"`,
  );
});
