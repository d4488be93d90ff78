import type { IssueDraft } from '@waymark/contract/content/issues';
import { sql, type Insertable } from 'kysely';
import { sendBatch } from '../areas/content/newsletter/sending-commands.ts';
import type { Tables } from '../platform/database/tables.ts';
import { PermanentFailure } from '../platform/errors.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { createMailDelivery } from '../platform/mail-delivery/deliver-mail.ts';
import type { Services } from '../platform/services.ts';
import { startMailServer, type MailReply } from './mail-server.ts';
import { queuedJobs } from './sent-mails.ts';

let count = 0;

/** A confirmed subscriber of the newsletter, unless the overrides differ. */
export async function createSubscriber(
  { database }: Pick<Services, 'database'>,
  overrides: Partial<Insertable<Tables['newsletter_subscribers']>> = {},
): Promise<{ id: string; email: string; stopSecret: string }> {
  const row = {
    id: newId(),
    email: `subscriber-${++count}@example.org`,
    confirmed_at: sql<Date>`now()`,
    stop_secret: newSecret().secret,
    ...overrides,
  };
  await database.insertInto('newsletter_subscribers').values(row).execute();
  return { id: row.id, email: row.email, stopSecret: row.stop_secret };
}

/** A complete draft. */
export async function createIssue(
  { database }: Pick<Services, 'database'>,
  overrides: Partial<IssueDraft> = {},
): Promise<string> {
  const draft = { title: `Issue ${++count}`, summary: 'What it is about.', body: 'A few **words**.' };
  const id = newId();
  await database
    .insertInto('newsletter_issues')
    .values({ id, draft: JSON.stringify({ ...draft, ...overrides }) })
    .execute();
  return id;
}

/** Takes the turns that the queue holds, as its handler does, until it holds none. */
export async function takeTurns(services: Services): Promise<number> {
  for (let turns = 0; ;) {
    const jobs = await queuedJobs(services.database, 'send-newsletter');
    if (jobs.length === 0) return turns;
    await sql`delete from pgboss.job where name = 'send-newsletter'`.execute(services.database);
    for (const job of jobs) {
      await sendBatch(services, job);
      turns++;
    }
  }
}

/** Has a mail server take, or refuse, what the queue holds; gives whom mails were taken for. */
export async function deliverMails(services: Services, reply?: MailReply): Promise<string[]> {
  const { database } = services;
  const server = await startMailServer(reply);
  const config = { ...services.config, smtpUrl: server.url, mailFrom: 'Us <us@jobs.example>' };
  const delivery = await createMailDelivery(config, database);
  try {
    const { rows } = await sql<{ id: string; data: Parameters<typeof delivery.deliver>[0] }>`
      select id, data from pgboss.job where name = 'send-mail' and state in ('created', 'retry')
      order by created_on, id
    `.execute(database);
    for (const { id, data } of rows) {
      try {
        await delivery.deliver(data, { id });
        await sql`delete from pgboss.job where id = ${id}`.execute(database);
      } catch (error) {
        const state = error instanceof PermanentFailure ? 'failed' : 'retry';
        await sql`update pgboss.job set state = ${sql.lit(state)} where id = ${id}`.execute(database);
      }
    }
    return server.recipients;
  } finally {
    delivery.close();
    await server.close();
  }
}
