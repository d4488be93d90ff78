import { createCandidate } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { addOwnJob } from '../fixtures/saved-jobs.ts';
import { SavedJobsPage } from '../pages/saved-jobs-page.ts';

const keeper = { title: 'Lighthouse keeper', company: 'Trinity House', date: 'December 15,2018' };

test.describe('the list of saved jobs', () => {
  test('[G-4] sorts, goes page by page, and gives a deleted row its place back', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const titles = Array.from({ length: 26 }, (_, i) => `Keeper ${i + 1}`);
    for (const title of titles) await addOwnJob(accessToken, { ...keeper, title });
    const saved = new SavedJobsPage(await journey.openPage({ token: accessToken }));
    await saved.open();
    await expect(saved.heading).toHaveText('26 Saved Jobs');
    await expect(saved.titles).toHaveText(titles.toReversed().slice(0, 25));
    await saved.pages.getByRole('link', { name: 'Next' }).click();
    await expect(saved.titles).toHaveText(['Keeper 1']);
    await expect(saved.page).toHaveURL('/jobs-saved-jobs?page=2');

    // With its last row the page is gone, too.
    await saved.deleteButton('Keeper 1').click();
    await expect(saved.rows).toHaveCount(25);
    await expect(saved.page).toHaveURL('/jobs-saved-jobs');
    await expect(saved.pages).toHaveCount(0);
    await saved
      .toast(/Keeper 1/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(saved.heading).toHaveText('26 Saved Jobs');
    await expect(saved.titles).toHaveText(titles.toReversed().slice(0, 25));

    await saved.sort.selectOption('Oldest first');
    await expect(saved.titles).toHaveText(titles.slice(0, 25));
    await expect(saved.page).toHaveURL('/jobs-saved-jobs?sort=oldest');
  });
});
