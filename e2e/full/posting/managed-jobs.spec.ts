import type { ManagedJob, ManagedJobDetail, ManagedJobs } from '@waymark/contract/posting/managed-jobs';
import { callApi, signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ManageJobsPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';

// What a person's browser says it is: the one of the tests says that it is driven by a program.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function ask<T>(path: string, token: string): Promise<T> {
  return (await callApi(path, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<T>;
}

/** An open job of the demo employer, the oldest: other journeys are about newer ones. */
async function oldJob(): Promise<{ job: ManagedJob; token: string }> {
  const { accessToken: token } = await signInToDemo('employer');
  const { data } = await ask<ManagedJobs>('/company/jobs?status=active&sort=date-asc', token);
  const [job] = data;
  if (!job) throw new Error('The demo employer has no open job.');
  return { job, token };
}

test.describe('the jobs of a company', () => {
  test('[H-4] a visitor is counted once, with where they came from, and the company itself is not', async ({
    journey,
  }) => {
    const { job, token } = await oldJob();
    const read = async () => (await ask<{ data: ManagedJobDetail }>(`/company/jobs/${job.id}`, token)).data;
    const before = await read();
    const visit = await journey.openPage({ userAgent });
    const told = visit.waitForResponse(/\/views$/);
    await new JobPage(visit).open(job.id);
    await told;
    const own = await journey.openPage({ userAgent, token });
    const toldToo = own.waitForResponse(/\/views$/);
    await new JobPage(own).open(job.id);
    await toldToo;
    // Views are written together, some seconds later.
    await eventually(async () => (await read()).views).toBe(before.views + 1);

    const manage = new ManageJobsPage(await journey.openPage({ token }));
    await manage.open();
    await manage.page.getByLabel('Sort by').selectOption('Oldest first');
    const dialog = await manage.view(job);
    await expect(dialog.getByText(`${before.views + 1} in all`)).toBeVisible();
    const direct = before.sources.find(({ source }) => source === 'direct')?.views ?? 0;
    await expect(dialog.getByText('Direct').locator('..')).toContainText(`${direct + 1} (`);
    await dialog.getByText('Figures of each day').click();
    await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(31);
  });
});
