import { alertPath } from '@waymark/contract/paths';
import { anyJob } from '../../fixtures/jobs.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';
import { FreeAlertsPage } from '../../pages/seeking-pages.ts';

test.describe('the page of free job alerts', () => {
  test('[J-4] names the company of the address, and shows what one gets without a script', async ({
    page,
    journey,
  }) => {
    const { company } = await anyJob();
    await new FreeAlertsPage(page).open(alertPath({ company: company.id }));
    await expect(page.getByText(`Only jobs at ${company.name}.`)).toBeVisible();

    const plain = await journey.openPage({ javaScriptEnabled: false });
    await goTo(plain, '/free-job-alerts');
    await expect(plain.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Create alert' })).toBeHidden();
  });
});
