import { signInToDemo } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test, type Journey } from '../../fixtures/test.ts';
import { anyJob, jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { CompanyProfilePage } from '../../pages/company-profile-page.ts';
import { JobPage } from '../../pages/job-page.ts';
import { reload } from '../../pages/page-frame.ts';

const about = 'About the company';

async function openProfile(journey: Journey) {
  const { accessToken } = await signInToDemo('employer');
  const page = await journey.openPage({ token: accessToken });
  const profile = new CompanyProfilePage(page);
  await profile.open();
  await expect(profile.heading).toBeVisible();
  return { page, profile };
}

test.describe('the company profile', () => {
  test('[H-2] saves what is changed, and every job shows the new name and website', async ({ journey }) => {
    const { job, company } = await jobOfDemoEmployer();
    const { page, profile } = await openProfile(journey);
    const name = profile.field(about, 'Company name');
    await expect(name).toHaveValue(company.name);
    await expect(profile.saveButton).toBeDisabled();
    // The posting is in the cache under the old name.
    const visitor = new JobPage(await journey.openPage());
    await visitor.open(job.id);
    await expect(visitor.page.getByText(company.name).first()).toBeVisible();

    const renamed = `Quillfeather Docks ${process.pid}`;
    await name.fill(renamed);
    await profile.field(about, 'Website').fill('docks.example');
    await profile.field(about, 'Description').fill('We schedule ports.\n\nAnd rail yards.');
    await profile.field('Social links', 'Linkedin').fill('linkedin.example/company/docks');
    await profile.saveButton.click();
    await expect(profile.toast('Company profile updated')).toBeVisible();
    await expect(page.getByRole('complementary').getByText(renamed)).toBeVisible();
    await expect(profile.saveButton).toBeDisabled();
    await reload(page);
    await expect(profile.field(about, 'Website')).toHaveValue('https://docks.example');
    await expect(profile.field('Social links', 'Linkedin')).toHaveValue(
      'https://linkedin.example/company/docks',
    );

    await eventually(async () => {
      await visitor.open(job.id);
      return visitor.page.getByRole('main').textContent();
    }).toContain('And rail yards.');
    await expect(visitor.page.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://docks.example',
    );
    await expect(visitor.page.getByText(renamed).first()).toBeVisible();
    await eventually(async () => (await anyJob(`?q=Quillfeather&company=${company.id}`)).company.name).toBe(
      renamed,
    );

    await name.fill(company.name);
    await profile.saveButton.click();
    await expect(profile.toast('Company profile updated')).toBeVisible();
  });
});
