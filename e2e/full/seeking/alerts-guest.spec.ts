import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tooling/root.ts';
import { copyDemoData, demo } from '../../fixtures/demo-data.ts';
import { beginAsGuest, linkTo } from '../../fixtures/guest-alert.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { startProduct } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';
import { MailedAlertPage } from '../../pages/seeking-pages.ts';

const reader = 'ines.alvarado@example.org';
let directory: string;

test.beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'waymark-alerts-'));
  await copyDemoData(path.join(directory, 'data'));
});
test.afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = () => startProduct({ dataDirectory: path.join(directory, 'data'), environment: demo });

/** Brings new postings into a product that is not running, as an import does. */
async function importJobs(jobs: readonly object[]): Promise<void> {
  const file = path.join(directory, 'new-jobs.json');
  await writeFile(file, JSON.stringify(jobs));
  await promisify(execFile)(process.execPath, ['apps/server/import-jobs.ts', file], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: path.join(directory, 'data') },
  });
}

test.describe('[G-6, J-4, L-5] a guest’s job alert', () => {
  test('is confirmed by mail, sends what is new, and is stopped by its link', async ({ journey }) => {
    journey.expectStatus(410);
    const first = await start();
    try {
      const page = await journey.openPage({ baseURL: first.origin });
      await beginAsGuest(page, reader, first.origin);
      // It may be asking for something when the server ends.
      await page.close();
    } finally {
      await first.stop();
    }
    await importJobs([
      {
        id: 'lamp-1',
        title: 'Lighthouse Keeper',
        company: 'Trinity House',
        location: 'Ramsgate, Kent, United Kingdom',
        description: 'Keep the lamp.',
        url: 'https://jobs.example/lamp-1',
      },
      { id: 'cook-1', title: 'Cook', company: 'Trinity House', url: 'https://jobs.example/cook-1' },
    ]);

    const second = await start();
    try {
      const page = await journey.openPage({ baseURL: second.origin });
      const { subject, text, links } = await receiveMail(second.origin, reader, /new job/);
      expect(subject).toBe('1 new job: Lighthouse keeper');
      expect(text).toContain('Trinity House · Ramsgate');
      expect(text).not.toContain('Cook');
      await goTo(page, linkTo('/job-detail', links));
      await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper' })).toBeVisible();

      const mailed = new MailedAlertPage(page);
      const opened = await mailed.openLink(linkTo('/unsubscribe-alert', links));
      expect(opened.headers()['cache-control']).toBe('no-store');
      await mailed.stopButton.click();
      await expect(mailed.answer).toHaveText('This job alert is stopped. It sends no more mail.');
      await page.close();
    } finally {
      await second.stop();
    }
  });
});
