import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { CompanyPage } from '../../pages/company-page.ts';
import { JobPage } from '../../pages/job-page.ts';
import { SearchPage } from '../../pages/search-page.ts';

const countIn = (text: string | null) => Number((/\d[\d,]*/.exec(text ?? '')?.[0] ?? '').replaceAll(',', ''));

test.describe('the page of a company', () => {
  test('[I-10, H-2] leads to its jobs, and they lead back', async ({ page }) => {
    const { company: employer } = await jobOfDemoEmployer();
    const company = new CompanyPage(page);
    await company.open(employer.id);
    await expect(company.name).toHaveText(employer.name);
    const total = countIn(await company.allJobs.textContent());
    const { title, id } = await anyJob(`?company=${employer.id}&sort=newest`);
    await expect(company.jobs.first()).toHaveText(title);
    await company.jobs.first().click();
    const job = new JobPage(page);
    await expect(job.title).toHaveText(title);
    await eventually(() => page.url()).toContain(id);
    await page.getByRole('link', { name: employer.name, exact: true }).first().click();
    await expect(company.name).toHaveText(employer.name);
    await company.allJobs.click();
    const search = new SearchPage(page);
    await expect(search.heading).toBeVisible();
    await eventually(() => search.total()).toBe(total);
    await expect(search.jobs.first()).toBeVisible();
    await page
      .getByRole('region', { name: 'Jobs' })
      .getByRole('link', { name: employer.name })
      .first()
      .click();
    await expect(company.name).toHaveText(employer.name);
  });
});
