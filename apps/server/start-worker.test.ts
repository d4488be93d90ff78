import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './src/platform/config.ts';
import { StartError } from './src/platform/errors.ts';
import { startServices } from './src/platform/start-services.ts';
import { startMailServer } from './src/testing/mail-server.ts';
import { sentMails } from './src/testing/sent-mails.ts';
import { startWorkerProcess } from './src/testing/server-process.ts';
import { createServerDatabase, testServerUrl } from './src/testing/test-database.ts';
import { startWorker } from './start-worker.ts';

test('a worker beside the embedded database is refused: that belongs to one process', async () => {
  await expect(startWorker(readConfig({}))).rejects.toThrow(StartError);
});

test.skipIf(testServerUrl === undefined)(
  'a worker does what a web process without background work leaves to it',
  async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    const directory = await mkdtemp(join(tmpdir(), 'waymark-worker-'));
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: directory, BACKGROUND: 'false' };
    const { services, stop } = await startServices(readConfig(settings), pino({ level: 'silent' }));
    const { database } = services;
    const mail = { to: 'ada@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
    await database
      .transaction()
      .execute((transaction) => services.queue.enqueue(transaction, 'send-mail', mail));

    const mailServer = await startMailServer();
    onTestFinished(mailServer.close);
    const worker = await startWorkerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: directory,
      SMTP_URL: mailServer.url,
    });
    onTestFinished(async () => void (await worker.end('SIGKILL')));
    await expect.poll(() => mailServer.recipients, { timeout: 10_000 }).toEqual([mail.to]);
    await expect.poll(() => sentMails(database, mail.to)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(
      database,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'announce-reviews',
      'close-overdue-jobs',
      'convert-stored-pay',
      'count-figures',
      'count-recent-figures',
      'drop-removed-resumes',
      'empty-job-trash',
      'end-again',
      'end-applications',
      'end-declined-interviews',
      'end-featured',
      'end-unused-accounts',
      'end-withdrawn-interviews',
      'erase-accounts',
      'forget-ad-notices',
      'forget-alerts',
      'forget-call-backs',
      'forget-canceled-orders',
      'forget-candidate-views',
      'forget-company-invitations',
      'forget-ended-connections',
      'forget-ended-keys',
      'forget-ended-sessions',
      'forget-file-readings',
      'forget-guest-applications',
      'forget-idempotent-calls',
      'forget-job-changes',
      'forget-mail-sends',
      'forget-messages',
      'forget-moved',
      'forget-passkey-questions',
      'forget-provider-sign-ins',
      'forget-reports',
      'forget-resume-links',
      'forget-staff-invitations',
      'forget-staff-sign-ins',
      'forget-views',
      'forget-webhook-deliveries',
      'forget-webhooks',
      'invite-moved',
      'keep-legal-versions',
      'open-due-jobs',
      'publish-due-posts',
      'read-posting-languages',
      'recheck-company-records',
      'refresh-blog-figures',
      'remind-of-invoices',
      'renew-alerts',
      'renew-plans',
      'run-job-sources',
      'save-ended-records',
      'search-notices',
      'send-alerts',
      'send-application-reminders',
      'send-decline-letters',
      'send-newsletters',
      'settle-company-mailboxes',
      'settle-posting-places',
      'settle-silent-jobs',
      'settle-support-visits',
      'settle-translations',
      'store-replica-snapshot',
      'sweep-captured-mails',
      'sweep-comments',
      'sweep-exports',
      'sweep-files',
      'sweep-newsletter',
      'tell-checkout',
      'tell-of-ended-applications',
      'trim-audit-log',
      'trim-changes',
    ]);
    expect(await worker.end('SIGTERM')).toBe(0);
    await stop();
  },
);
