import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../tooling/root.ts';
import { companyFields } from '../../fixtures/companies.ts';
import { copyDemoData, demo } from '../../fixtures/demo-data.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { startProduct } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CompanyRegisterPage } from '../../pages/companies-pages.ts';
import { PostJobPage } from '../../pages/hiring-pages.ts';
import { ConfirmEmailPage } from '../../pages/identity-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const title = 'Keeper of the Other Harbor';

/** A command of the product's staff, on data that no server uses meanwhile. */
async function command(script: string, dataDirectory: string, ...given: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDirectory };
  const { stdout } = await promisify(execFile)(process.execPath, [`apps/server/${script}`, ...given], {
    cwd: root,
    env,
  });
  return stdout;
}

/** Of the line that names something: the demo has others that wait. */
function idOf(name: string, lines: string): string {
  const line = lines.split('\n').find((one) => one.includes(name));
  return /^\S+/.exec(line ?? '')?.[0] ?? '';
}

test.describe('a company of a name that is taken', () => {
  let directory: string;
  let data: string;
  test.beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'waymark-held-'));
    data = path.join(directory, 'data');
    await copyDemoData(data);
  });
  test.afterAll(() => rm(directory, { recursive: true, force: true }));

  test('[B-12, H-2, H-3] and its first posting are public after a check by staff, and the owner knows', async ({
    journey,
  }) => {
    const start = () => startProduct({ dataDirectory: data, environment: demo });
    // The demo employer has the name, and the new company's domain is not proven: staff have to check both.
    const fields = companyFields({
      companyName: 'Harbor & Pine Software',
      email: `keeper-${process.pid}@letters.example`,
    });
    const before = await start();
    try {
      const desk = await journey.openPage({ baseURL: before.origin });
      const register = new CompanyRegisterPage(desk);
      await register.open();
      await register.fillIn(fields);
      await register.registerButton.click();
      await desk.waitForURL('**/company-manage-job');
      const { links } = await receiveMail(before.origin, fields.email, /confirm/i);
      const confirm = new ConfirmEmailPage(desk);
      await confirm.openLink(links[0] ?? '');
      await confirm.confirmButton.click();
      await expect(confirm.confirmed).toBeVisible();
      const form = new PostJobPage(desk);
      await form.open();
      await expect(desk.getByText(/Our team takes a look at/)).toBeVisible();
      await form.fillIn(title, 'Keep the lamp of the other harbor.');
      await form.publishButton.click();
      await expect(
        desk.getByText('Your job goes live as soon as your company is public here.'),
      ).toBeVisible();
    } finally {
      await before.stop();
    }

    const companyId = idOf(fields.companyName, await command('approve-company.ts', data));
    expect(await command('approve-company.ts', data, companyId)).toContain('is public now');
    const jobId = idOf(title, await command('approve-job.ts', data));
    expect(await command('approve-job.ts', data, jobId)).toContain(`${title} is open now.`);

    const after = await start();
    try {
      await receiveMail(after.origin, fields.email, /is public now$/);
      const live = await receiveMail(after.origin, fields.email, /^Your posting is live/);
      const seeker = new JobPage(await journey.openPage({ baseURL: after.origin }));
      const { pathname, search } = new URL(live.links[0] ?? '');
      await goTo(seeker.page, pathname + search);
      await expect(seeker.title).toHaveText(title);
      await seeker.page.context().close();
    } finally {
      await after.stop();
    }
  });
});
