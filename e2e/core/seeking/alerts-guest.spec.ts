import { paths } from '@waymark/contract/paths';
import { expect, test } from '../../fixtures/test.ts';
import { origin } from '../../fixtures/product.ts';
import { beginAsGuest } from '../../fixtures/guest-alert.ts';

test.describe('[G-6, J-4, L-5] a guest’s job alert', () => {
  test('is stopped again from its confirmation', async ({ page, journey }) => {
    journey.expectStatus(410);
    const mailed = await beginAsGuest(page, `ilse.ammann.${process.pid}@example.org`, origin());
    const begun = page.url();
    const today = page.getByRole('link', { name: 'Look at the jobs of today' });
    await expect(today).toHaveAttribute('href', /^\/browse-job-filter-list\?q=lighthouse\+keeper&/);
    await mailed.stopLink.click();
    await page.waitForURL(`**${paths.unsubscribeAlert}?token=*`);
    await mailed.stopButton.click();
    await expect(mailed.answer).toHaveText('This job alert is stopped. It sends no more mail.');
    // It is gone, with its address: nothing can begin it again.
    await mailed.openLink(begun);
    await mailed.beginButton.click();
    await expect(mailed.dead).toHaveText(/its job alert was stopped/);
  });
});
