import { callApi } from '../../fixtures/accounts.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AboutPage } from '../../pages/about-page.ts';
import { goTo } from '../../pages/page-frame.ts';

test.describe('about us', () => {
  test('[J-4] says in figures what is stored, in three blocks what it does, and where companies register', async ({
    journey,
  }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const about = new AboutPage(page);
    await goTo(page, '/about-us');
    await expect(about.title).toHaveCount(1);
    // A page from before a posting opened is answered once more while it is rendered anew.
    await eventually(async () => {
      const { total } = (await (await callApi('/jobs')).json()) as { total: number };
      await goTo(page, '/about-us');
      return (await about.figures.first().textContent()) === `${total.toLocaleString('en')} open jobs`;
    }).toBe(true);
    const [, companies = '', fields = ''] = await about.figures.allTextContents();
    expect(companies).toMatch(/^\d[\d,]* companies hiring$/);
    expect(fields).toMatch(/^\d+ fields of work$/);
    await expect(about.features.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(about.createAccount).toHaveAttribute('href', '/register-2');
  });
});
