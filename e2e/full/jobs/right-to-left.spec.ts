import { registerConfirmedCompany } from '../../fixtures/companies.ts';
import { publishPosting } from '../../fixtures/postings.ts';
import { expect, test } from '../../fixtures/test.ts';
import { JobPage, SearchPage } from '../../pages/jobs-pages.ts';

test('[L-13] an Arabic posting is read from right to left on its page and among others', async ({ page }) => {
  const companyName = `شركة النور ${process.pid}`;
  const owner = await registerConfirmedCompany({ companyName });
  const title = `محاسب أول ${process.pid}`;
  const { jobId } = await publishPosting(owner, {
    title,
    description: '<p>نحن نبحث عن محاسب ذي خبرة.</p><ul><li>خبرة 3 سنوات</li></ul>',
  });
  const job = new JobPage(page);
  await job.open(jobId);
  await expect(job.title).toHaveText(title);
  await expect(job.title).toHaveCSS('direction', 'rtl');
  for (const text of ['نحن نبحث عن محاسب ذي خبرة.', 'خبرة 3 سنوات']) {
    await expect(page.getByText(text, { exact: true })).toHaveCSS('direction', 'rtl');
  }
  await expect(page.getByRole('link', { name: companyName, exact: true }).first()).toHaveCSS(
    'direction',
    'rtl',
  );

  await new SearchPage(page).open(`?q=${encodeURIComponent(title)}`);
  for (const name of [title, companyName]) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCSS('direction', 'rtl');
  }
});
