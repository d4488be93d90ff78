import { jobDetailPath } from '@waymark/contract/paths';
import type { ManagedJob } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { JobPage } from '../../pages/job-page.ts';
import { ManageJobsPage } from '../../pages/manage-jobs-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

/** The job on the employer's desk that nobody has confirmed for longest. */
async function longUnconfirmedJob(token: string): Promise<ManagedJob> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await callApi('/company/jobs', { headers })).json()) as { data: ManagedJob[] };
  const [job] = data
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.confirmedAt < b.confirmedAt ? -1 : 1));
  if (!job) throw new Error('The demo employer has no open job.');
  return job;
}

test.describe('a posting', () => {
  test('[I-6] on paper it is the posting with its address, dark on white, and nothing else', async ({
    journey,
  }) => {
    const job = await anyJob();
    const page = await journey.openPage({ colorScheme: 'dark' });
    const posting = new JobPage(page);
    await posting.open(job.id);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const shown of [
      posting.title,
      posting.facts,
      posting.description,
      page.getByText(origin() + jobDetailPath(job.id)),
    ]) {
      await expect(shown).toBeVisible();
    }
    for (const hidden of [
      posting.header,
      page.getByRole('contentinfo'),
      posting.applySection,
      posting.tools,
      posting.reportButton,
      page.getByRole('heading', { name: 'Similar jobs' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[I-6, L-6] an employer says that a job is still open, and seekers see it', async ({
    page,
    journey,
  }) => {
    const { employerToken } = await jobOfDemoEmployer();
    const job = await longUnconfirmedJob(employerToken);
    const posting = new JobPage(page);
    await posting.open(job.id);
    await expect(posting.standing).not.toContainText('within the last hour');
    const manage = new ManageJobsPage(await journey.openPage({ token: employerToken }));
    await manage.open();
    await manage.stillOpenButton(job.id).click();
    await expect(manage.toast(/Seekers now see/)).toBeVisible();
    await expect(manage.row(job.id).getByText('within the last hour')).toBeVisible();
    await eventually(async () => {
      await posting.open(job.id);
      return posting.standing.textContent();
    }).toContain('Confirmed open within the last hour');
  });
});

test.describe('the ends of the path', () => {
  test('[A-5, A-3] old addresses of a posting lead to the one it has', async () => {
    const { id } = await anyJob();
    const canonical = jobDetailPath(id);
    for (const old of [
      `/job-detail/${id}`,
      `/jobs/${id}`,
      `/job-detail?id=${id}`,
      `/job-detail?job=${id.toUpperCase()}`,
    ]) {
      const response = await fetch(origin() + old, { redirect: 'manual' });
      expect([old, response.status, response.headers.get('location')]).toEqual([old, 301, canonical]);
    }
    expect((await fetch(origin() + canonical, { redirect: 'manual' })).status).toBe(200);
  });

  test('[I-6] an unknown job is a 404 with a search that goes on', async ({ page, journey }) => {
    journey.expectStatus(404);
    const posting = new JobPage(page);
    const response = await posting.open(crypto.randomUUID());
    expect(response.status()).toBe(404);
    const search = page.getByRole('main').getByRole('search');
    await search.getByLabel('Keyword').fill('nurse');
    await search.getByRole('button', { name: 'Find Job' }).click();
    await expect(new SearchPage(page).heading).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q')).toBe('nurse');
  });
});
